import { personas } from '@portal/fixtures'
import { CLASS_NAMES, type ClassName, categoryOf, classEntry, entitySchemas } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, asker, isDone, raw, scopeComplaint } from './asking.ts'
import { valueOf } from './fitting.ts'
import { propertiesOf } from './slots.ts'
import { testServer } from './testCalls.ts'
import {
  callOf,
  type Row,
  rowOf,
  rowsOf,
  stopClock,
  versionComplaints,
  writableOf,
  writtenIn,
} from './written.ts'

const SEED = 20_261_121
const RUNS = 6
const WRITES_PER_RUN = 12
/** Percentage of writes that include an `always` field. */
const NEARLY = 95

const app = await testServer()
const ask = await asker(app)

/** Personas that may write records of a class, except accounts that are not set up. */
const writersOf = (name: ClassName): readonly string[] =>
  personas
    .filter(
      ({ roles, userInfo }) =>
        userInfo.answer === 'ok' && roles.some((role) => classEntry(name).writers.includes(role)),
    )
    .map(({ username }) => username)

/** Write of a run: `pick` selects the record, `fields` are the fields to send. */
interface Write {
  readonly kind: 'create' | 'update' | 'stale' | 'damaged' | 'gone'
  readonly pick: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** Generates some writable fields. Those in `always` are almost always included. */
const fieldsOf = (
  name: ClassName,
  caller: string,
  keep: number,
  always: readonly string[] = [],
): fc.Arbitrary<Record<string, unknown>> => {
  const endpoint = callOf(name, 'createupdate')
  const properties = propertiesOf(endpoint.body)
  const values = writableOf(name).map((field) =>
    valueOf(endpoint, field, properties[field], caller).map((value) => [field, value] as const),
  )
  const dice = fc.array(fc.nat(99), { minLength: values.length, maxLength: values.length })
  return fc
    .tuple(fc.tuple(...values), dice)
    .map(([pairs, thrown]) =>
      Object.fromEntries(
        pairs.filter(([field], at) => (thrown[at] ?? 0) < (always.includes(field) ? NEARLY : keep)),
      ),
    )
    .filter((fields) => Object.keys(fields).length > 0)
}

const writesOf = (name: ClassName, caller: string): fc.Arbitrary<readonly Write[]> => {
  const { required } = entitySchemas[classEntry(name).entity]
  const write = (kind: Write['kind'], keep: number, always?: readonly string[]) =>
    fc.record({ kind: fc.constant(kind), pick: fc.nat(99), fields: fieldsOf(name, caller, keep, always) })
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: write('create', 30, required) },
      { weight: 6, arbitrary: write('update', 25) },
      { weight: 1, arbitrary: write('stale', 25) },
      { weight: 1, arbitrary: write('damaged', 25) },
      { weight: 1, arbitrary: write('gone', 25) },
    ),
    { minLength: WRITES_PER_RUN, maxLength: WRITES_PER_RUN },
  )
}

/** Normalizes a field so that equivalent values are equal: a link by its id, a message by its text. */
const essence = (field: string, value: unknown): unknown => {
  // Null deletes the field.
  if (value === null) return undefined
  // Times may be sent in several formats but are returned in one.
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return new Date(value).toISOString()
  if (field === 'Messages' && Array.isArray(value)) return value.map(({ Text }) => Text)
  if (field === 'Tokens' && Array.isArray(value))
    // The printed number comes from the card, so only its presence is compared.
    return value.map(({ Id, PrintedNumber, IsAuthorized }) => [Id, PrintedNumber !== undefined, IsAuthorized])
  if (field === 'AccessCard' && typeof value === 'object' && value !== null && 'tokens' in value)
    return { ...value, tokens: (value.tokens as readonly { readonly Id: string }[]).map(({ Id }) => Id) }
  return typeof value === 'object' && value !== null && 'Id' in value ? value.Id : value
}

/** True for the description of a contact whose name is sent, because it follows the name if the two were equal. */
const isNamed = (name: ClassName, field: string, fields: Readonly<Record<string, unknown>>): boolean =>
  name === 'relationcontact' && field === 'Description' && 'Name' in fields

/** Fields of a card that belong to its customer. A card that moves to another customer loses them. */
const OF_CUSTOMER = ['Subscription', 'EvcoId', 'InvoiceReference', 'RelationContactId'] as const

