import { rate } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { readTariff } from '../../../services/readers/cards.ts'
import { type FeeDraft, feesOfDraft, periodsOf, pricedExamples, startOf, wrongIn } from './fees.ts'

const FEES = { StartFee: 0.35, KwhFee: 0.62, ConnectionFee: 0.9, ParkingFee: 1.2, DayMaximum: 40 }
const NOW = Date.parse('2026-11-20T17:30:00Z')
const draft = (changes: Partial<FeeDraft> = {}): FeeDraft => ({
  isNow: false,
  day: '2026-11-21',
  fees: FEES,
  ...changes,
})

describe('a draft of fees', () => {
  it('starts at midnight in Belgium, or now', () => {
    expect(startOf(draft())).toBe('2026-11-20T23:00:00.000Z')
    expect(startOf(draft({ isNow: true }))).toBeUndefined()
  })

  it('requires a day in the future unless it starts now', () => {
    expect(wrongIn(draft(), NOW)).toEqual([])
    expect(wrongIn(draft({ day: '2026-11-20' }), NOW)).toEqual(['day'])
    expect(wrongIn(draft({ day: '' }), NOW)).toEqual(['day'])
    expect(wrongIn(draft({ day: '', isNow: true }), NOW)).toEqual([])
  })

  it.each([[undefined], [Number.NaN], [-0.0001], [0.12345], [100.01]])(
    'is rejected for a price of %s per kWh',
    (KwhFee) => {
      const wrong = draft({ fees: { ...FEES, KwhFee } })
      expect(wrongIn(wrong, NOW)).toEqual(['KwhFee'])
      expect(feesOfDraft(wrong)).toBeUndefined()
    },
  )

  it('accepts fees with four decimals', () => {
    const fees = { ...FEES, KwhFee: 0.3347 }
    expect(wrongIn(draft({ fees }), NOW)).toEqual([])
    expect(feesOfDraft(draft({ fees }))).toEqual(fees)
  })
})

describe('the fees of a tariff over time', () => {
  const Versions = ['2019-01-07T08:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'].map(
    (From) => ({ From, ...FEES }),
  )

  it('list the latest version first, and each version ends when the next one begins', () => {
    expect(periodsOf({ Versions, EndDate: undefined }, NOW)).toEqual([
      { ...Versions[2], state: 'future' },
      { ...Versions[1], Until: Versions[2]?.From, state: 'present' },
      { ...Versions[0], Until: Versions[1]?.From, state: 'past' },
    ])
  })

  it('end with the tariff', () => {
    const ended = periodsOf({ Versions: Versions.slice(0, 2), EndDate: '2026-11-10T22:59:00.000Z' }, NOW)
    expect(ended.map(({ Until, state }) => [Until, state])).toEqual([
      ['2026-11-10T22:59:00.000Z', 'past'],
      [Versions[1]?.From, 'past'],
    ])
  })

  it('omit unreadable versions', () => {
    const read = readTariff({ Id: 'TF1', Versions: [{ From: 'never' }, ...Versions] })
    expect(periodsOf(read, NOW)).toHaveLength(3)
  })
})

describe('example sessions', () => {
  it('use the rating of real sessions, with a handling fee for roaming', () => {
    const [hour, fast, night] = pricedExamples('AC', [FEES, { ...FEES, StartFee: 1.35 }])
    expect(hour?.prices).toEqual([12.75, 13.75])
    expect(fast?.prices).toEqual([37.55, 38.55])
    expect(night && rate(night, FEES).lines.map(({ Type }) => Type)).toEqual([
      'START',
      'ENERGY',
      'CONNECTION',
      'PARKING',
      'DAY_MAXIMUM',
    ])
    expect(pricedExamples('ROAMING', [FEES])[0]?.prices).toEqual([13.25])
  })
})
