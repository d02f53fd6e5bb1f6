// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { REQUESTS, SCHEDULES } from './work.ts'

it.each([
  ['99 99 * *', true],
  ['99 99 * * *', true],
  ['', true],
  ['*/15 6-22 * * 1-5', false],
  [undefined, false],
])('the scheduler checks if the schedule %j is invalid before it is sent (%s)', (Cron, isWrong) => {
  expect(SCHEDULES.faults?.({}, { Cron })).toEqual(isWrong ? { Cron: 'invalid' } : {})
})

it.each([
  ['CHARGER', 'SUBMITTED', ['survey', 'done', 'cancel']],
  ['SUPPORT', 'SUBMITTED', ['done', 'cancel']],
  ['CARD', 'SUBMITTED', ['done', 'cancel']],
  ['CHARGER', 'SURVEY', ['done', 'cancel']],
])('the request queue limits a %s request in status %s to the actions %j', (Kind, Status, acts) => {
  const offered = REQUESTS.actions?.filter(({ isOffered }) => isOffered?.({ Kind, Status }) ?? true)
  expect(offered?.map(({ key }) => key)).toEqual(acts)
})

it.each([
  ['REPORT', []],
  ['INVOICING', ['ReportPeriod', 'ReportBy', 'Recipient']],
  ['ROAMING_SYNC', ['ReportPeriod', 'ReportBy', 'Recipient', 'RelationId']],
])('the form of a %s job omits the fields %j, which it does not use', (Task, fields) => {
  expect(SCHEDULES.omits?.({ Task })).toEqual(fields)
})
