import { CONNECTOR_STATUSES, type ConnectorStatus, type DisplayState, displayState } from '@portal/schemas'

export interface ReportedState {
  readonly chargepointId: string
  readonly connectorId: string
  readonly name: string
  readonly number: number | undefined
  readonly place: string
  readonly status: ConnectorStatus
  /** Raw status after a question mark; set if the portal does not know the status. */
  readonly rawStatus?: `?${string}`
  /** Start of the state, in ms since 1970. */
  readonly since: number
  /** OCPP error code. */
  readonly error?: string
}

/** Connectors that changed since the last response, or all of them. */
export interface ReportedStates {
  /** Server time up to which the states are valid, in ms since 1970. */
  readonly at: number
  readonly isWhole: boolean
  readonly states: readonly ReportedState[]
  /** Number of states that could not be read. */
  readonly skipped?: number
}

export interface Tile extends ReportedState {
  /** Start of the current state, as far as the board knows. */
  readonly changedAt: number
}

/** Status change of a connector while the board is open. */
export interface TileChange {
  readonly tile: Tile
  readonly before: ConnectorStatus
}

export type StateCounts = Readonly<Record<DisplayState, number>>

export interface Board {
  readonly tiles: readonly Tile[]
  readonly counts: StateCounts
  /** Latest changes, newest first. */
  readonly changes: readonly TileChange[]
  /** Number of connectors that could not be read. */
  readonly skipped: number
}

const NO_COUNTS: StateCounts = { available: 0, charging: 0, parking: 0, error: 0, offline: 0 }

export const NO_BOARD: Board = { tiles: [], counts: NO_COUNTS, changes: [], skipped: 0 }

/** Maximum number of listed changes. */
const MOST_CHANGES = 20

/** Share of changed tiles above which all tiles are processed. */
const MANY = 0.1

/** Rank by display state; the most severe state has the lowest rank. */
const WORST_FIRST: Readonly<Record<DisplayState, number>> = {
  error: 2,
  offline: 1,
  parking: 3,
  charging: 4,
  available: 5,
}

/** Rank by status. A fault is worse than out of service, which may be intended. */
const BADNESS = Object.fromEntries(
  CONNECTOR_STATUSES.map((status) => [status, status === 'ERROR' ? 0 : WORST_FIRST[displayState(status)]]),
) as Readonly<Record<ConnectorStatus, number>>

const inOrder = (a: Tile, b: Tile): number =>
  BADNESS[a.status] - BADNESS[b.status] ||
  b.changedAt - a.changedAt ||
  (a.connectorId < b.connectorId ? -1 : 1)

export const sorted = (board: Board): Board => ({ ...board, tiles: board.tiles.toSorted(inOrder) })

