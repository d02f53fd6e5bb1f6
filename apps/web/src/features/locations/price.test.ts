import { expect, it } from 'vitest'
import { tariffsAt } from './price.ts'

it('The last record of each charger says its tariff', () => {
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
