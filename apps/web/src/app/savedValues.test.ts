// @vitest-environment jsdom

import type { MetaField } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOf } from '../../../mock-api/test/existingRecords.ts'
import { valueOf } from '../../../mock-api/test/fitting.ts'
import { isSchema, kindOf, propertiesOf } from '../../../mock-api/test/slots.ts'
import { callsOf, type Row, testServer } from '../../../mock-api/test/testCalls.ts'
import { callOf } from '../../../mock-api/test/written.ts'
import { formFields, hasForm } from '../components/records/formFields.ts'
import { initialRecord, newBody, newFaultsOf, newFields } from '../components/records/newRecord.ts'
import { faultsOf } from '../components/records/recordScreen.ts'
import { CLASS_LIST, isClass, routesOf } from '../data/classes.ts'
import { editedBody } from '../data/records.ts'
import { classScreen } from '../features/admin/classes/classScreen.ts'
import { FORMS, isRefused, pathOf, type SavedForm, TEXTS } from './testing/recordForms.ts'

const SEED = 20_261_129
const RUNS = 6
/** Number of values that a user tries for a field before leaving it empty or unchanged. */
const TRIES = 4
const PAGE = 40
/** Values are generated from the records of this customer, so the links of a record fit together. */
const CUSTOMER = { username: 'fleet', relation: 'R00003' }

const app = await testServer()
const ask = callsOf(app)

type Fields = Readonly<Record<string, unknown>>

/** Values that the server accepts where the contract describes the field as any text or object. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  ...TEXTS,
  Command: ['ClearCache', 'GetLocalListVersion'],
  Code: ['QUAGGA#A', 'QUAGGA#B'],
  AccessCard: [{ subscriptiontypeid: 'ST001' }, { subscriptiontypeid: 'ST002' }],
  // People who are not protected, because requests of protected people are returned masked.
  RelationContactId: ['RC00003', 'RC00012'],
  Reimbursement: [{ isReimburse: false }, { isReimburse: true, reimburserId: 'RC00003' }],
}

const MINUTE_MS = 60_000
/** Times that a user can enter, which have no seconds. */
const moments = fc
  .integer({ min: Date.parse('2024-01-01') / MINUTE_MS, max: Date.parse('2029-12-31') / MINUTE_MS })
  .map((minute) => new Date(minute * MINUTE_MS).toISOString())

const contractOf = ({ routes }: SavedForm) => {
  const name = routes.one.path.split('/')[2] ?? ''
  if (!isClass(name)) throw new Error(`${routes.one.path} is not a call of a class`)
  return callOf(name, 'createupdate')
}

/** Generates a value that the control of a field can produce. */
const valueFor = (saved: SavedForm, { Name, Type, EnumValues, Link }: MetaField): fc.Arbitrary<unknown> => {
  const values = EnumValues?.filter((value) => Name !== 'Command' || VALUES[Name]?.includes(value))
  if (values && values.length > 0) return fc.constantFrom<unknown>(...values)
  if (Type === 'date-time') return moments
  if (VALUES[Name]) return fc.constantFrom(...VALUES[Name])
  const contract = contractOf(saved)
  if (Type === 'string' && Link !== undefined && isClass(Link) && !kindOf(contract, Name))
    return fc.constantFrom(...idsOf(Link, 'superadmin', 'own'))
  const caller = Type === 'object' && Link !== undefined ? 'superadmin' : CUSTOMER.username
  return valueOf(contract, Name, propertiesOf(contract.body)[Name], caller)
}

/** Generates several values for each field, and the fields that the user fills in. */
const answersFor = (saved: SavedForm, fields: readonly MetaField[]) => {
  const names = fields.map(({ Name }) => Name)
  return fc.record({
    values: fc.record(
      Object.fromEntries(
        fields.map((field) => [
          field.Name,
          fc.array(valueFor(saved, field), { minLength: TRIES, maxLength: TRIES }),
        ]),
      ),
    ),
    filled: fc.oneof(fc.constant(names), fc.subarray(names, { minLength: Math.min(1, fields.length) })),
  })
}
type Answers = { values: Readonly<Record<string, readonly unknown[]>>; filled: readonly string[] }

interface Sent {
  readonly body: Fields
  readonly answer: Awaited<ReturnType<typeof ask>>
}

/**
 * Fills in a form like a user: replaces each refused value by the next one, and removes it when none is left. Returns
 * the last write.
 */
const fillIn = async (
  { values, filled }: Answers,
  faultsIn: (typed: Fields) => readonly string[],
  send: (typed: Fields) => Promise<Sent>,
): Promise<Sent | undefined> => {
  const left = new Map(Object.entries(values).map(([field, tries]) => [field, [...tries]]))
  const typed: Record<string, unknown> = {}
  for (const field of filled) typed[field] = left.get(field)?.shift()
  for (;;) {
    const [fault] = faultsIn(typed)
    const sent = fault === undefined ? await send(typed) : undefined
    if (sent && !isRefused(sent.answer)) return sent
    expect(sent?.answer.code).not.toBe('UNEXPECTED')
    const field = fault ?? /^\w+/.exec(sent?.answer.message ?? '')?.[0] ?? ''
    const next = left.get(field)?.shift()
    if (next !== undefined) typed[field] = next
    else if (field in typed) delete typed[field]
    else return sent
  }
}

