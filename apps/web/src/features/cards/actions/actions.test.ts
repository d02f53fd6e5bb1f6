import { expect, it } from 'vitest'
import { stateActionsOf } from './actions.ts'

const manager = { roles: ['FleetManager'], contactId: 'RC3' } as const
const driver = { roles: ['User'], contactId: 'RC1' } as const

it.each([
  ['ACTIVE', ['block', 'lost']],
  ['INACTIVE', ['unblock', 'lost']],
  ['BLOCKED', ['lost']],
  ['LOST', []],
  ['?STOLEN', []],
] as const)('stateActionsOf limits a card in state %s to the actions %j', (State, acts) => {
  expect(stateActionsOf({ State, RelationContactId: 'RC9' }, manager)).toEqual(acts)
})

it('stateActionsOf lets a driver change only their own card', () => {
  expect(stateActionsOf({ State: 'ACTIVE', RelationContactId: 'RC1' }, driver)).toEqual(['block', 'lost'])
  expect(stateActionsOf({ State: 'ACTIVE', RelationContactId: 'RC9' }, driver)).toEqual([])
})
