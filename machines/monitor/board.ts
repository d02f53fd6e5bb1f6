import { CONNECTOR_STATUSES, type ConnectorStatus, type DisplayState, displayState } from '@portal/schemas'

/** A connector as the server tells it. */
export interface ToldState {
  readonly chargepointId: string
  readonly connectorId: string
  readonly name: string
  readonly number: number | undefined
  readonly place: string
  readonly status: ConnectorStatus
  /** The server's text behind a question mark, if the status is one that this portal does not know. */
  readonly statusTold?: `?${string}`
  /** Since when it is so, in ms since 1970. */
  readonly since: number
  /** Error code of OCPP. */
  readonly error?: string
}

/** The connectors that changed since the last answer, or all of them. */
export interface ToldStates {
  /** Server time up to which it is true. */
  readonly at: number
  readonly isWhole: boolean
  readonly states: readonly ToldState[]
  /** Number of states that could not be read. */
  readonly skipped?: number
}

/** A connector on the board. */
export interface Tile extends ToldState {
  /** When its state became what it is, as far as the board knows. */
  readonly changedAt: number
}

/** A connector whose state became another while the board was open. */
export interface TileChange {
  readonly tile: Tile
  readonly before: ConnectorStatus
}

/** How many connectors there are of each state. */
export type StateCounts = Readonly<Record<DisplayState, number>>

export interface Board {
  readonly tiles: readonly Tile[]
  /** Of the tiles. */
  readonly counts: StateCounts
  /** The last changes, the latest first. */
  readonly changes: readonly TileChange[]
  /** Number of connectors that could not be read. */
  readonly skipped: number
}

const NO_COUNTS: StateCounts = { available: 0, charging: 0, parking: 0, error: 0, offline: 0 }

export const NO_BOARD: Board = { tiles: [], counts: NO_COUNTS, changes: [], skipped: 0 }

/** How many changes are listed. */
const MOST_CHANGES = 20

/** A change of more of the tiles than this share is one of most. */
const MANY = 0.1

/** The worse, the nearer to the top. */
const WORST_FIRST: Readonly<Record<DisplayState, number>> = {
  error: 2,
  offline: 1,
  parking: 3,
  charging: 4,
  available: 5,
}

/** A fault is worse than out of service, which may be intended. */
const BADNESS = Object.fromEntries(
  CONNECTOR_STATUSES.map((status) => [status, status === 'ERROR' ? 0 : WORST_FIRST[displayState(status)]]),
) as Readonly<Record<ConnectorStatus, number>>

/** The worst first; of as bad ones the newest change. */
const inOrder = (a: Tile, b: Tile): number =>
  BADNESS[a.status] - BADNESS[b.status] ||
  b.changedAt - a.changedAt ||
  (a.connectorId < b.connectorId ? -1 : 1)

/** A board in its order. */
export const sorted = (board: Board): Board => ({ ...board, tiles: board.tiles.toSorted(inOrder) })

/** Where a tile belongs among sorted ones, looked for from a place on. */
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

/** Sorted tiles with other sorted ones in place of some: of tens of thousands only those, and a few on the way to their places, are looked at. */
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

/** Changed tiles stay where they are, and new ones come last. */
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

/** The first changes of states among tiles; a connector that is new on the board has not changed. */
const changesOf = (known: ReadonlyMap<string, Tile>, tiles: readonly Tile[]): readonly TileChange[] => {
  const changes: TileChange[] = []
  for (const tile of tiles) {
    const before = known.get(tile.connectorId)?.status
    if (before !== undefined && before !== tile.status) changes.push({ tile, before })
    if (changes.length === MOST_CHANGES) break
  }
  return changes
}

/**
 * The tiles of a board by their connectors. It goes on to the board that follows, because a copy takes longer than all else: a
 * board that is asked a second time makes its own again.
 */
const indexes = new WeakMap<Board, Map<string, Tile>>()
const indexOf = (board: Board) =>
  indexes.get(board) ?? new Map(board.tiles.map((tile) => [tile.connectorId, tile]))

/** The board after an answer. While its order is frozen changed tiles stay at their places, and new ones come last. */
export const withStates = (
  board: Board,
  { states, isWhole, at, skipped: lost = 0 }: ToldStates,
  previousAt: number | undefined,
  isFrozen: boolean,
): Board => {
  // Several answers may skip the same connector.
  const skipped = isWhole ? lost : Math.max(board.skipped, lost)
  if (states.length === 0 && !isWhole) return skipped === board.skipped ? board : { ...board, skipped }
  const known = indexOf(board)
  const counts = { ...(isWhole ? NO_COUNTS : board.counts) }
  const gone: Tile[] = []
  const fresh = new Map<string, Tile>()
  // Of a connector that is told twice the later counts.
  for (const state of new Map(states.map((one) => [one.connectorId, one])).values()) {
    const before = known.get(state.connectorId)
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
    // To look for the places of most of them takes longer than to go through all.
    const isMost = gone.length > board.tiles.length * MANY
    const rest = isMost ? board.tiles.filter(({ connectorId }) => !fresh.has(connectorId)) : board.tiles
    return exchanged(rest, isMost ? [] : gone, ordered)
  }
  const next = {
    tiles: tilesNow(),
    counts,
    changes: [...changesOf(known, ordered), ...board.changes].slice(0, MOST_CHANGES),
    skipped,
  }
  indexes.delete(board)
  for (const [id, tile] of isWhole ? [] : fresh) known.set(id, tile)
  indexes.set(next, isWhole ? fresh : known)
  return next
}

/** A charger that falls silent says nothing of when: it was after the answer before this one. */
const changedAt = (
  state: ToldState,
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

/** Whether an answer tells of a connector that was fine before and is in trouble now. */
export const hasNewTrouble = (board: Board, { states }: ToldStates): boolean => {
  const troubled = new Set(
    states.filter(({ status }) => isTrouble(status)).map(({ connectorId }) => connectorId),
  )
  return (
    troubled.size > 0 &&
    board.tiles.some(({ connectorId, status }) => troubled.has(connectorId) && !isTrouble(status))
  )
}
