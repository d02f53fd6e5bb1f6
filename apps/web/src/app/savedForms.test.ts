import type { ClassName, MetaField } from '@portal/schemas/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, type Row, testServer } from '../../../mock-api/src/bco/testCalls.ts'
import { formFields } from '../components/records/formFields.ts'
import type { RecordScreen } from '../components/records/recordScreen.ts'
import type { EditedClass } from '../components/records/wiring.ts'
import { momentOf } from '../data/calendar.ts'
import { editedBody } from '../data/records.ts'
import { CLASS_LIST, routesOf } from '../features/admin/classes/classes.ts'
import { classScreen } from '../features/admin/classes/classScreen.ts'
import * as admin from '../features/admin/declared.ts'
import { CARD_EDIT } from '../features/cards/acts/cardEdit.ts'
import { LOCATION_FIELDS } from '../features/locationEditor/faults.ts'
import * as cards from '../features/network/declared/cards.ts'
import * as customers from '../features/network/declared/customers.ts'
import * as places from '../features/network/declared/places.ts'
import * as work from '../features/network/declared/work.ts'
import { RELATION_SCREEN } from '../features/relationDetail/relationScreen.ts'
import { userScreen } from '../features/users/userScreen.ts'

/** Records of a class that a form is tried on, until one takes a value. */
const RECORDS = 8

type Form = Pick<RecordScreen, 'editable' | 'choices' | 'actions'> & Pick<EditedClass, 'routes'>
interface Saved {
  readonly name: string
  readonly by: string
  readonly form: (meta: readonly MetaField[]) => Form
  readonly routes: EditedClass['routes']
}

const screensOf = (module: Readonly<Record<string, unknown>>, by: string): readonly Saved[] =>
  Object.entries(module).flatMap(([name, screen]) => {
    const form = screen as RecordScreen
    return form.routes?.createupdate ? [{ name, by, form: () => form, routes: form.routes }] : []
  })

const formOf = (name: string, by: string, form: Form): Saved => ({
  name,
  by,
  form: () => form,
  routes: form.routes,
})

const FORMS: readonly Saved[] = [
  ...[cards, customers, places, work].flatMap((module) => screensOf(module, 'operator')),
  ...screensOf(admin, 'superadmin'),
  ...CLASS_LIST.filter((name) => routesOf(name).createupdate !== undefined).map((name) => ({
    name: `class ${name}`,
    by: 'superadmin',
    form: (meta: readonly MetaField[]) => classScreen(name, meta),
    routes: routesOf(name),
  })),
  formOf('location editor', 'operator', { routes: places.LOCATIONS.routes, editable: LOCATION_FIELDS }),
  formOf('organisation', 'entity', RELATION_SCREEN),
  formOf('user', 'fleet', userScreen({ title: 'shell.users', held: ['FleetManager'], isSelf: false })),
  formOf('own details', 'driver', userScreen({ title: 'shell.users', held: ['User'], isSelf: true })),
  formOf('card', 'fleet', CARD_EDIT),
  formOf('steps of a card', 'operator', { routes: CARD_EDIT.routes, editable: ['State', 'Subscription'] }),
  formOf('type of a subscription', 'fleet', {
    routes: admin.SUBSCRIPTIONS.routes,
    editable: ['SubscriptionTypeId'],
  }),
]

/** Texts that the rules of the server let pass. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  VatNumber: ['BE0403170701'],
  BankAccount: ['BE71096123456769'],
  Bic: ['GKCCBEBB'],
  Telephone: ['+32 9 225 11 12'],
  Phone: ['+32 9 225 11 12'],
  Mobile: ['+32 470 12 34 57'],
  Email: ['quagga@example.com'],
  Country: ['LU', 'BE'],
  HouseNumber: ['12'],
  PostalCode: ['9000'],
  Cron: ['*/15 6-22 * * 1-5'],
  // One of them has the right last digit.
  Number: Array.from({ length: 10 }, (_, digit) => `BE-BCA-700001-${digit}`),
  Code: ['QUAGGA#A'],
  EvcoId: ['BE-BCA-C12345678-9'],
}

/** A past and a future moment: every field accepts one of them. */
const LOCAL_TIMES = ['2020-07-01T00:00', '2026-11-10T08:15', '2026-11-25T10:00', '2029-01-01T00:00']

/** The state comes last: it may end the record. */
const byEnd = (a: MetaField, b: MetaField) => Number(isEnd(a)) - Number(isEnd(b))
const isEnd = ({ Name }: MetaField) => Name === 'Status' || Name === 'State'

/** Values that a field's control can produce: another value, or none. */
const valuesOf = (
  { Name, Type, EnumValues, IsRequired }: MetaField,
  record: Row,
  linked: readonly string[],
): readonly unknown[] => {
  const before = record[Name]
  const none = IsRequired ? [] : [undefined]
  if (Type === 'boolean') return [before !== true]
  if (Type === 'enum') return [...(EnumValues ?? []), ...none]
  if (Type === 'number' || Type === 'integer') return [Number(before ?? 0) + 1, 0, undefined]
  if (Type === 'date-time') return [...LOCAL_TIMES.map(momentOf), undefined]
  const others = linked.length > 0 ? linked : (TEXTS[Name] ?? [`Quagga ${Name}`])
  return [...others, IsRequired ? '' : undefined]
}

