import { expect, it } from 'vitest'
import { periodOf } from './period.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')
const LAST_YEAR = '2025-05-20T00:00:00Z'
const LAST_MONTH = '2026-04-20T00:00:00Z'
const NEXT_MONTH = '2026-06-20T00:00:00Z'
const NEXT_YEAR = '2027-05-20T00:00:00Z'

it.each([
  ['runs since its start', { StartDate: LAST_YEAR }, 'since'],
  ['starts later', { StartDate: NEXT_MONTH }, 'starts'],
  ['starts later and has an end', { StartDate: NEXT_MONTH, EndDate: NEXT_YEAR }, 'span'],
  ['runs until its end', { StartDate: LAST_YEAR, EndDate: NEXT_YEAR }, 'span'],
  ['has ended', { StartDate: LAST_YEAR, EndDate: LAST_MONTH }, 'ended'],
  ['has ended and has no start', { EndDate: LAST_MONTH }, 'ended'],
  ['has an unreadable end', { StartDate: LAST_YEAR, EndDate: 'soon' }, 'span'],
  ['has no dates', {}, 'unknown'],
  ['has an unreadable start', { StartDate: 'once' }, 'unknown'],
])('periodOf classifies the period of a subscription that %s', (_, dates, kind) => {
  expect(periodOf(dates, NOW).kind).toBe(kind)
})
