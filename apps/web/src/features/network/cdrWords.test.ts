import { expect, it } from 'vitest'
import { cdrTrouble, lastRerating } from './cdrWords.ts'

it('cdrTrouble names the likely fault of a record in error, and none for other records', () => {
  const wrong = { Id: 'CDR1', Status: 'ERROR', Consumption: 12, TariffId: 'TF001' }
  expect(cdrTrouble(wrong)).toBe('other')
  expect(cdrTrouble({ ...wrong, TariffId: undefined })).toBe('noTariff')
  expect(cdrTrouble({ ...wrong, Consumption: 0 })).toBe('noEnergy')
  expect(cdrTrouble({ ...wrong, Status: 'RATED' })).toBeUndefined()
})

it('lastRerating returns the price before and after the latest recalculation', () => {
  const receipts = [
    { ReplacedOn: '2026-05-20T10:00:00.000Z', Price: 18.5, PriceLines: [] },
    { ReplacedOn: '2026-05-19T10:00:00.000Z', Price: 12, PriceLines: [] },
  ]
  expect(lastRerating({ Price: 20.72, EarlierReceipts: receipts })).toEqual({
    at: '2026-05-20T10:00:00.000Z',
    price: 18.5,
    now: 20.72,
  })
  expect(lastRerating({ Price: 20.72 })).toBeUndefined()
  expect(lastRerating({ Price: 20.72, EarlierReceipts: [null] })).toBeUndefined()
})
