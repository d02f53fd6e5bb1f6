import { expect, it } from 'vitest'
import { itemOf } from './check.ts'

const card = (state: string, subscription: string) => ({
  id: 'T1',
  version: 1,
  number: 'BE-BCA-012042-8',
  state,
  relation: 'R1',
  subscription,
})
const OF_RELATION = [
  { id: 'SU1', type: 'ST003', isActive: true },
  { id: 'SU2', type: 'ST004', isActive: false },
  { id: 'SU3', type: 'ST004', isActive: true },
]

it.each([
  ['a number without a card', undefined, [], { problem: 'unknown' }],
  ['a blocked card', card('BLOCKED', 'SU1'), OF_RELATION, { problem: 'barred', now: 'ST003' }],
  ['a card that already has the type', card('ACTIVE', 'SU3'), OF_RELATION, { problem: 'same' }],
  [
    'a card of another type',
    card('ACTIVE', 'SU1'),
    OF_RELATION,
    { problem: undefined, now: 'ST003', target: 'SU3' },
  ],
  [
    'a card without a subscription',
    card('ACTIVE', ''),
    [],
    { problem: undefined, now: undefined, target: undefined },
  ],
] as const)('itemOf checks %s', (_, found, subscriptions, expected) => {
  expect(itemOf('BEBCA0120428', found, subscriptions, 'ST004')).toMatchObject(expected)
})
