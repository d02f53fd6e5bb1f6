import { createWorld, stateOf } from '@portal/fixtures'
import { FILTER_OPERATORS, MINUTE_MS } from '@portal/schemas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { liveFinderOf, presentRows } from '../bco/generic/rows.ts'
import { type PageQuery, scan } from './finder.ts'
import { SessionWorld } from './sessionWorld.ts'
import { createStore } from './store.ts'

const time = '2026-11-18T09:30:00.000Z'
const start = Date.parse(time)
const store = createStore(createWorld({ seed: 7, size: 'large', now: time, customers: 60 }))
const operator = { roles: ['SuperAdmin'], relationId: 'R00005' } as const
const chargers = [...store.records.chargepoint.values()]
const places = [...store.records.chargelocation.keys()]

const LIVE = {
  chargepoint: ['Status', 'LastHeartbeat', 'CurrentError', 'LastBootNotification', 'FirmwareVersion'],
  chargelocation: ['Status', 'ConnectorsAvailable', 'ConnectorCount'],
  connection: ['Status', 'Since'],
  subscription: ['Status'],
} as const
const VALUES = [
  '9.1.4',
  'ACTIVE',
  'ENDED',
  'ONLINE',
  'OFFLINE',
  'OPEN',
  'CLOSED',
  'GroundFailure',
  '2026-11-18T09',
  '0',
  '1',
  '2',
  '',
]

/** Actions that make chargers differ from the simulator. */
const DEEDS = {
  start: (world: SessionWorld, index: number, now: number) => {
    const connector = chargers[index]?.Connectors[0]
    const card = { id: 'T000204', number: 'BE-BCA-000204-1' }
    if (connector) world.intervene({ kind: 'start', connectorId: connector.Id, card, at: now })
  },
  restart: (world: SessionWorld, index: number, now: number) => {
    const chargepointId = chargers[index]?.Id ?? ''
    world.intervene({ kind: 'restart', chargepointId, from: now, until: now + MINUTE_MS })
  },
  firmware: (world: SessionWorld, index: number, at: number) => {
    const { Id: chargepointId = '', FirmwareVersion: from = '' } = chargers[index] ?? {}
    world.intervene({ kind: 'firmware', chargepointId, at, from, to: '9.1.4' })
  },
  close: (world: SessionWorld, index: number, at: number) => {
    const chargepointId = chargers[index]?.Id ?? ''
    world.intervene({ kind: 'closed', chargepointId, at, until: at + MINUTE_MS })
  },
  outOfService: (world: SessionWorld, index: number, at: number) => {
    const chargepointId = chargers[index]?.Id ?? ''
    world.intervene({ kind: 'availability', chargepointId, at, isOperative: false })
  },
  disable: (world: SessionWorld, index: number, now: number) => {
    const charger = chargers[index]
    if (charger) world.write('chargepoint', { ...charger, AdminState: 'DISABLED' }, now)
  },
  move: (world: SessionWorld, index: number, now: number) => {
    const charger = chargers[index]
    const LocationId = places[(index * 7) % places.length]
    if (charger && LocationId) world.write('chargepoint', { ...charger, LocationId }, now)
  },
  storm: (world: SessionWorld, _: number, now: number) => world.silenceChargers(true, now),
  calm: (world: SessionWorld, _: number, now: number) => world.silenceChargers(false, now),
  remove: (world: SessionWorld, index: number) => world.remove('chargepoint', chargers[index]?.Id ?? ''),
} as const

const deed = fc.record({
  does: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
  index: fc.integer({ min: 0, max: chargers.length - 1 }),
})
const question = fc.constantFrom(...(Object.keys(LIVE) as (keyof typeof LIVE)[])).chain((name) => {
  const field = fc.constantFrom(...LIVE[name], 'Id')
  return fc.record({
    name: fc.constant(name),
    conditions: fc.array(
      fc.record({
        field,
        operator: fc.constantFrom(...FILTER_OPERATORS),
        value: fc.constantFrom(...VALUES),
      }),
      { maxLength: 2 },
    ),
    orders: fc.array(fc.record({ field, sign: fc.constantFrom(1 as const, -1 as const) }), {
      minLength: 1,
      maxLength: 2,
    }),
    offset: fc.integer({ min: 0, max: 60 }),
    limit: fc.constant(25),
  })
})

it('A list with a filter or order by live fields equals a scan, after any actions and at any time', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 3 }),
      // Clocks can also be set back.
      fc.array(fc.integer({ min: -600, max: 1_500 }), { minLength: 1, maxLength: 3 }),
      fc.array(question, { minLength: 1, maxLength: 3 }),
      (deeds, minutes, questions) => {
        const world = new SessionWorld(store)
        for (const { does, index } of deeds) DEEDS[does](world, index, start + MINUTE_MS)
        for (const minute of minutes)
          for (const { name, ...query } of questions satisfies (PageQuery & { name: string })[]) {
            const view = world.as(operator)
            const now = start + minute * MINUTE_MS
            const looked = presentRows(view, name, view.all(name as 'chargepoint') as never, now)
            const without = looked.map((row) => ({ ...row, EnergyThisMonthKwh: undefined }))
            const compared = [...query.conditions, ...query.orders].map(({ field }) => field)
            for (const fields of [LIVE[name], compared]) {
              const { count, page } = liveFinderOf(view, name, now, fields)(query)
              const found = page.map((row) => ({ ...row, EnergyThisMonthKwh: undefined }))
              expect({ count, page: found }).toEqual(scan(without)(query))
            }
          }
      },
    ),
    { numRuns: 25 },
  )
})

it('A connector has the same state with and without a cache, at any time', () => {
  const view = new SessionWorld(store).as(operator)
  const outlets = [...store.outlets.values()]
  fc.assert(
    fc.property(
      fc.constantFrom(...outlets.slice(0, 40)),
      fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 2, maxLength: 6 }),
      (outlet, minutes) => {
        for (const minute of minutes) {
          const now = start + minute * MINUTE_MS
          const states = view.connectors.ofCharger(outlet.chargepointId, now)
          expect(states[outlet.connectorNumber - 1]).toEqual(stateOf(outlet, now))
        }
      },
    ),
    { numRuns: 400 },
  )
})

it('The changes since a given time turn the old states into the new ones, and list every location whose counts changed', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 3 }),
      fc.integer({ min: -90, max: 300 }),
      fc.integer({ min: 0, max: 200 }),
      (deeds, from, span) => {
        const world = new SessionWorld(store)
        for (const { does, index } of deeds) DEEDS[does](world, index, start + MINUTE_MS)
        const { connectors } = world.as(operator)
        const since = start + from * MINUTE_MS
        const now = since + span * MINUTE_MS
        const byId = new Map(connectors.states(since).map((state) => [state.ConnectorId, state]))
        const { states, locations } = connectors.changed(since, now)
        const before = new Map(
          places.map((id) => [
            id,
            connectors
              .states(since)
              .filter(({ LocationId }) => LocationId === id)
              .map(({ Status }) => Status)
              .sort(),
          ]),
        )
        for (const state of states) byId.set(state.ConnectorId, state)
        expect([...byId.values()].sort((a, b) => (a.ConnectorId < b.ConnectorId ? -1 : 1))).toEqual(
          connectors.states(now).sort((a, b) => (a.ConnectorId < b.ConnectorId ? -1 : 1)),
        )
        const statesAt = connectors.statesAt(now)
        const untouched = places.filter((id) => !locations.has(id))
        expect(untouched.map((id) => [...statesAt(id)].sort())).toEqual(untouched.map((id) => before.get(id)))
      },
    ),
    { numRuns: 20 },
  )
})
