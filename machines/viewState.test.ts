import { expect, it } from 'vitest'
import { dataOf, toViewState } from './viewState.ts'

const nothing = { data: undefined, at: undefined, error: undefined }
const lost = { code: 'FAILEDTOLOAD' }

it("toViewState returns 'loading' until there is data or an error", () => {
  expect(toViewState(nothing)).toEqual({ viewState: 'loading' })
})

it('toViewState returns data with its time, and the error of a failed later read', () => {
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
])('toViewState maps %s without data to %s', (code, viewState) => {
  expect(toViewState({ ...nothing, error: { code } }, ['UnknownToken'])).toEqual({
    viewState,
    error: { code },
  })
})

it('dataOf returns data only for views that contain it', () => {
  expect(dataOf(toViewState(nothing))).toBeUndefined()
  expect(dataOf(toViewState({ ...nothing, error: lost }))).toBeUndefined()
  expect(dataOf(toViewState({ data: [], at: 1_000, error: lost }))).toEqual([])
})
