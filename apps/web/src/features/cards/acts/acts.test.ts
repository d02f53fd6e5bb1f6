import { expect, it } from 'vitest'
import { stateActsOf } from './acts.ts'

const manager = { roles: ['FleetManager'], contactId: 'RC3' } as const
const driver = { roles: ['User'], contactId: 'RC1' } as const

it.each([
  ['ACTIVE', ['block', 'lost']],
  ['INACTIVE', ['unblock', 'lost']],
  ['BLOCKED', ['lost']],
  ['LOST', []],
  ['?STOLEN', []],
] as const)('a card that is %s can be: %j', (State, acts) => {
  expect(stateActsOf({ State, RelationContactId: 'RC9' }, manager)).toEqual(acts)
})

it('a driver does it with the own card only', () => {
  expect(stateActsOf({ State: 'ACTIVE', RelationContactId: 'RC1' }, driver)).toEqual(['block', 'lost'])
  expect(stateActsOf({ State: 'ACTIVE', RelationContactId: 'RC9' }, driver)).toEqual([])
})
