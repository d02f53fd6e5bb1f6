import { describe, expect, it } from 'vitest'
import { mayBecome, mayChangeCard, mayGiveCard } from './cardRules.ts'

describe('the state of a card', () => {
  it.each([
    ['ACTIVE', 'INACTIVE', true],
    ['INACTIVE', 'ACTIVE', true],
    ['ACTIVE', 'LOST', true],
    ['BLOCKED', 'LOST', true],
    ['BLOCKED', 'ACTIVE', false],
    // A detour through other states is rejected too.
    ['BLOCKED', 'INACTIVE', false],
    ['LOST', 'INACTIVE', false],
    ['LOST', 'ACTIVE', false],
    ['ORDERED', 'ACTIVE', false],
    ['ORDERED', 'LOST', true],
  ] as const)('can be changed from %s to %s by a customer: %s', (from, to, may) => {
    expect(mayBecome(from, to, ['FleetManager'])).toBe(may)
  })

  it('can be set freely by operators', () => {
    expect(mayBecome('LOST', 'ACTIVE', ['Operator'])).toBe(true)
    expect(mayBecome('ORDERED', 'ACTIVE', ['SuperAdmin'])).toBe(true)
  })
})

describe('a driver', () => {
  const driver = { roles: ['User'], contactId: 'RC1' } as const
  it('may change their own card and one without a user', () => {
    expect(mayChangeCard(driver, 'RC1')).toBe(true)
    expect(mayChangeCard(driver, undefined)).toBe(true)
    expect(mayChangeCard(driver, 'RC2')).toBe(false)
  })

  it('may assign a card to themself but not to others', () => {
    expect(mayGiveCard(driver, 'RC1')).toBe(true)
    expect(mayGiveCard(driver, 'RC2')).toBe(false)
    expect(mayGiveCard(driver, undefined)).toBe(false)
  })
})

it('A fleet manager may change every visible card and give it to anyone', () => {
  const manager = { roles: ['FleetManager'], contactId: 'RC3' } as const
  expect(mayChangeCard(manager, 'RC2')).toBe(true)
  expect(mayGiveCard(manager, 'RC2')).toBe(true)
})
