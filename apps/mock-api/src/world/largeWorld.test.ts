import { createWorld } from '@portal/fixtures'
import { CLASS_NAMES, type ClassName } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { finderOf } from '../bco/generic/rows.ts'
import { scan } from './finder.ts'
import type { Viewer } from './scope.ts'
import { SessionWorld } from './sessionWorld.ts'
import { createStore } from './store.ts'

const time = '2026-11-18T09:30:00.000Z'
const now = Date.parse(time)
/** A large world with only a few customers. */
const large = createStore(createWorld({ seed: 7, size: 'large', now: time, customers: 60 }))
const small = createStore(createWorld({ seed: 7, size: 'small', now: time }))

const operator: Viewer = { roles: ['Operator'], relationId: 'R00005' }
const customers: readonly (readonly [string, Viewer])[] = [
  ['a driver', { roles: ['User'], relationId: 'R00001' }],
  ['a fleet manager', { roles: ['FleetManager'], relationId: 'R00003' }],
  ['an entity manager', { roles: ['EntityManager'], relationId: 'R00004' }],
]
const all = { conditions: [], orders: [{ field: 'Id', sign: 1 as const }], offset: 0, limit: 1e6 }
const rowsOf = (world: SessionWorld, viewer: Viewer, name: ClassName, at = now) =>
  finderOf(world.as(viewer), name, at)(all).page
const is = (field: string, value: string) => [{ field, operator: 'EX' as const, value }]

describe('A large world', () => {
  it.each(customers)('returns the same records to %s as a small world, in every class', (_, viewer) => {
    for (const name of CLASS_NAMES)
      expect(rowsOf(new SessionWorld(large), viewer, name)).toEqual(
        rowsOf(new SessionWorld(small), viewer, name),
      )
  })

  it('contains the records of a small world unchanged, and those of more customers', () => {
    for (const name of ['relation', 'chargepoint', 'chargelocation', 'token', 'request', 'alarm'] as const) {
      const first = [...small.records[name].values()]
      expect([...large.records[name].values()].slice(0, first.length)).toEqual(first)
    }
    expect(large.world.outlets.slice(0, small.world.outlets.length)).toEqual(small.world.outlets)
    expect(large.records.relation.size).toBeGreaterThan(small.records.relation.size)
  })

  it('shows an operator the sessions of the last hours, and older ones with a narrow filter', () => {
    const view = new SessionWorld(large).as(operator)
    const recent = view.sessions(now)
    expect(recent.length).toBeGreaterThan(5)
    expect(recent.length).toBeLessThan(large.sessions.length / 20)
    const of = (field: string, value: string) => view.sessionsMeant(is(field, value), now)
    const ofSmall = new SessionWorld(small).as(operator).sessions(now)
    for (const field of ['RelationId', 'LocationId', 'ChargePointId', 'TokenNumber'] as const) {
      const value = ofSmall[40]?.[field] ?? ''
      const mine = (each: (typeof ofSmall)[number]) => each[field] === value
      expect(of(field, value).filter(mine)).toEqual(ofSmall.filter(mine))
    }
  })

  it('shows the charge detail records of the last hours, and finds an older one by its id', () => {
    const world = new SessionWorld(large)
    const [old] = [...small.records.cdr.values()].slice(-1)
    if (!old) throw new Error('The small world has charge detail records')
    const view = world.as(operator)
    expect(view.cdr(old.Id, now)).toEqual(old)
    expect(view.cdrs(now, is('ChargePointId', old.ChargePointId))).toContainEqual(old)
    expect(view.cdrs(now).map(({ Id }) => Id)).not.toContain(old.Id)
    world.write('cdr', { ...old, Status: 'ERROR' }, now, old)
    expect(view.cdr(old.Id, now)?.Status).toBe('ERROR')
    expect(view.cdrs(now).find(({ Id }) => Id === old.Id)?.Status).toBe('ERROR')
  })

  it('shows a started session to an operator immediately', () => {
    const world = new SessionWorld(large)
    const view = world.as(operator)
    const before = new Set(view.sessions(now).map(({ Id }) => Id))
    const connector = view.connectors.states(now).find(({ Status }) => Status === 'AVAILABLE')
    const card = { id: 'T000204', number: 'BE-BCA-000204-1' }
    const id = world.intervene({ kind: 'start', connectorId: connector?.ConnectorId ?? '', card, at: now })
    const seen = world.as(operator).sessions(now + 60_000)
    expect(before.has(id ?? '')).toBe(false)
    expect(seen.map(({ Id }) => Id)).toContain(id)
  })

  it('shows a customer a charger that moved to them from a customer who exists only in the large world', () => {
    const world = new SessionWorld(large)
    const fleet = customers[1]?.[1] ?? operator
    const charger = [...large.records.chargepoint.values()].find(
      ({ Id }) => !small.records.chargepoint.has(Id),
    )
    if (!charger) throw new Error('A large world has more chargers')
    expect(world.as(fleet).one('chargepoint', charger.Id)).toBeUndefined()
    world.write('chargepoint', { ...charger, RelationId: 'R00003' }, now)
    const view = world.as(fleet)
    expect(view.one('chargepoint', charger.Id)?.Owner).toBe('Noordzee Logistics')
    expect(view.connectors.states(now).map(({ ChargePointId }) => ChargePointId)).toContain(charger.Id)
  })
})

it('An operator’s search for people uses an index of masked records, with the same result as a scan', () => {
  const world = new SessionWorld(large)
  const [first] = [...large.records.protecteduser.values()]
  const person = large.records.relationcontact.get(first?.RelationContactId ?? '')
  if (!person) throw new Error('A world has protected people')
  world.write('relationcontact', { ...person, Name: 'Zoë Quaghebeur' }, now)
  const view = world.as(operator)
  for (const field of ['Name', 'Email', 'Description'])
    for (const value of ['An', 'Z', 'Zoë', person.Email]) {
      const query = {
        conditions: [{ field, operator: 'SW' as const, value }],
        orders: [
          { field: 'Email', sign: -1 as const },
          { field: 'Id', sign: 1 as const },
        ],
        offset: 0,
        limit: 25,
      }
      const looked = scan(view.all('relationcontact'))(query)
      expect(view.finder('relationcontact')(query)).toEqual(looked)
      expect(looked.page.map(({ Name }) => Name)).not.toContain('Zoë Quaghebeur')
    }
})