/** Fields of linked records and messages that the server fills in. */
const SERVER_SET = ['Description', 'PrintedNumber', 'IsCompany', 'At', 'By']

/** True if a stored value is the one that was sent, apart from what the server adds to links and messages. */
const isStored = (sent: unknown, stored: unknown): boolean => {
  if (Array.isArray(sent))
    return (
      Array.isArray(stored) &&
      sent.length === stored.length &&
      sent.every((each, index) => isStored(each, stored[index]))
    )
  if (isSchema(sent))
    return (
      isSchema(stored) &&
      Object.entries(sent).every(
        ([name, value]) =>
          (('Id' in sent || 'Text' in sent) && SERVER_SET.includes(name)) || isStored(value, stored[name]),
      )
    )
  return (sent === '' ? null : (sent ?? null)) === (stored === '' ? null : (stored ?? null))
}

/** Expects a record to have all values that were sent. Returns their fields. */
const expectStored = ({ Id: _id, Version: _version, ...sent }: Fields, record: Fields): readonly string[] => {
  const wrong = Object.entries(sent).filter(([field, value]) => !isStored(value, record[field]))
  expect(Object.fromEntries(wrong.map(([field]) => [field, record[field]]))).toEqual(
    Object.fromEntries(wrong),
  )
  return Object.keys(sent)
}

const metaOf = async ({ by, routes }: SavedForm) =>
  (await ask(by, 'GET', pathOf(routes.meta))).data as readonly MetaField[]

type World = Awaited<ReturnType<typeof openWorld>>

let worlds = 0
/** Opens a mock session with a stopped clock. Returns functions that send requests as the user of the form. */
const openWorld = async ({ by, routes }: SavedForm) => {
  worlds += 1
  const session = `values-${worlds}`
  await app.inject({
    method: 'POST',
    url: '/__mock/clock',
    headers: { 'x-mock-session': session },
    payload: { now: '2026-11-20T17:45:00.000Z', paused: true },
  })
  const list = async (query: Readonly<Record<string, string | number>> = {}) =>
    ((
      await ask(by, 'GET', pathOf(routes.filtered), {
        query: { select: '', pagesize: PAGE, ...query },
        session,
      })
    ).data ?? []) as readonly Row[]
  return {
    list,
    write: async (body: Fields): Promise<Sent> => ({
      body,
      answer: await ask(by, 'POST', pathOf(routes.createupdate ?? routes.one), { body, session }),
    }),
    one: async (id: string) => (await ask(by, 'GET', pathOf(routes.one, id), { session })).data as Row,
    /** Prefers records of the customer, because generated links refer to that customer's records. */
    rows: async (): Promise<readonly Row[]> => {
      const isNetwork = by === 'operator' || by === 'superadmin'
      const near = isNetwork ? await list({ relid: CUSTOMER.relation }) : []
      return near.length > 0 ? near : list()
    },
  }
}

/** Fields that no new record can have, with the reason. */
const NOT_ON_CREATION: Readonly<Record<string, string>> = {
  'class request ReservationSlot': 'a new request is a draft, which has no visit',
}

describe.each(FORMS.filter(({ form }) => form([]).creates?.fields))(
  'The form for a new record of $name',
  (saved) => {
    it('stores every field that the user filled in', async () => {
      const meta = await metaOf(saved)
      const screen = saved.form(meta)
      const fields = newFields(screen, meta)
      const initial = initialRecord(screen, meta)
      const stored = new Set<string>()
      const create = async (answers: Answers) => {
        const { write, one } = await openWorld(saved)
        const sent = await fillIn(
          answers,
          (typed) => Object.keys(newFaultsOf(screen, meta, initial, typed)),
          (typed) => write(newBody(screen, initial, typed)),
        )
        if (!sent || isRefused(sent.answer)) return
        const record = await one((sent.answer.data as Row).Id)
        for (const field of expectStored(sent.body, record)) stored.add(field)
      }
      const answers = answersFor(saved, fields)
      await fc.assert(fc.asyncProperty(answers, create), { seed: SEED, numRuns: RUNS })
      // Values of other fields may have kept a field out of every run, so try it alone.
      const [{ values } = { values: {} }] = fc.sample(answers, { seed: SEED, numRuns: 1 })
      for (const { Name } of fields) if (!stored.has(Name)) await create({ values, filled: [Name] })
      const never = fields.filter(({ Name }) => !stored.has(Name)).map(({ Name }) => `${saved.name} ${Name}`)
      expect(never.filter((field) => !(field in NOT_ON_CREATION))).toEqual([])
    })
  },
)

