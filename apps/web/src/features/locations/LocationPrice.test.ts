import { expect, it } from 'vitest'
import { tariffsAt } from './LocationPrice.tsx'

it('tariffsAt returns the tariff of each charger’s latest record that has one', () => {
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