/** Returns the expected values of the fields that a card loses because the write moves it to another relation. */
const leftBehind = (
  name: ClassName,
  before: Row | undefined,
  sent: Readonly<Record<string, unknown>>,
  row: Row,
): Readonly<Record<string, unknown>> => {
  const { RelationId } = sent
  if (name !== 'token' || !before || RelationId === undefined || RelationId === before.RelationId) return {}
  const left = OF_CUSTOMER.filter((field) => (sent[field] ?? before[field]) === before[field])
  // The user may stay if their relation is below the new one, so any result counts as expected.
  const valueOf = (field: string) => (field === 'RelationContactId' ? row[field] : undefined)
  return Object.fromEntries(left.map((field) => [field, valueOf(field)]))
}

/** True if the write also removes the CPO contract, because the charge point moves to another customer. */
const leavesContract = (
  name: ClassName,
  before: Row | undefined,
  { RelationId, CpoContractId }: Readonly<Record<string, unknown>>,
): boolean =>
  name === 'chargepoint' &&
  CpoContractId === undefined &&
  RelationId !== undefined &&
  RelationId !== before?.RelationId

/** Simple model of a session: each record as it must be read. */
class Model {
  readonly #rows = new Map<string, Row>()
  readonly name: ClassName

  constructor(name: ClassName, rows: readonly Row[]) {
    this.name = name
    for (const row of rows) this.#rows.set(row.Id, row)
  }

