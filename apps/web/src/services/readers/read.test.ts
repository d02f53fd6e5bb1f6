import { describe, expect, it } from 'vitest'
import { readBulkCommand } from './admin.ts'
import { readAlarmGroups } from './alarmGroups.ts'
import { readRatingPreview } from './cards.ts'
import { readCharger, readSettings, readStats } from './chargers.ts'
import { arrived, asCame, readAnyRecords } from './index.ts'
import { readPoints } from './locations.ts'
import { readMeta } from './meta.ts'
import { readJob } from './network.ts'
import { readPlacement } from './placements.ts'
import { skippedIn } from './read.ts'
import { readChildElements, readElements, readEntries } from './relations.ts'
import { readReportFigures } from './reports.ts'
import { readSession } from './sessions.ts'
import { readStates } from './states.ts'

const RAISED = '2026-05-20T09:00:00Z'
const GROUP = { Code: 'GroundFailure', Raised: RAISED, Count: 2 }

describe('a reader of a list', () => {
  it.each([
    ['alarm groups without a time', readAlarmGroups([GROUP, { ...GROUP, Raised: 'soon' }, null]), 2],
    ['settings without a key', readSettings({ Settings: [{ Key: 'a' }, { Value: 'b' }, 3] }), 2],
    ['elements without an id', readElements([{ Id: 'E1' }, { Description: 'Bay' }]), 1],
    ['entries of the relation selector without an id', readEntries([{ Id: 'R1' }, {}, null]), 2],
    ['states without a connector', readStates({ States: [{ ConnectorId: 'a' }, {}, undefined] }), 2],
    ['location counts without an id', readStates({ Locations: { Id: ['L1', null, ''] } }), 2],
    ['points without an id', readPoints({ Id: ['L1', null, ''] }).all(), 2],
    ['runs of a job without a time', readJob({ Results: [{ At: RAISED }, { At: 'soon' }, null] }), 2],
    ['fields of a class without a name', readMeta([{ Name: 'Id' }, {}, null]), 2],
    [
      'meter values without a time or a power',
      readSession({ MeterValues: [{ At: RAISED, PowerKw: 1 }, { At: RAISED }, { PowerKw: 1 }, null] }),
      3,
    ],
    ['days without a date', readStats({ Days: [{ Day: '2026-05-20' }, { Day: 'today' }, null] }), 2],
    [
      'null connectors of a silent charger',
      readCharger({ Status: 'OFFLINE', Connectors: [{ Id: 'C1' }, null] }),
      1,
    ],
    ['invalid ids', readBulkCommand({ ChargePointIds: ['CP1', '', null, {}] }), 3],
    [
      'invalid ids in a part of a record',
      readPlacement({ Reimbursement: { tokensReimb: ['T1', ''] }, AccessCard: { rfidTokens: [null] } }),
      2,
    ],
    ['null figures in a series', readReportFigures({ Groups: [{ Trend: [1, null] }] }).Groups[0]?.Trend, 1],
    [
      'child elements without an id',
      readChildElements([{ Id: 'L1', Type: 'ChargeLocation' }, { Type: 'ChargeLocation' }]).ChargeLocation,
      1,
    ],
    [
      'child elements without a class',
      readChildElements([{ Id: 'R1', Type: 'Relation' }, null, 7]).Unclassified,
      2,
    ],
  ])('skips and counts %s', (_, answer, count) => {
    expect(skippedIn(answer)).toBe(count)
  })

  it.each([
    [
      'subscription types',
      arrived('filteredSubscriptionType', { Data: [{ Id: 'ST1' }, null], Page: {} }).Data,
    ],
    ['attachments', arrived('listAttachments', [{ Id: 'A1' }, null])],
  ])('returns no null rows in %s', (_, rows) => {
    expect(rows.map(({ Id }) => Id)).toHaveLength(1)
    expect(skippedIn(rows)).toBe(1)
  })

  it.each([
    [
      'slots without a valid time',
      arrived('listSlots', [{ At: '2026-05-21T08:00:00Z', IsFree: true }, {}, null]),
    ],
    ['invalid rows without a reader', arrived('filteredEmail', { Data: [{ Id: 'E1' }, 7, null] }).Data],
  ])('drops and counts %s', (_, rows) => {
    expect(rows).toHaveLength(1)
    expect(skippedIn(rows)).toBe(2)
  })

  it('keeps the number of rows that an earlier reader skipped', () => {
    const whole = asCame({ Data: [{ Id: 'T1' }, null], Page: {} })
    expect(skippedIn(readAnyRecords(whole))).toBe(1)
  })

  it('counts nothing if every record is usable', () => {
    expect(skippedIn(readElements([{ Id: 'E1' }]))).toBe(0)
  })
})

describe('the preview of a rating', () => {
  it('has a refusal only if the server sends one', () => {
    expect(readRatingPreview({ Before: 1, After: 2 }).Refusal).toBeUndefined()
    expect(readRatingPreview({ Before: 1, Refusal: 'NO_ENERGY' }).Refusal).toBe('NO_ENERGY')
  })
})

describe('the response to a remote command', () => {
  it.each([
    [{ Status: 'ACCEPTED' }, { Status: 'ACCEPTED' }],
    [{}, { Status: 'ACCEPTED' }],
    [
      { Status: 'REJECTED', Reason: 'OCCUPIED' },
      { Status: 'REJECTED', Reason: 'OCCUPIED' },
    ],
    [
      { Status: 'NotSupported', At: 'soon' },
      { Status: 'REJECTED', Reason: 'NotSupported' },
    ],
    [null, { Status: 'ACCEPTED' }],
  ])('is read from %j', (sent, expected) => {
    expect(arrived('postRemoteUnlock', sent)).toMatchObject(expected)
  })
})

describe('the response to a write', () => {
  it.each(['createupdateAlarm', 'putChargepoint', 'createSubscriptionType'] as const)(
    'always has a string id and a numeric version (%s)',
    (operation) => {
      expect(arrived(operation, { Id: 12, Version: '3' })).toEqual({ Id: '12', Version: 3 })
      expect(arrived(operation, { Id: null })).toEqual({ Id: '', Version: 0 })
    },
  )
})

it('Unknown message statuses and serial number verdicts are kept', () => {
  expect(arrived('getChargepointMessage', { Id: 'M1', Status: 'QUEUED' }).Status).toBe('?QUEUED')
  expect(arrived('verifySerial', { Verdict: 'STOLEN' }).Verdict).toBe('?STOLEN')
})
