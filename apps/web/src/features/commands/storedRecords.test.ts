// @vitest-environment jsdom
import type { CommandRecord } from '@portal/machines'
import { beforeEach, describe, expect, it } from 'vitest'
import { readStoredCommands, writeStoredCommands } from '../../services/storedCommands.ts'
import { recordsIn } from './storedRecords.ts'

const AT = Date.parse('2026-05-20T09:40:00Z')

const record: CommandRecord = {
  command: {
    id: '3f1c',
    kind: 'STOP',
    chargepointId: 'CP1',
    charger: 'Depot Gent · bay 4',
    connector: { id: 'CP1-1', number: 1 },
    sessionIds: ['S1'],
    at: AT,
  },
  phase: 'waiting',
  receipt: { Status: 'ACCEPTED', At: '2026-05-20T09:40:01Z' },
}

const store = (value: unknown) =>
  window.sessionStorage.setItem(
    'charge-portal:commands:tine',
    typeof value === 'string' ? value : JSON.stringify(value),
  )

beforeEach(() => window.sessionStorage.clear())

it('writeStoredCommands clears the storage when no receipts are left', () => {
  writeStoredCommands('tine', [record])
  writeStoredCommands('tine', [])
  expect(window.sessionStorage.length).toBe(0)
})

describe('recordsIn', () => {
  it('returns stored receipts to their owner only', () => {
    writeStoredCommands('tine', [record])
    expect(recordsIn(readStoredCommands('tine'), AT)).toEqual([record])
    expect(recordsIn(readStoredCommands('jan'), AT)).toEqual([])
  })

  it('drops receipts older than a day', () => {
    writeStoredCommands('tine', [record])
    expect(recordsIn(readStoredCommands('tine'), AT + 25 * 3_600_000)).toEqual([])
  })

  it.each([
    ['text that is not JSON', 'yes'],
    ['another version', { v: 2, records: [record] }],
    ['a value without a list', { v: 1, records: {} }],
    ['entries that are not receipts', { v: 1, records: [null, 7, 'STOP'] }],
    ['a receipt with an unknown phase', { v: 1, records: [{ ...record, phase: 'failed' }] }],
    [
      'a receipt with an invalid time',
      { v: 1, records: [{ ...record, command: { ...record.command, at: 'now' } }] },
    ],
    [
      'a receipt for a restart of a connector',
      { v: 1, records: [{ ...record, command: { ...record.command, kind: 'RESET' } }] },
    ],
    [
      'a receipt with invalid session ids',
      { v: 1, records: [{ ...record, command: { ...record.command, sessionIds: [7] } }] },
    ],
    ['a receipt with an unknown answer', { v: 1, records: [{ ...record, receipt: { Status: 'MAYBE' } }] }],
  ])('returns no receipts for %s', (_, value) => {
    store(value)
    expect(recordsIn(readStoredCommands('tine'), AT)).toEqual([])
  })

  it('drops duplicates', () => {
    store({ v: 1, records: [record, record] })
    expect(recordsIn(readStoredCommands('tine'), AT)).toHaveLength(1)
  })
})
