import { createWorld } from '@portal/fixtures'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Interventions } from './interventions.ts'
import { endedSinceHistory, sessionsOfCharger } from './liveSessions.ts'
import { scopeOf } from './scope.ts'
import { createStore, type Store } from './store.ts'

const time = '2026-11-20T17:30:00.000Z'
const began = Date.parse(time)
const store = createStore(createWorld({ seed: 7, size: 'small', now: time }))
/** The same world with an empty cache. */
const fresh = (): Store => Object.create(store) as Store

const scopes = [
  scopeOf({ roles: ['FleetManager'], relationId: 'R00003' }, []),
  scopeOf({ roles: ['Operator'], relationId: 'R00005' }, []),
  scopeOf({ roles: ['User'] }, []),
] as const

describe('The sessions that have ended since the world began', () => {
  it('are those of each moment, whatever was asked before', () => {
    const asked = fresh()
    const moment = fc.tuple(fc.integer({ min: 0, max: 12 * 3_600_000 }), fc.constantFrom(...scopes))
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 8 }), (moments) => {
        for (const [after, scope] of moments) {
          const now = began + after
          const simulator = new Interventions()
          expect(endedSinceHistory(asked, scope, now, simulator)).toEqual(
            endedSinceHistory(fresh(), scope, now, simulator),
          )
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are computed once a second, and on every call while the simulation is changed by hand', () => {
    const [fleet] = scopes
    const asked = fresh()
    const simulator = new Interventions()
    const looked = vi.spyOn(simulator, 'contactAt')
    for (const ms of [0, 1, 500, 999]) endedSinceHistory(asked, fleet, began + ms, simulator)
    expect(looked).toHaveBeenCalledTimes(asked.outletsOfRelation.get('R00003')?.length ?? 0)

    const silent = new Interventions()
    silent.silentSince = began - 8 * 3_600_000
    const later = began + 8 * 3_600_000
    const heard = endedSinceHistory(asked, fleet, later, simulator)
    expect(endedSinceHistory(asked, fleet, later, silent).length).toBeLessThan(heard.length)
  })
})

it('The sessions of a charger are said without a look at the others, also after a command', () => {
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
