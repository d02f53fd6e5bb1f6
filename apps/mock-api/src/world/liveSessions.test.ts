import { createWorld, planOfDay } from '@portal/fixtures'
import { DAY_MS, localDay } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Interventions } from './interventions.ts'
import { endedSinceHistory, sessionById, sessionsOfCharger, sessionsOfRelations } from './liveSessions.ts'
import { scopeOf } from './scope.ts'
import { createStore, type Store } from './store.ts'

const time = '2026-11-20T17:30:00.000Z'
const began = Date.parse(time)
const store = createStore(createWorld({ seed: 7, size: 'small', now: time }))
/** Returns the same world with an empty cache. */
const fresh = (): Store => Object.create(store) as Store

const scopes = [
  scopeOf({ roles: ['FleetManager'], relationId: 'R00003' }, []),
  scopeOf({ roles: ['Operator'], relationId: 'R00005' }, []),
  scopeOf({ roles: ['User'] }, []),
] as const

describe('The sessions that ended after the world’s start', () => {
  it('match those of a fresh store at any time, after any earlier requests', () => {
    const store = fresh()
    const moment = fc.tuple(fc.integer({ min: 0, max: 12 * 3_600_000 }), fc.constantFrom(...scopes))
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 8 }), (moments) => {
        for (const [after, scope] of moments) {
          const now = began + after
          const simulator = new Interventions()
          expect(endedSinceHistory(store, scope, now, simulator)).toEqual(
            endedSinceHistory(fresh(), scope, now, simulator),
          )
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are computed once a second, but separately for other interventions', () => {
    const [fleet] = scopes
    const store = fresh()
    const simulator = new Interventions()
    const looked = vi.spyOn(simulator, 'contactAt')
    for (const ms of [0, 1, 500, 999]) endedSinceHistory(store, fleet, began + ms, simulator)
    expect(looked).toHaveBeenCalledTimes(store.outletsOfRelation.get('R00003')?.length ?? 0)

    const silent = new Interventions()
    silent.silentSince = began - 8 * 3_600_000
    const later = began + 8 * 3_600_000
    const sessions = endedSinceHistory(store, fleet, later, simulator)
    expect(endedSinceHistory(store, fleet, later, silent).length).toBeLessThan(sessions.length)
  })
})

it('The sessions of a charger are computed without those of other chargers, even after a command', () => {
  const [chargepointId = '', others] = [...store.outletsOf.keys()]
  const commanded = new Interventions()
  commanded.add({ kind: 'restart', chargepointId: others ?? '', from: began, until: began + 1 })
  const only = fresh()
  const everyOutlet = vi.fn(() => store.everyOutlet)
  Object.defineProperty(only, 'everyOutlet', { get: everyOutlet })
  const before = sessionsOfCharger(store, chargepointId, began, new Interventions())
  expect(sessionsOfCharger(only, chargepointId, began, commanded)).toEqual(before)
  expect(everyOutlet).not.toHaveBeenCalled()
})

describe('A recently placed charger', () => {
  const placed = (world: ReturnType<typeof createWorld>) =>
    new Map(world.chargepoints.map(({ Id, CreatedOn }) => [Id, CreatedOn]))

  it('starts no session before its placement, no matter how far the clock is set back', () => {
    const createdOn = placed(store.world)
    const simulator = new Interventions()
    const of = (now: number) => sessionsOfRelations(store, () => true, now, simulator)
    let running = 0
    for (const days of [1, 20, 90, 200, 300, 395]) {
      const sessions = of(began - days * DAY_MS)
      running += sessions.filter(({ Stop }) => Stop === undefined).length
      const early = sessions.filter(
        ({ ChargePointId, Start }) => Start < (createdOn.get(ChargePointId) ?? ''),
      )
      expect(early).toEqual([])
    }
    expect(running).toBeGreaterThan(10)
  })

  it('has no session before its placement, even if one is read by id', () => {
    const [outlet, created] =
      [...store.outlets.values()]
        .map((each) => [each, Date.parse(placed(store.world).get(each.chargepointId) ?? '')] as const)
        .filter(([each, at]) => each.cards.length > 0 && at > began - 390 * DAY_MS)[0] ?? []
    if (!outlet || created === undefined) throw new Error('No charger was placed lately')
    const before = Array.from({ length: 30 }, (_, index) => planOfDay(outlet, localDay(created) - 2 - index))
    const [stay] = before.flat()
    expect(stay).toBeDefined()
    expect(sessionById(store, stay?.sessionId ?? '', began, new Interventions())).toBeUndefined()
  })
})

it('Sessions after a clock jump of a year are computed once, and equal those of an empty cache', () => {
  const later = began + 366 * DAY_MS
  const simulator = new Interventions()
  const stays = vi.spyOn(simulator, 'plan')
  const [chargepointId = ''] = [...store.outletsOf.keys()]
  const first = sessionsOfCharger(store, chargepointId, later, simulator)
  const callsBefore = stays.mock.calls.length
  expect(callsBefore).toBeGreaterThan(300)
  expect(sessionsOfCharger(store, chargepointId, later, simulator)).toEqual(first)
  expect(stays.mock.calls.length - callsBefore).toBeLessThan(20)
  const other = createStore(createWorld({ seed: 7, size: 'small', now: time }))
  expect(sessionsOfCharger(other, chargepointId, later, new Interventions())).toEqual(first)
  // With the clock set back, the cache must not return later sessions.
  const half = began + 100 * DAY_MS
  expect(sessionsOfCharger(store, chargepointId, half, simulator)).toEqual(
    sessionsOfCharger(
      createStore(createWorld({ seed: 7, size: 'small', now: time })),
      chargepointId,
      half,
      simulator,
    ),
  )
})
