import { describe, expect, it } from 'vitest'
import { mayBecome, mayChangeCard, mayGiveCard } from './cardRules.ts'

describe('The state of a card', () => {
  it.each([
    ['ACTIVE', 'INACTIVE', true],
    ['INACTIVE', 'ACTIVE', true],
    ['ACTIVE', 'LOST', true],
    ['BLOCKED', 'LOST', true],
    ['BLOCKED', 'ACTIVE', false],
    // No way round over another state either.
    ['BLOCKED', 'INACTIVE', false],
    ['LOST', 'INACTIVE', false],
    ['LOST', 'ACTIVE', false],
    ['ORDERED', 'ACTIVE', false],
    ['ORDERED', 'LOST', true],
  ] as const)('goes from %s to %s by a customer: %s', (from, to, may) => {
    expect(mayBecome(from, to, ['FleetManager'])).toBe(may)
  })

  it('is any that the network wants', () => {
    expect(mayBecome('LOST', 'ACTIVE', ['Operator'])).toBe(true)
    expect(mayBecome('ORDERED', 'ACTIVE', ['SuperAdmin'])).toBe(true)
  })
})

describe('A driver', () => {
  const driver = { roles: ['User'], contactId: 'RC1' } as const
  it('changes the own card and one without a user, and no other', () => {
    expect(mayChangeCard(driver, 'RC1')).toBe(true)
    expect(mayChangeCard(driver, undefined)).toBe(true)
    expect(mayChangeCard(driver, 'RC2')).toBe(false)
  })

  it('takes a card, and gives none away', () => {
    expect(mayGiveCard(driver, 'RC1')).toBe(true)
    expect(mayGiveCard(driver, 'RC2')).toBe(false)
    expect(mayGiveCard(driver, undefined)).toBe(false)
  })
})

it('An administrator changes every card in reach, and gives it to anyone', () => {
  const manager = { roles: ['FleetManager'], contactId: 'RC3' } as const
  expect(mayChangeCard(manager, 'RC2')).toBe(true)
  expect(mayGiveCard(manager, 'RC2')).toBe(true)
})
