import { describe, expect, it } from 'vitest'
import { readAlarmGroups } from './alarmGroups.ts'
import { readSettings } from './chargers.ts'
import { arrived } from './index.ts'
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

  it('counts nothing where every record can be used', () => {
    expect(skippedIn(readElements([{ Id: 'E1' }]))).toBe(0)
  })
})
