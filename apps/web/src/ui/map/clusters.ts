/** Item on the map; `x` and `y` are in map units. */
export interface Spot<T> {
  readonly x: number
  readonly y: number
  readonly of: T
}

/** Group of nearby spots drawn as one point. */
export interface Cluster {
  /** Centre of the spots. */
  readonly x: number
  readonly y: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  readonly spots: readonly number[]
}

export interface Clusters {
  readonly all: readonly Cluster[]
  readonly of: (spot: number) => number
  readonly within: (west: number, south: number, east: number, north: number) => readonly Cluster[]
}

/** Upper bound for cell columns and rows, which makes the number of a cell unique. */
const COLUMNS = 2 ** 26

/** Counts visits of spots and clusters, as a measure of the running time. */
export interface Work {
  steps: number
}

interface Draft {
  x: number
  y: number
  spots: number[]
}

/**
 * Clusters spots by grid cell and merges adjacent cells whose centres are closer than half a cell. Visits each spot a
 * bounded number of times.
 */
export const clustersOf = <T>(
  spots: readonly Spot<T>[],
  size: number,
  work: Work = { steps: 0 },
): Clusters => {
  const columnOf = (x: number) => Math.floor(x / size)
  const cells = new Map<number, Draft>()
  const numberOf = (x: number, y: number) => columnOf(x) * COLUMNS + columnOf(y)
  for (const [index, { x, y }] of spots.entries()) {
    work.steps += 1
    const cell = numberOf(x, y)
    const draft = cells.get(cell)
    if (!draft) {
      cells.set(cell, { x, y, spots: [index] })
      continue
    }
    const count = draft.spots.push(index)
    draft.x += (x - draft.x) / count
    draft.y += (y - draft.y) / count
  }

  // Each cell is merged at most once, so clusters do not chain across the map.
  const taken = new Set<number>()
  const drafts: Draft[] = []
  for (const [cell, draft] of cells) {
    if (taken.has(cell)) continue
    taken.add(cell)
    drafts.push(draft)
    for (const column of [-1, 0, 1])
      for (const row of [-1, 0, 1]) {
        work.steps += 1
        const beside = cell + column * COLUMNS + row
        const other = taken.has(beside) ? undefined : cells.get(beside)
        if (!other || Math.hypot(other.x - draft.x, other.y - draft.y) >= size / 2) continue
        taken.add(beside)
        for (const spot of other.spots) draft.spots.push(spot)
      }
  }

  const clusterOf = new Int32Array(spots.length)
  const all = drafts.map(({ spots: inside }, number) => {
    let [x, y] = [0, 0]
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const index of inside) {
      work.steps += 1
      clusterOf[index] = number
      const spot = spots[index]
      if (!spot) continue
      x += spot.x / inside.length
      y += spot.y / inside.length
      west = Math.min(west, spot.x)
      south = Math.min(south, spot.y)
      east = Math.max(east, spot.x)
      north = Math.max(north, spot.y)
    }
    return { x, y, west, south, east, north, spots: inside }
  })

  return {
    all,
    of: (spot) => clusterOf[spot] ?? -1,
    within: (west, south, east, north) =>
      all.filter(({ x, y }) => x >= west && x <= east && y >= south && y <= north),
  }
}

export const nearestTo = (
  clusters: readonly Cluster[],
  [x, y]: readonly [number, number],
): Cluster | undefined => {
  let nearest: Cluster | undefined
  let least = Infinity
  for (const cluster of clusters) {
    const distance = Math.hypot(cluster.x - x, cluster.y - y)
    if (distance >= least) continue
    nearest = cluster
    least = distance
  }
  return nearest
}