  get ids(): readonly string[] {
    return [...this.#rows.keys()]
  }

  row(id: string): Row | undefined {
    const row = this.#rows.get(id)
    return row && this.renamed(row)
  }

  /**
   * Adopts the side effects of a write on other records, each with a new version. The written record stays as its
   * writer reads it, because others may see it masked.
   */
  followed(id: string, before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): void {
    for (const [key, row] of after)
      if (before.get(key)?.Version !== row.Version && key.startsWith(`${this.name} `) && row.Id !== id)
        this.#rows.set(row.Id, row)
  }

  /** Returns a record with the current name of its parent relation. */
  renamed(row: Row): Row {
    const { ParentRelation } = row
    const parent = this.#rows.get(String(essence('ParentRelation', ParentRelation)))
    return this.name === 'relation' && parent
      ? { ...row, ParentRelation: { Id: parent.Id, Description: parent.Description } }
      : row
  }

  /** Returns the faults of a record after a write of `sent`, and stores the record in the model. */
  written(row: Row, sent: Readonly<Record<string, unknown>>): readonly string[] {
    const before = this.#rows.get(row.Id)
    const fields = {
      ...sent,
      ...leftBehind(this.name, before, sent, row),
      ...(leavesContract(this.name, before, sent) && { CpoContractId: undefined }),
    }
    this.#rows.set(row.Id, row)
    const wrong = (field: string, expected: unknown) =>
      JSON.stringify(essence(field, row[field])) === JSON.stringify(essence(field, expected))
        ? []
        : [`${field} is ${JSON.stringify(row[field])} and not ${JSON.stringify(expected)}`]
    const untouched = writableOf(this.name).filter(
      (field) => !(field in fields) && before !== undefined && !isNamed(this.name, field, fields),
    )
    return [
      ...(row.Version === (before?.Version ?? 0) + 1 ? [] : [`Version is ${row.Version}`]),
      ...Object.entries(fields).flatMap(([field, value]) => wrong(field, value)),
      // Live fields can change without a write.
      ...untouched.flatMap((field) =>
        categoryOf(this.name, field) === 'STATE' ? [] : wrong(field, before?.[field]),
      ),
    ]
  }
}

const bodyOf = ({ kind, fields }: Write, target: Row | undefined): Readonly<Record<string, unknown>> => {
  if (kind === 'create' || !target) return fields
  const named = { Id: target.Id, Version: target.Version, ...fields }
  if (kind === 'stale') return { ...named, Version: target.Version + 1 }
  if (kind === 'damaged') return { ...named, Description: 5 }
  return kind === 'gone' ? { ...named, Id: 'ZZ999999' } : named
}

const REFUSED: readonly Write['kind'][] = ['stale', 'damaged', 'gone']
/** Classes whose records cannot be created, because the simulator creates them or they derive from other records. */
const NEVER_MADE: readonly ClassName[] = ['chargesession', 'cdr', 'protecteduser', 'backlog', 'errorlog']

/** Other classes in which a write to a class creates or changes records. */
const FOLLOWS: { readonly [C in ClassName]?: readonly ClassName[] } = {
  // An approved order creates cards.
  chargepassrequest: ['token'],
  // A changed code or fee updates the records priced with the tariff.
  tariff: ['subscriptiontype', 'subscription', 'chargeplacement'],
  subscriptiontype: ['subscription'],
  // Both store the location and the relation.
  chargepoint: ['chargeplacement'],
  // A card and its subscription refer to each other. Groups, lists and placements refer to cards of their customer.
  token: ['subscription', 'whitelistgroup', 'whitelist', 'chargeplacement'],
  subscription: ['token'],
  chargeplacement: ['chargepoint'],
  // Lists and placements store the code of their group.
  whitelistgroup: ['whitelist', 'chargeplacement'],
}

const isWritable = (name: ClassName): boolean => writableOf(name).length > 0

it('Protected people and the audit trail are the only classes that cannot be written', () => {
  expect(CLASS_NAMES.filter((name) => !isWritable(name))).toEqual(['protecteduser', 'audit'])
})

describe.each(CLASS_NAMES.filter(isWritable))('A record of the class %s', (name) => {
  const endpoint = callOf(name, 'createupdate')

  /** Reads a record by id and by a filter. Expects the same result, equal to the response to the write. */
  const readEverywhere = async (answer: Answer, caller: string, session: string): Promise<Row> => {
    const row = answer.data as Row
    const one = await rowOf(ask, name, row.Id, caller, session)
    expect(one).toEqual(row)
    const [found, ...more] = await rowsOf(ask, name, caller, session, { filter: `(Id EX "${row.Id}")` })
    expect([found, more]).toEqual([row, []])
    return row
  }

  it('is read as written, increments its version, and is unchanged by a failed write', async () => {
    const done = { create: 0, update: 0 }
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...writersOf(name))
          .chain((caller) => fc.tuple(fc.constant(caller), writesOf(name, caller))),
        async ([caller, writes]) => {
          const session = `saved-${name}-${(run += 1)}`
          await stopClock(app, session)
          const model = new Model(name, await rowsOf(ask, name, caller, session, { pagesize: 30 }))
          const seen = [name, ...(FOLLOWS[name] ?? [])]
          let before = await writtenIn(ask, session, seen)
          for (const write of writes) {
            const target = model.row(model.ids[write.pick % Math.max(1, model.ids.length)] ?? '')
            const body = bodyOf(write, target)
            const request = raw({ endpoint, caller, params: {}, query: {}, body })
            const answer = await ask(request, session)
            const context = `${caller} ${write.kind} ${JSON.stringify(body)} → ${answer.text.slice(0, 600)}`
            const after = await writtenIn(ask, session, seen)
            expect(scopeComplaint(request, answer), context).toBe('')
            if (isDone(answer)) {
              if (target || write.kind === 'create') expect(REFUSED, context).not.toContain(write.kind)
              const { Id: _id, Version: _version, ...fields } = body
              const row = await readEverywhere(answer, caller, session)
              expect(model.written(row, fields), context).toEqual([])
              const others = new Map([...after].filter(([key]) => !key.startsWith(`${name} `)))
              expect(versionComplaints(before, others), context).toEqual([])
              model.followed(row.Id, before, after)
              done[target && write.kind !== 'create' ? 'update' : 'create'] += 1
            } else {
              expect(after, context).toEqual(before)
              if (write.kind === 'stale' && target)
                expect([answer.status, answer.data], context).toEqual([409, target])
              const same = target && (await rowOf(ask, name, target.Id, caller, session))
              expect(same, context).toEqual(target)
            }
            before = after
          }
          const written = [...(await writtenIn(ask, session)).keys()].map((key) => key.split(' ')[0] ?? '')
          expect(written.filter((other) => !seen.some((each) => each === other))).toEqual([])
        },
      ),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    expect(done.update).toBeGreaterThan(0)
    if (!NEVER_MADE.includes(name)) expect(done.create).toBeGreaterThan(0)
  })
})
