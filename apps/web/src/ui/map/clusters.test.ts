import { describe, expect, it } from 'vitest'
import { clustersOf, nearestTo, type Spot, type Work } from './clusters.ts'

/** Creates deterministic spots, most of them in towns, like real locations. */
const spotsOf = (count: number): Spot<number>[] => {
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const towns = Array.from({ length: 60 }, () => ({ x: 280_000 + next() * 430_000, y: 6.4e6 + next() * 4e5 }))
  return Array.from({ length: count }, (_, index) => {
    const town = towns[Math.floor(next() * towns.length)]
    const spread = 4_000 * next()
    const angle = next() * 2 * Math.PI
    return {
      x: (town?.x ?? 0) + spread * Math.cos(angle),
      y: (town?.y ?? 0) + spread * Math.sin(angle),
      of: index,
    }
  })
}
const CELL = 44
/** Metres per pixel, from the whole country to a street. */
const RESOLUTIONS = [611, 152, 38, 9.5, 1.2]

describe('clustersOf', () => {
  it('puts each spot into exactly one cluster, inside its bounds', () => {
    const spots = spotsOf(2_000)
    for (const resolution of RESOLUTIONS) {
      const clusters = clustersOf(spots, CELL * resolution)
      const seen = clusters.all.flatMap(({ spots: inside }) => inside)
      expect(seen.toSorted((a, b) => a - b)).toEqual(spots.map((_, index) => index))
      for (const [number, cluster] of clusters.all.entries())
        for (const index of cluster.spots) {
          expect(clusters.of(index)).toBe(number)
          expect(cluster.west <= (spots[index]?.x ?? 0) && cluster.east >= (spots[index]?.x ?? 0)).toBe(true)
        }
    }
  })

  it('merges spots at one place and separates distant ones', () => {
    const at = (x: number, y: number) => ({ x, y, of: 0 })
    expect(clustersOf([at(1, 1), at(1, 1), at(1, 1)], 10).all).toHaveLength(1)
    expect(clustersOf([at(1, 1), at(51, 1), at(1, 51)], 10).all).toHaveLength(3)
    // In different cells of the grid, but closer than half a cell.
    expect(clustersOf([at(9, 5), at(11, 5)], 10).all).toHaveLength(1)
    expect(clustersOf([], 10).all).toEqual([])
  })

  it('finds clusters in an extent', () => {
    const clusters = clustersOf(
      [1, 101, 201].map((x) => ({ x, y: 5, of: x })),
      10,
    )
    expect(clusters.within(90, 0, 110, 10).map(({ x }) => x)).toEqual([101])
  })

  it('finds the cluster nearest to a point', () => {
    const { all } = clustersOf(
      [1, 101, 201].map((x) => ({ x, y: 5, of: x })),
      10,
    )
    expect(nearestTo(all, [140, 5])?.x).toBe(101)
    expect(nearestTo(all, [160, -50])?.x).toBe(201)
    expect(nearestTo([], [160, 5])).toBeUndefined()
  })

  it.each([1_000, 10_000, 50_000])('visits each of %i spots a bounded number of times', (count) => {
    const spots = spotsOf(count)
    for (const resolution of RESOLUTIONS) {
      const work: Work = { steps: 0 }
      clustersOf(spots, CELL * resolution, work)
      // Each spot is visited once for its cell and once for its cluster, and each cell looks at nine cells: itself and
      // its neighbours.
      expect(work.steps).toBeLessThanOrEqual(11 * count)
    }
  })
})
