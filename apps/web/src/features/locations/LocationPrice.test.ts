import { expect, it } from 'vitest'
import { tariffsAt } from './LocationPrice.tsx'

it('tariffsAt returns each charger’s latest known tariff, without duplicates', () => {
  const records = [
    { ChargePointId: 'A', TariffId: undefined },
    { ChargePointId: 'A', TariffId: 'NEW' },
    { ChargePointId: 'B', TariffId: 'FAST' },
    { ChargePointId: 'A', TariffId: 'OLD' },
    { ChargePointId: 'C', TariffId: 'NEW' },
  ]
  expect(tariffsAt(records)).toEqual(['NEW', 'FAST'])
  expect(tariffsAt([])).toEqual([])
})
