import { expect, it } from 'vitest'
import { dataOf, faceOf } from './face.ts'

const nothing = { data: undefined, at: undefined, error: undefined }
const lost = { code: 'FAILEDTOLOAD' }

it('is loading until something is known', () => {
  expect(faceOf(nothing)).toEqual({ face: 'loading' })
})

it('shows data with its time, and with the reason when newer data did not come', () => {
  expect(faceOf({ data: 'CP-1', at: 1_000, error: undefined })).toEqual({
    face: 'shown',
    data: 'CP-1',
    at: 1_000,
  })
  expect(faceOf({ data: 'CP-1', at: 1_000, error: lost })).toEqual({
    face: 'outdated',
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
])('without data, %s is %s', (code, face) => {
  expect(faceOf({ ...nothing, error: { code } }, ['UnknownToken'])).toEqual({ face, error: { code } })
})

it('has data only where data is shown', () => {
  expect(dataOf(faceOf(nothing))).toBeUndefined()
  expect(dataOf(faceOf({ ...nothing, error: lost }))).toBeUndefined()
  expect(dataOf(faceOf({ data: [], at: 1_000, error: lost }))).toEqual([])
})
