import { expect, it } from 'vitest'
import { type ReadAlarm, readAlarm } from '../../../services/readers/network.ts'
import { alarmRows } from './needing.ts'

const NOW = Date.parse('2026-11-18T13:20:00Z')
const alarm = (Id: string, more: Partial<ReadAlarm> = {}): ReadAlarm => ({
  ...readAlarm({
    Id,
    Description: `Alarm ${Id}`,
    Version: 1,
    Severity: 'CRITICAL',
    Raised: '2026-11-18T12:00:00Z',
  }),
  ...more,
})
const none = { most: 3, taken: [], inHand: undefined, now: NOW }
const ids = (rows: readonly ReadAlarm[]) => rows.map(({ Id }) => Id)

it('alarmRows lists a limited number of alarms by group, without assigned or snoozed alarms', () => {
  const groups = [
    [
      alarm('A1'),
      alarm('A2', { AssignedTo: 'Sofie' }),
      alarm('A3', { SnoozedUntil: '2026-11-18T14:00:00Z' }),
    ],
    [alarm('B1', { SnoozedUntil: '2026-11-18T13:00:00Z' }), alarm('B2'), alarm('B3')],
  ]
  expect(ids(alarmRows(groups, none))).toEqual(['A1', 'B1', 'B2'])
})

it('alarmRows keeps a taken alarm in place for a minute, without counting it towards the limit', () => {
  const mine = alarm('A1', { AssignedTo: 'Nadia', Version: 2 })
  const groups = [[mine, alarm('A2'), alarm('A3'), alarm('A4'), alarm('A5')]]
  const taken = [{ alarm: mine, at: NOW - 59_999 }]
  expect(ids(alarmRows(groups, { ...none, taken }))).toEqual(['A1', 'A2', 'A3', 'A4'])
  expect(ids(alarmRows(groups, { ...none, taken, now: NOW + 1 }))).toEqual(['A2', 'A3', 'A4'])
  // The list was read before the user took the alarm, so the row shows the newer version.
  expect(alarmRows([[alarm('A1')]], { ...none, taken })).toEqual([mine])
})

it('alarmRows lists an alarm only once if two responses contain it', () => {
  expect(ids(alarmRows([[alarm('A1')], [alarm('A1'), alarm('B1')]], none))).toEqual(['A1', 'B1'])
})

it('alarmRows keeps the latest version of the alarm being assigned, even if a colleague closed or took it', () => {
  const inHand = alarm('A1')
  const theirs = alarm('A1', { AssignedTo: 'Sofie', Version: 2 })
  expect(alarmRows([[theirs], [alarm('B1')]], { ...none, inHand })).toEqual([theirs, alarm('B1')])
  expect(ids(alarmRows([[], [alarm('B1')]], { ...none, inHand }))).toEqual(['B1', 'A1'])
})
