import { describe, expect, it } from 'vitest'
import { createFormats } from '../../texts/index.ts'
import { NO_VALUE } from '../lists/figures.ts'
import { type ValueWords, writtenValue } from './fieldValue.ts'

const words: ValueWords = {
  formats: createFormats('en'),
  wordOf: (name, value) =>
    value === 'OPEN' ? 'Open' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : `${value}`,
  countOf: (count) => `${count} in all`,
}

describe('writtenValue', () => {
  it.each([
    ['Description', 'string', 'Depot', 'Depot'],
    ['Description', 'string', '', NO_VALUE],
    ['Description', 'string', undefined, NO_VALUE],
    ['Description', 'string', null, NO_VALUE],
    ['IsPublished', 'boolean', true, 'Yes'],
    ['Status', 'enum', 'OPEN', 'Open'],
    ['IsCompany', 'integer', 1, '1'],
    ['EnergyKwh', 'number', 12.44, '12.4\u00a0kWh'],
    ['Consumption', 'number', 3.36, '3.4\u00a0kWh'],
    ['PowerKw', 'number', 11, '11.0\u00a0kW'],
    ['DurationSeconds', 'integer', 4_320, '1\u00a0h\u00a012\u00a0min'],
    ['MonthlyFee', 'number', 9.9, '€9.90'],
    ['Price', 'number', 0.8811, '€0.88'],
    ['KwhFee', 'number', 0.2621, '€0.2621'],
    ['UptimePercent', 'number', 99, '99%'],
    ['Latitude', 'number', 51.2163333, '51.21633'],
    ['Chargers', 'integer', 1_204, '1,204'],
    ['Quantity', 'number', 7.26, '7.3'],
    ['Quantity', 'number', 0.0278, '0.0278'],
    ['Start', 'date-time', '2026-05-20T09:40:00.000Z', '20 May 2026, 11:40'],
    ['At', undefined, '2026-05-20T09:40:00.000Z', '20 May 2026, 11:40'],
    ['TariffCodes', 'array', ['WORK', 'DEPOT'], 'WORK, DEPOT'],
    ['Tokens', 'array', [{ Id: 'T1' }, { Id: 'T2' }], '2 in all'],
    ['Tokens', 'array', [], NO_VALUE],
    ['ParentRelation', 'object', { Id: 'R1', Description: 'Noordzee' }, 'Noordzee'],
    [
      'DeliveryAddress',
      'object',
      { address: 'Kaai 1', zipCode: '8380', city: 'Brugge' },
      'Kaai 1, 8380, Brugge',
    ],
    ['Odd', 'object', {}, NO_VALUE],
  ] as const)('formats %s (%s) %j as %s', (name, type, value, written) => {
    expect(writtenValue(name, type, value, words)).toBe(written)
  })
})
