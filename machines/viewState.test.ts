import { expect, it } from 'vitest'
import { dataOf, toViewState } from './viewState.ts'

const nothing = { data: undefined, at: undefined, error: undefined }
const lost = { code: 'FAILEDTOLOAD' }

it('shows loading until there is data or an error', () => {
  expect(toViewState(nothing)).toEqual({ viewState: 'loading' })
})

it('shows data with its time, and the error when a later read failed', () => {
  expect(toViewState({ data: 'CP-1', at: 1_000, error: undefined })).toEqual({
    viewState: 'loaded',
    data: 'CP-1',
    at: 1_000,
  })
  expect(toViewState({ data: 'CP-1', at: 1_000, error: lost })).toEqual({
    viewState: 'outdated',
    data: 'CP-1',
    at: 1_000,
    error: lost,
  })
})

it.each([
  ['FAILEDTOFIND', 'missing'],
  ['UnknownChargePoint', 'missing'],
  ['UnknownToken', 'missing'],
  ['Unauthorized', 'refused'],
  ['UNAUTHORIZED', 'refused'],
  ['FAILEDTOLOAD', 'failed'],
  ['UNKNOWNREQUEST', 'failed'],
])('maps %s without data to %s', (code, viewState) => {
  expect(toViewState({ ...nothing, error: { code } }, ['UnknownToken'])).toEqual({
    viewState,
    error: { code },
  })
})

it('returns data only for views that show it', () => {
  expect(dataOf(toViewState(nothing))).toBeUndefined()
  expect(dataOf(toViewState({ ...nothing, error: lost }))).toBeUndefined()
  expect(dataOf(toViewState({ data: [], at: 1_000, error: lost }))).toEqual([])
})
