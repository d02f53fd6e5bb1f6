import { describe, expect, it } from 'vitest'
import { readCpoContract } from '../../../services/readers/contracts.ts'
import { pricesOf } from './priceList.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const OLD = { Type: 'AC', From: '2026-01-01T00:00:00.000Z', TariffId: 'TF1' }
const CURRENT = { Type: 'AC', From: '2026-06-01T00:00:00.000Z', TariffId: 'TF2' }
const NEXT = { Type: 'AC', From: '2026-12-01T00:00:00.000Z' }
const FAST = { Type: 'DC', From: '2026-02-01T00:00:00.000Z', TariffId: 'TF3' }

describe('The price list of a contract', () => {
  it('has one present tariff per type, and lists the latest line of each type first', () => {
    const contract = readCpoContract({ Id: 'CC1', PriceList: [OLD, FAST, CURRENT, NEXT] })
    expect(pricesOf(contract, NOW)).toMatchObject([
      { ...NEXT, state: 'future' },
      { ...CURRENT, state: 'present' },
      { ...OLD, state: 'past' },
      { ...FAST, state: 'present' },
    ])
  })

  it('skips a line without a valid start time', () => {
    const contract = readCpoContract({ Id: 'CC1', PriceList: [{ Type: 'AC', From: 'soon' }, FAST] })
    expect(pricesOf(contract, NOW)).toMatchObject([FAST])
  })
})
