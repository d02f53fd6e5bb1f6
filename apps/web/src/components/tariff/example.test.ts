import { rate } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { readTariff } from '../../services/readers/cards.ts'
import { exampleAt, feesOf, hasEnded } from './example.ts'

const street = readTariff({
  Id: 'TF004',
  Code: 'STREET',
  Type: 'AC',
  StartFee: 0.35,
  KwhFee: 0.62,
  ConnectionFee: 0.9,
  ParkingFee: 1.2,
  DayMaximum: 40,
})

describe('exampleAt', () => {
  it('returns every fee of a tariff and the price of a rated session with the same usage', () => {
    const example = exampleAt(street)
    expect(example?.rating.lines.map(({ Type }) => Type)).toEqual([
      'START',
      'ENERGY',
      'CONNECTION',
      'PARKING',
    ])
    const fees = feesOf(street)
    expect(example && fees && rate(example.usage, fees).price).toBe(example?.rating.price)
  })

  it('adds the handling fee for a roaming tariff', () => {
    expect(exampleAt({ ...street, Type: 'ROAMING' })?.rating.lines.at(-1)?.Type).toBe('HANDLING')
  })

  it('returns undefined if a fee cannot be read', () => {
    expect(feesOf({ ...street, KwhFee: undefined })).toBeUndefined()
    expect(exampleAt({ ...street, KwhFee: undefined })).toBeUndefined()
  })
})

describe('hasEnded', () => {
  it('is true from the end date on', () => {
    const end = Date.parse('2026-12-01T22:59:00Z')
    const ending = readTariff({ ...street, EndDate: '2026-12-01T22:59:00Z' })
    expect([hasEnded(ending, end - 1), hasEnded(ending, end)]).toEqual([false, true])
    expect(hasEnded(street, end)).toBe(false)
  })
})