it.each(CLASS_LIST.filter((name) => routesOf(name).createupdate && !classScreen(name, []).creates))(
  'The server refuses a new %s, for which there is no form',
  async (name) => {
    const routes = routesOf(name)
    const { write } = await openWorld({ name, by: 'superadmin', form: () => classScreen(name, []), routes })
    expect((await write({ Description: 'Quagga' })).answer).toMatchObject({ status: 400, code: 'Error' })
  },
)

/** Forms that never save two fields together, with the reason. */
const ONE_FIELD: Readonly<Record<string, string>> = {
  'class bulkcommand': 'a command that has ended keeps its status',
}

/** Forms without repetitions: lists of one class with different filters share a form. */
const DISTINCT = FORMS.filter((saved, at) => {
  const isSame = ({ routes, form }: SavedForm) =>
    routes === saved.routes && form([]).editable === saved.form([]).editable
  return FORMS.findIndex(isSame) === at
})

describe.each(DISTINCT)('The form of $name', (saved) => {
  it('stores all fields that the user changed in one save', async () => {
    const meta = await metaOf(saved)
    const screen = saved.form(meta)
    const fields = formFields(screen, meta, {})
    if (fields.length === 0) return
    const stored = new Set<string>()
    let most = 0
    await fc.assert(
      fc.asyncProperty(answersFor(saved, fields), fc.nat(), async (answers, pick) => {
        const { write, one, rows } = await openWorld(saved)
        const records = (await rows()).filter((row) => hasForm(screen, row))
        const record = await one(records[pick % records.length]?.Id ?? '')
        const changesIn = (typed: Fields): Fields =>
          Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isStored(value, record[name])))
        const sent = await fillIn(
          answers,
          (typed) => Object.keys(faultsOf(screen, record, changesIn(typed))),
          (typed) => write(editedBody(record.Id, record, changesIn(typed))),
        )
        const isDone = sent !== undefined && !isRefused(sent.answer)
        const changed = expectStored(isDone ? sent.body : record, await one(record.Id))
        if (!isDone) return
        most = Math.max(most, changed.length)
        for (const field of changed) stored.add(field)
      }),
      { seed: SEED, numRuns: RUNS },
    )
    // `savedForms.test.ts` covers fields of all other types.
    const lists = fields.filter(({ Type }) => Type === 'array' || Type === 'object')
    expect(lists.map(({ Name }) => Name).filter((name) => !stored.has(name))).toEqual([])
    expect(most).toBeGreaterThanOrEqual(saved.name in ONE_FIELD ? 1 : Math.min(2, fields.length))
  })
})

const ACTIONS = FORMS.flatMap((saved) =>
  (saved.form([]).actions ?? []).flatMap((action) =>
    'changes' in action.does ? [{ name: saved.name, saved, action, changes: action.does.changes }] : [],
  ),
).filter(({ action }, at, all) => all.findIndex((other) => other.action === action) === at)

/** Runs the other actions of the screen until a record offers this one, and returns that record. */
const offeringRecord = async ({ saved, action }: (typeof ACTIONS)[number], { list, write }: World) => {
  if (saved.name === 'COMMANDS')
    await write({ Description: 'Quagga', Command: 'ClearCache', ChargePointIds: ['CP000003'] })
  for (const other of [undefined, ...ACTIONS.filter((each) => each.saved === saved)]) {
    const before = other && (await list()).find(other.action.isOffered)
    if (before) await write(editedBody(before.Id, before, other.changes))
    const record = (await list()).find(action.isOffered)
    if (record) return record
  }
  throw new Error(`No record offers ${action.key}`)
}

describe.each(ACTIONS)('The action $action.key of $name', (each) => {
  it('stores its changes and the answer of the user', async () => {
    const { saved, action, changes } = each
    const meta = await metaOf(saved)
    const screen = saved.form(meta)
    const asked = action.asks === undefined ? [] : formFields(screen, meta, {}, action)
    await fc.assert(
      fc.asyncProperty(answersFor(saved, asked), async ({ values }) => {
        const world = await openWorld(saved)
        const record = await world.one((await offeringRecord(each, world)).Id)
        const sent = await fillIn(
          { values, filled: asked.map(({ Name }) => Name) },
          (typed) => Object.keys(faultsOf(screen, record, { ...changes, ...typed })),
          (typed) => world.write(editedBody(record.Id, record, { ...changes, ...typed })),
        )
        expect(sent && isRefused(sent.answer) ? sent.answer : undefined).toBeUndefined()
        expect(expectStored(sent?.body ?? {}, await world.one(record.Id)).length).toBeGreaterThan(
          asked.length,
        )
      }),
      { seed: SEED, numRuns: asked.length === 0 ? 1 : RUNS },
    )
  })
})
