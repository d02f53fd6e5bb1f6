import { describe, expect, it } from 'vitest'
import { readLocation, readPoints } from './locations.ts'

const NOWHERE = { Latitude: undefined, Longitude: undefined }

describe('coordinates of a location', () => {
  it.each([
    ['are the default 0/0', 0, 0],
    ['are impossible', 512, 3.7],
    ['have no longitude', 51.05, null],
  ])('count as missing if they %s', (_, Latitude, Longitude) => {
    expect(readLocation({ Id: 'L1', Latitude, Longitude })).toMatchObject(NOWHERE)
    expect(readPoints({ Id: ['L1'], Latitude: [Latitude], Longitude: [Longitude] }).at(0)).toMatchObject(
      NOWHERE,
    )
  })

  it('are kept if they are valid', () =>
    expect(readLocation({ Id: 'L1', Latitude: 51.05, Longitude: 3.72 })).toMatchObject({
      Latitude: 51.05,
      Longitude: 3.72,
    }))
})
