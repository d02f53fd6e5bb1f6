// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startMap } from './startMap.ts'

const fitExtent = vi.hoisted(() => vi.fn())
vi.mock('./baseMap.ts', () => ({
  DEGREES: 'EPSG:4326',
  WEB_MERCATOR: 'EPSG:3857',
  projected: ({ longitude, latitude }: { longitude: number; latitude: number }) => [longitude, latitude],
  startBaseMap: () => ({
    map: { on: () => undefined, getSize: () => [800, 600] },
    view: { on: () => undefined, calculateExtent: () => [0, 0, 1, 1] },
    fitExtent,
  }),
}))

const GENT = { longitude: 3.7, latitude: 51 }
const LIEGE = { longitude: 5.6, latitude: 50.6 }
const started = () =>
  startMap(document.createElement('div'), { onMove: () => undefined, onChoose: () => undefined })
/** Returns the extents that the map moved to, each with a flag for a move without animation. */
const went = () => fitExtent.mock.calls.map(([extent, isQuick]) => [extent, isQuick])

beforeEach(() => fitExtent.mockClear())

describe('the map', () => {
  it('starts at its first places and animates to later ones', () => {
    const map = started()
    map.fit('a', [GENT, LIEGE])
    map.fit('b', [GENT])
    expect(went()).toEqual([
      [[3.7, 50.6, 5.6, 51], true],
      [[3.7, 51, 3.7, 51], false],
    ])
  })

  it('jumps to its first places if it started without any, and animates to later ones', () => {
    const map = started()
    map.fit('none', [])
    map.fit('a', [GENT, LIEGE])
    map.fit('none again', [])
    map.fit('b', [GENT])
    expect(went().map(([, isQuick]) => isQuick)).toEqual([true, true, false])
    expect(went()[1]?.[0]).toEqual([3.7, 50.6, 5.6, 51])
  })
})
