import { describe, expect, it } from 'vitest'
import { coordinatesOf } from './coordinates.ts'

describe('coordinatesOf', () => {
  it('returns valid coordinates', () =>
    expect(coordinatesOf(51.05, 0)).toEqual({ latitude: 51.05, longitude: 0 }))

  it.each([
    [0, 0],
    [-0, 0],
    [91, 4],
    [51, 181],
    [Number.NaN, 4],
    [51, undefined],
    [null, 4],
    ['51', 4],
  ])('returns undefined for %s, %s', (latitude, longitude) =>
    expect(coordinatesOf(latitude, longitude)).toBeUndefined(),
  )
})
