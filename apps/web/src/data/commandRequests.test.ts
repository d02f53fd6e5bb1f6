import { expect, it } from 'vitest'
import { commandTarget, startTarget } from './commandRequests.ts'

const connector = { id: 'CP1-1', number: 1 }
const stop = { chargepointId: 'CP1', connector, sessionIds: ['S1'] }
const unlock = { ...stop, sessionIds: [] }
const restart = { chargepointId: 'CP1', sessionIds: ['S1', 'S2'] }
const charger = (...sessions: readonly (string | undefined)[]) => ({
  PlacementId: 'PL1',
  Connectors: sessions.map((SessionId, index) => ({ Id: `CP1-${index + 1}`, SessionId })) as never,
})
const PLACEMENT = { placementid: 'PL1' }

it.each([
  ['a stop at the only connector', stop, charger('S1')],
  ['a stop beside a free connector', stop, charger('S1', undefined)],
  ['a stop of a session that has ended', stop, charger(undefined, undefined)],
  ['an unlock at the only connector', unlock, charger(undefined)],
  ['an unlock during the only session', stop, charger('S1', undefined)],
  ['a restart', restart, charger('S1', 'S2')],
])('commandTarget returns the placement for %s (S7)', (_, command, target) => {
  expect(commandTarget(command, target)).toEqual(PLACEMENT)
})

it.each([
  ['a stop beside another session', stop, charger('S1', 'S2')],
  ['an unlock without a session at one of several connectors', unlock, charger(undefined, undefined)],
  ['a stop at a charger that could not be read', stop, undefined],
  ['a stop at a charger without a placement', stop, { ...charger('S1'), PlacementId: '' }],
])('commandTarget returns the connector for %s', (_, command, target) => {
  expect(commandTarget(command, target)).toEqual({ connectorid: 'CP1-1' })
})

it('commandTarget returns the charger for a restart if its placement is unknown', () => {
  expect(commandTarget(restart, undefined)).toEqual({ chargepointid: 'CP1' })
})

it('startTarget returns the connector', () => {
  expect(startTarget(stop)).toEqual({ connectorid: 'CP1-1' })
})
