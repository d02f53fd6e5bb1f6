import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { historyOf } from './history.ts'

const field = (Name: string, Type: MetaField['Type']) => ({ Name, Type }) as MetaField
const META = [
  field('Description', 'string'),
  field('CreatedOn', 'date-time'),
  field('ModifiedOn', 'date-time'),
  field('AcknowledgedBy', 'string'),
  field('AcknowledgedOn', 'date-time'),
  field('SnoozedUntil', 'date-time'),
  field('Timeline', 'array'),
  field('MeterValues', 'array'),
]
const at = (hour: number) => `2026-05-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const NOW = Date.parse(at(12))

describe('historyOf', () => {
  it('returns the past events of a record with their authors, latest first', () => {
    const record = {
      Description: 'Overheating',
      CreatedOn: at(1),
      ModifiedOn: at(9),
      AcknowledgedBy: 'Nadia',
      AcknowledgedOn: at(8),
      SnoozedUntil: at(20),
      Timeline: [
        { At: at(2), Status: 'SUBMITTED' },
        { At: at(15), Status: 'PLANNED' },
        { At: at(5), Status: 'SURVEY', Note: 'Called' },
      ],
      MeterValues: [{ At: at(3), EnergyKwh: 1, PowerKw: 11 }],
    }
    expect(historyOf(META, record, NOW)).toEqual([
      { at: Date.parse(at(9)), key: 'ModifiedOn', field: 'ModifiedOn', details: {} },
      {
        at: Date.parse(at(8)),
        key: 'AcknowledgedOn',
        field: 'AcknowledgedOn',
        details: { AcknowledgedBy: 'Nadia' },
      },
      {
        at: Date.parse(at(5)),
        key: 'Timeline 2',
        field: 'Timeline',
        details: { Status: 'SURVEY', Note: 'Called' },
      },
      { at: Date.parse(at(2)), key: 'Timeline 0', field: 'Timeline', details: { Status: 'SUBMITTED' } },
      { at: Date.parse(at(1)), key: 'CreatedOn', field: 'CreatedOn', details: {} },
    ])
  })

  it('returns only the creation of an unchanged record, and skips invalid timestamps', () => {
    const record = { CreatedOn: at(1), ModifiedOn: at(1), AcknowledgedOn: 'soon', Timeline: [null, 'x'] }
    expect(historyOf(META, record, NOW).map((one) => one.field)).toEqual(['CreatedOn'])
  })
})