let app: Awaited<ReturnType<typeof testServer>>
let ask: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testServer()
  ask = callsOf(app)
})
afterAll(() => app.close())

const pathOf = (route: { readonly path: string }, id = '') =>
  route.path.replace(/^\//, '').replace('{id}', encodeURIComponent(id))
const emptied = (value: unknown) => (value === '' || value === undefined ? null : value)

describe.each(FORMS)('The form of $name', ({ name, by, form, routes }) => {
  const session = `form-${name.replaceAll(' ', '-')}`
  const read = (path: string, query = {}) => ask(by, 'GET', path, { query, session })

  it('saves what it says it saves', async () => {
    // Stop the clock, so that live fields do not change between save and read.
    await app.inject({
      method: 'POST',
      url: '/__mock/clock',
      headers: { 'x-mock-session': session },
      payload: { now: '2026-11-20T17:45:00.000Z', paused: true },
    })
    const meta = (await read(pathOf(routes.meta))).data as readonly MetaField[]
    const screen = form(meta)
    if (name === 'class bulkcommand') {
      // Only a command that runs can be called off.
      const [charger] = (await read('v3.1/chargepoint/BCO/filtered', { pagesize: 1 })).data as readonly Row[]
      const body = { Description: 'Quagga', Command: 'RESET', ChargePointIds: [charger?.Id] }
      await ask(by, 'POST', pathOf(routesOf('bulkcommand').createupdate as { path: string }), {
        body,
        session,
      })
    }
    const page = await read(pathOf(routes.filtered), { select: '', pagesize: RECORDS })
    const ids = (page.data as readonly Row[]).map(({ Id }) => Id)
    expect(ids).not.toEqual([])
    const one = async (id: string) => (await read(pathOf(routes.one, id))).data as Row
    /** Candidates for a linked field: a few records of its class, same relation first; groups by code. */
    const namesFor = async ({ Name, Link }: MetaField, { RelationId }: Row): Promise<readonly string[]> => {
      const to = Name === 'WhitelistGroup' ? 'whitelistgroup' : Link
      if (to === undefined) return []
      const near = RelationId === undefined ? {} : { relid: String(RelationId) }
      const path = pathOf(routesOf(to as ClassName).filtered)
      const pages = await Promise.all(
        [near, {}].map((query) => read(path, { select: '', pagesize: RECORDS, ...query })),
      )
      return pages.flatMap(({ data }) =>
        (data as readonly Row[]).map((row) => String(Name === 'WhitelistGroup' ? row['Code'] : row.Id)),
      )
    }
    const wrong: string[] = []
    /** Writes as the screen does; true if the server took it. */
    const save = async (id: string, changes: Readonly<Record<string, unknown>>) => {
      const { createupdate } = routes
      if (!createupdate) throw new Error(`${name} cannot be written`)
      const before = await one(id)
      const body = editedBody(id, before, changes)
      const answer = await ask(by, 'POST', pathOf(createupdate), { body, session })
      const after = await one(id)
      const says = `${id} ${JSON.stringify(changes)}`
      if (answer.status !== 200 || (answer.code !== '' && answer.code !== 'NEWRELATION')) {
        if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push(`${says} was refused, and changed`)
        return `${answer.code} ${answer.message}`
      }
      for (const [field, value] of Object.entries(changes))
        if (JSON.stringify(emptied(after[field])) !== JSON.stringify(emptied(value)))
          wrong.push(`${says} was saved, and reads ${JSON.stringify(after[field])}`)
      return undefined
    }
    for (const field of formFields(screen, meta).toSorted(byEnd)) {
      let why: string | undefined = 'there is no other value'
      let isTaken = false
      for (const id of ids) {
        if (isTaken) break
        for (const value of valuesOf(field, await one(id), await namesFor(field, await one(id)))) {
          const before = (await one(id))[field.Name]
          if (JSON.stringify(emptied(before)) === JSON.stringify(emptied(value))) continue
          const refusal = await save(id, { [field.Name]: value })
          if (refusal === undefined) isTaken = true
          else why = `${JSON.stringify(value)}: ${refusal}`
        }
      }
      if (!isTaken) wrong.push(`${field.Name} is offered and never taken: ${why}`)
    }
    for (const { does, isOffered, asks } of screen.actions ?? [])
      for (const id of ids) {
        const record = await one(id)
        if (!('changes' in does) || !isOffered(record)) continue
        const refusal = await save(id, { ...does.changes, ...(asks !== undefined && { [asks]: 'Quagga' }) })
        if (refusal !== undefined)
          wrong.push(`${JSON.stringify(does.changes)} of ${id} is refused: ${refusal}`)
      }
    expect(wrong.join('\n')).toBe('')
  })
})
