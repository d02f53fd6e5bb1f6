import { describe, expect, it } from 'vitest'
import { bestStatus, CARD_PROBLEMS, cardProblems, isInGroup, letsIn, refusalFor } from './cardCheck.ts'

const NOW = Date.parse('2026-11-20T17:30:00Z')
const card = { state: 'ACTIVE', relationId: 'R1', hasContract: true, isCharging: false } as const
const place = {
  relationId: 'R1',
  isEnabled: true,
  takesGuests: false,
  isPlugCharge: false,
  isInGroup: undefined,
} as const

describe('a card at a charger', () => {
  it('may charge when no rule rejects it', () => {
    expect(cardProblems(card, place, 'AVAILABLE', NOW)).toEqual([])
  })

  it.each([
    ['has not been handed out yet', { ...card, state: 'ORDERED' }, place, 'CARD_ORDERED'],
    ['is temporarily blocked', { ...card, state: 'INACTIVE' }, place, 'CARD_INACTIVE'],
    ['was blocked by the network', { ...card, state: 'BLOCKED' }, place, 'CARD_BLOCKED'],
    ['is lost', { ...card, state: 'LOST' }, place, 'CARD_LOST'],
    ['has an unknown state', { ...card, state: '?STOLEN' }, place, 'CARD_INACTIVE'],
    ['is already charging', { ...card, isCharging: true }, place, 'CARD_IN_USE'],
    [
      'has a subscription that starts later',
      { ...card, subscription: { StartDate: '2026-12-01T00:00:00Z' } },
      place,
      'SUBSCRIPTION_NOT_STARTED',
    ],
    [
      'has an expired subscription',
      { ...card, subscription: { StartDate: '2025-12-01T00:00:00Z', EndDate: '2026-11-20T17:30:00Z' } },
      place,
      'SUBSCRIPTION_ENDED',
    ],
    ['is not in the group', card, { ...place, isInGroup: false }, 'NOT_IN_GROUP'],
    ['belongs to a guest', { ...card, relationId: 'R2' }, place, 'GUESTS_NOT_ALLOWED'],
    ['is used at a disabled charger', card, { ...place, isEnabled: false }, 'CHARGER_DISABLED'],
  ] as const)('is rejected when it %s', (_, its, there, problem) => {
    expect(cardProblems(its, there, 'AVAILABLE', NOW)).toEqual([problem])
  })

  it.each([
    ['OFFLINE_AVAILABLE', 'OFFLINE'],
    ['UNKNOWN', 'STATUS_UNKNOWN'],
    ['CHARGING', 'OCCUPIED'],
    ['FINISHED', 'OCCUPIED'],
    ['RESERVED', 'RESERVED'],
    ['UNAVAILABLE', 'UNAVAILABLE'],
    ['ERROR', 'FAULTED'],
  ] as const)('is rejected at a connector with status %s: %s', (status, problem) => {
    expect(cardProblems(card, place, status, NOW)).toEqual([problem])
  })

  it('is rejected with all reasons, in a fixed order', () => {
    const problems = cardProblems(
      { ...card, state: 'LOST', subscription: { EndDate: '2026-01-01T00:00:00Z' } },
      { ...place, isInGroup: false, isEnabled: false },
      'OFFLINE',
      NOW,
    )
    expect(problems).toEqual([
      'CARD_LOST',
      'SUBSCRIPTION_ENDED',
      'NOT_IN_GROUP',
      'CHARGER_DISABLED',
      'OFFLINE',
    ])
    expect(problems.toSorted((a, b) => CARD_PROBLEMS.indexOf(a) - CARD_PROBLEMS.indexOf(b))).toEqual(problems)
  })

  it('is allowed by the group, else by plug and charge, else as a guest', () => {
    expect(letsIn({ ...place, isInGroup: true }, 'R2', false)).toBe(true)
    expect(letsIn({ ...place, isInGroup: false, isPlugCharge: true }, 'R1', true)).toBe(true)
    expect(letsIn({ ...place, isInGroup: false, isPlugCharge: true }, 'R1', false)).toBe(false)
    expect(letsIn({ ...place, takesGuests: true }, 'R2', false)).toBe(true)
  })
})

it('refusalFor returns the refusal of the charger, or undefined if the server rejects first', () => {
  expect(refusalFor('CARD_LOST')).toBeUndefined()
  expect(refusalFor('NOT_IN_GROUP')).toBe('CARD_NOT_ALLOWED')
  expect(refusalFor('CHARGER_DISABLED')).toBe('UNAVAILABLE')
  expect(refusalFor('OCCUPIED')).toBe('OCCUPIED')
  expect(refusalFor('STATUS_UNKNOWN')).toBe('OFFLINE')
})

it('bestStatus prefers a free connector', () => {
  expect(bestStatus(['CHARGING', 'AVAILABLE'])).toBe('AVAILABLE')
  expect(bestStatus(['CHARGING', 'ERROR'])).toBe('CHARGING')
  expect(bestStatus([])).toBe('UNKNOWN')
})

describe('the group of a placement', () => {
  const own = { Id: 'T1', PrintedNumber: '111' }
  const group = { Tokens: [{ Id: 'T1', IsAuthorized: true }, { Id: 'T2' }] }
  const code = 'A#B'
  it('admits its authorised cards, and is ignored without a code', () => {
    expect(isInGroup({}, undefined, undefined, own)).toBeUndefined()
    expect(isInGroup({ WhitelistGroup: code }, group, undefined, own)).toBe(true)
    expect(isInGroup({ WhitelistGroup: code }, group, undefined, { ...own, Id: 'T2' })).toBe(false)
    expect(isInGroup({ WhitelistGroup: code }, undefined, undefined, own)).toBe(false)
  })

  it('admits only cards of the list or of the placement if the placement has a list', () => {
    const terms = { WhitelistGroup: code, AccessCard: { whitelistTokenGroup: 'WL1' } }
    expect(isInGroup(terms, group, { Tokens: [] }, own)).toBe(false)
    expect(isInGroup(terms, group, { Tokens: [{ Id: 'T1' }] }, own)).toBe(true)
    const named = { ...terms, AccessCard: { ...terms.AccessCard, rfidTokens: ['111'] } }
    expect(isInGroup(named, group, undefined, own)).toBe(true)
  })
})
