import { describe, expect, it } from 'vitest'
import { readAlarmGroups } from './alarmGroups.ts'
import { readSettings } from './chargers.ts'
import { arrived, asCame, readAnyRecords } from './index.ts'
import { skippedIn } from './read.ts'
import { readElements, readEntries } from './relations.ts'
import { readStates } from './states.ts'

const GROUP = { Code: 'GroundFailure', Raised: '2026-05-20T09:00:00Z', Count: 2 }

describe('a reader of a list', () => {
  it.each([
    ['alarm groups without a moment', readAlarmGroups([GROUP, { ...GROUP, Raised: 'soon' }, null]), 2],
    ['settings without a key', readSettings({ Settings: [{ Key: 'a' }, { Value: 'b' }, 3] }), 2],
    ['elements without an id', readElements([{ Id: 'E1' }, { Description: 'Bay' }]), 1],
    ['entries of the relation selector without an id', readEntries([{ Id: 'R1' }, {}, null]), 2],
    ['states without a connector', readStates({ States: [{ ConnectorId: 'a' }, {}, undefined] }), 2],
  ])('skips and counts %s', (_, answer, count) => {
    expect(skippedIn(answer)).toBe(count)
  })

  it.each([
    [
      'subscription types',
      arrived('filteredSubscriptionType', { Data: [{ Id: 'ST1' }, null], Page: {} }).Data,
    ],
    ['attachments', arrived('listAttachments', [{ Id: 'A1' }, null])],
  ])('hands on no null row of %s', (_, rows) => {
    expect(rows.map(({ Id }) => Id)).toHaveLength(1)
    expect(skippedIn(rows)).toBe(1)
  })

  it.each([
    [
      'slots without a moment',
      arrived('listSlots', [{ At: '2026-05-21T08:00:00Z', IsFree: true }, {}, null]),
    ],
    ['rows of a class without a reader', arrived('filteredEmail', { Data: [{ Id: 'E1' }, 7, null] }).Data],
  ])('skips and counts %s', (_, rows) => {
    expect(rows).toHaveLength(1)
    expect(skippedIn(rows)).toBe(2)
  })

  it('keeps the count of a list that was read before', () => {
    const whole = asCame({ Data: [{ Id: 'T1' }, null], Page: {} })
    expect(skippedIn(readAnyRecords(whole))).toBe(1)
  })

  it('counts nothing where every record can be used', () => {
    expect(skippedIn(readElements([{ Id: 'E1' }]))).toBe(0)
  })
})

describe('the answer to a remote command', () => {
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
  ])('reads %j', (said, expected) => {
    expect(arrived('postRemoteUnlock', said)).toMatchObject(expected)
  })
})

describe('the answer to a write', () => {
  it.each(['createupdateAlarm', 'putChargepoint', 'createSubscriptionType'] as const)(
    'has a text as the id of %s, whatever came',
    (operation) => {
      expect(arrived(operation, { Id: 12, Version: '3' })).toEqual({ Id: '12', Version: 3 })
      expect(arrived(operation, { Id: null })).toEqual({ Id: '', Version: 0 })
    },
  )
})

it('keeps an unknown status of a message and an unknown verdict of a serial number', () => {
  expect(arrived('getChargepointMessage', { Id: 'M1', Status: 'QUEUED' }).Status).toBe('?QUEUED')
  expect(arrived('verifySerial', { Verdict: 'STOLEN' }).Verdict).toBe('?STOLEN')
})
