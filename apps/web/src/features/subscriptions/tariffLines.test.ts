import type { Tariff } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { tariffLines } from './tariffLines.ts'

const tariff: Tariff = {
  Id: 'TF1',
  Description: 'At work',
  Version: 1,
  CreatedOn: '2024-01-01T00:00:00.000Z',
  ModifiedOn: '2024-01-01T00:00:00.000Z',
  Code: 'WORK',
  Type: 'AC',
  StartFee: 0.35,
  KwhFee: 0.262,
  ConnectionFee: 0.6,
  ParkingFee: 1.2,
  DayMaximum: 25,
  Versions: [],
}

it('tariffLines lists the fees in the order in which they are charged', () => {
  expect(tariffLines(tariff).map(({ type, price }) => [type, price])).toEqual([
    ['start', 0.35],
    ['kwh', 0.262],
    ['connection', 0.6],
    ['parking', 1.2],
    ['dayMaximum', 25],
  ])
})

it('tariffLines includes the hours of the connection fee (S9)', () => {
  expect(tariffLines(tariff).find(({ type }) => type === 'connection')).toEqual({
    type: 'connection',
    price: 0.6,
    from: 8,
    until: 20,
  })
})

it('tariffLines omits zero fees, except for the price of energy', () => {
  const free = { ...tariff, StartFee: 0, KwhFee: 0, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 }
  expect(tariffLines(free)).toEqual([{ type: 'kwh', price: 0 }])
})

it('tariffLines adds the handling fee for other networks (S9)', () => {
  expect(tariffLines({ ...tariff, Type: 'ROAMING' }).at(-1)).toEqual({ type: 'handling', price: 0.5 })
})
