import { expect, it } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { cardFilter, chargersLike } from './search.ts'

it('cardFilter searches by printed number, or by user if the text is not a number', () => {
  expect(cardFilter(' be-bca-012042-8 ')).toMatchObject({ field: 'PrintedNumber', value: 'BEBCA0120428' })
  expect(cardFilter('be-b')).toMatchObject({ field: 'PrintedNumber', value: 'BEB' })
  expect(cardFilter('Tine')).toMatchObject({ field: 'RelationContact', value: 'Tine' })
  expect(cardFilter('Jean-Marc')).toMatchObject({ field: 'RelationContact', value: 'Jean-Marc' })
  expect(cardFilter(' ')).toBeUndefined()
})

it('chargersLike finds a charger by name, location or number', () => {
  const charger = readCharger({
    Id: 'CP000001',
    Description: 'Bay 3',
    ChargeBoxIdentifier: 'BCA-000001',
    LocationDescription: 'Depot · Liège',
    Connectors: [{ Id: 'C1', EvseId: 'BE*BCA*E000001*1' }],
  })
  for (const text of ['bay', 'liege', 'BCA-000001', 'cp0000', 'E000001*1', ''])
    expect(chargersLike([charger], text)).toEqual([charger])
  expect(chargersLike([charger], 'Gent')).toEqual([])
})