/** Binary search for the position of a tile among sorted tiles, starting at `from`. */
const placeOf = (tile: Tile, tiles: readonly Tile[], from: number): number => {
  let [low, high] = [from, tiles.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = tiles[middle]
    if (there && inOrder(there, tile) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Replaces the tiles `gone` with the tiles `fresh`, which are sorted like all others. Finds each place by binary
 * search, because sorting tens of thousands of tiles again would be slow.
 */
const exchanged = (
  tiles: readonly Tile[],
  gone: readonly Tile[],
  fresh: readonly Tile[],
): readonly Tile[] => {
  const left = gone.toSorted(inOrder)
  const all: Tile[] = []
  let at = 0
  let next = 0
  const takeUntil = (end: number) => {
    for (; at < end; at += 1) all.push(tiles[at] as Tile)
  }
  const skipBefore = (tile: Tile | undefined) => {
    while (next < left.length) {
      const old = left[next] as Tile
      if (tile && inOrder(old, tile) >= 0) break
      takeUntil(placeOf(old, tiles, at))
      at += 1
      next += 1
    }
  }
  for (const tile of fresh) {
    skipBefore(tile)
    takeUntil(placeOf(tile, tiles, at))
    all.push(tile)
  }
  skipBefore(undefined)
  takeUntil(tiles.length)
  return all
}

/** Changed tiles keep their places, and new ones come last. */
const inPlace = (
  tiles: readonly Tile[],
  fresh: ReadonlyMap<string, Tile>,
  isWhole: boolean,
): readonly Tile[] => {
  const all: Tile[] = []
  const left = new Map(fresh)
  for (const tile of tiles) {
    const now = left.get(tile.connectorId)
    left.delete(tile.connectorId)
    if (now || !isWhole) all.push(now ?? tile)
  }
  return [...all, ...left.values()]
}

/** Status changes of known tiles. A new connector counts as unchanged. */
const changesOf = (earlier: ReadonlyMap<string, Tile>, tiles: readonly Tile[]): readonly TileChange[] => {
  const changes: TileChange[] = []
  for (const tile of tiles) {
    const before = earlier.get(tile.connectorId)?.status
    if (before !== undefined && before !== tile.status) changes.push({ tile, before })
    if (changes.length === MOST_CHANGES) break
  }
  return changes
}

/**
 * Tiles of a board by connector. The map moves to the next board, because copying it would dominate the cost; a board
 * that is updated twice rebuilds its own map.
 */
const indexes = new WeakMap<Board, Map<string, Tile>>()
const indexOf = (board: Board) =>
  indexes.get(board) ?? new Map(board.tiles.map((tile) => [tile.connectorId, tile]))

/**
 * Applies a response to the board. While the order is frozen, changed tiles keep their places and new ones come last.
 */
export const withStates = (
  board: Board,
  { states, isWhole, at, skipped: lost = 0 }: ReportedStates,
  previousAt: number | undefined,
  isFrozen: boolean,
): Board => {
  // Several responses may skip the same connector, so their numbers are not added up.
  const skipped = isWhole ? lost : Math.max(board.skipped, lost)
  if (states.length === 0 && !isWhole) return skipped === board.skipped ? board : { ...board, skipped }
  const earlier = indexOf(board)
  const counts = { ...(isWhole ? NO_COUNTS : board.counts) }
  const gone: Tile[] = []
  const fresh = new Map<string, Tile>()
  // The last state of a repeated connector wins.
  for (const state of new Map(states.map((one) => [one.connectorId, one])).values()) {
    const before = earlier.get(state.connectorId)
    const tile = { ...state, changedAt: changedAt(state, before, at, previousAt) }
    fresh.set(state.connectorId, tile)
    counts[displayState(tile.status)] += 1
    if (!before) continue
    gone.push(before)
    if (!isWhole) counts[displayState(before.status)] -= 1
  }
  const ordered = [...fresh.values()].sort(inOrder)
  const tilesNow = () => {
    if (isFrozen) return inPlace(board.tiles, fresh, isWhole)
    if (isWhole) return ordered
    // With many changes, one pass over all tiles is faster than individual lookups.
    const isMost = gone.length > board.tiles.length * MANY
    const rest = isMost ? board.tiles.filter(({ connectorId }) => !fresh.has(connectorId)) : board.tiles
    return exchanged(rest, isMost ? [] : gone, ordered)
  }
  const next = {
    tiles: tilesNow(),
    counts,
    changes: [...changesOf(earlier, ordered), ...board.changes].slice(0, MOST_CHANGES),
    skipped,
  }
  indexes.delete(board)
  for (const [id, tile] of isWhole ? [] : fresh) earlier.set(id, tile)
  indexes.set(next, isWhole ? fresh : earlier)
  return next
}

/**
 * Returns the start of the current state. After a change of status it is never before the previous response, because
 * the server sends no time for an offline state.
 */
const changedAt = (
  state: ReportedState,
  before: Tile | undefined,
  at: number,
  previousAt: number | undefined,
): number => {
  if (before?.status === state.status && before.since === state.since) return before.changedAt
  const least = before && before.status !== state.status ? (previousAt ?? 0) : 0
  return Math.min(at, Math.max(state.since, least))
}

const TROUBLES: readonly DisplayState[] = ['error', 'offline']
const isTrouble = (status: ConnectorStatus) => TROUBLES.includes(displayState(status))

/** True if a response reports trouble at a connector that worked before. */
export const hasNewTrouble = (board: Board, { states }: ReportedStates): boolean => {
  const troubled = new Set(
    states.filter(({ status }) => isTrouble(status)).map(({ connectorId }) => connectorId),
  )
  return (
    troubled.size > 0 &&
    board.tiles.some(({ connectorId, status }) => troubled.has(connectorId) && !isTrouble(status))
  )
}
