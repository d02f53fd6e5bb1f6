import { describe, expect, it } from 'vitest'
import { readCdr } from '../../../services/readers/cards.ts'
import { figuresOf, firstDraft, mayCorrect } from './corrections.ts'

const CDR = readCdr({
  Id: 'CDR-1',
  Status: 'RATED',
  Start: '2026-11-18T08:12:34.000Z',
  Stop: '2026-11-18T09:45:10.000Z',
  Consumption: 12.4,
  TokenId: 'T1',
  TokenNumber: 'BE-BCA-012345-6',
})

describe('A correction', () => {
  it('keeps the seconds of an unchanged time', () => {
    const draft = firstDraft(CDR)
    expect(draft.Start).toBe('2026-11-18T09:12')
    const { Start, Stop, Consumption, TokenId } = CDR
    expect(figuresOf(draft, CDR)).toEqual({ Start, Stop, Consumption, TokenId })
    expect(figuresOf({ ...draft, Stop: '2026-11-18T10:30' }, CDR)).toMatchObject({
      Start,
      Stop: '2026-11-18T09:30:00.000Z',
    })
  })

  it('omits the card of another provider', () => {
    const { TokenId: _id, ...roaming } = CDR
    expect(figuresOf(firstDraft(readCdr(roaming)), CDR)).not.toHaveProperty('TokenId')
  })

  it.each([
    ['an end before the start', { Stop: '2026-11-18T09:00' }],
    ['a negative consumption', { Consumption: -1 }],
    ['an unreadable consumption', { Consumption: Number.NaN }],
    ['an empty time', { Start: '' }],
  ])('has no figures with %s', (_what, change) => {
    expect(figuresOf({ ...firstDraft(CDR), ...change }, CDR)).toBeUndefined()
  })

  it('requires a record that counts towards totals and has a charge point on this network', () => {
    const offered = (fields: object) => mayCorrect(readCdr({ ...CDR, ...fields }))
    expect([
      offered({}),
      offered({ Status: 'INVOICED' }),
      offered({ Provider: 'Rheinstrom', TokenId: undefined }),
    ]).toEqual([true, true, true])
    expect([
      offered({ Status: 'CORRECTED' }),
      offered({ Credit: true }),
      offered({ Provider: 'Rheinstrom', TokenId: 'T1' }),
    ]).toEqual([false, false, false])
  })
})
