import { type ConnectorStatus, type DisplayState, displayState } from '@portal/schemas'

/** A connector as the server tells it. */
export interface ToldState {
  readonly chargepointId: string
  readonly connectorId: string
  readonly name: string
  readonly number: number | undefined
  readonly place: string
  readonly status: ConnectorStatus
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

export interface Board {
  readonly tiles: readonly Tile[]
  /** The last changes, the latest first. */
  readonly changes: readonly TileChange[]
}

export const NO_BOARD: Board = { tiles: [], changes: [] }

/** How many changes are listed. */
const MOST_CHANGES = 20

/** The worse, the nearer to the top. */
const WORST_FIRST: Readonly<Record<DisplayState, number>> = {
  error: 2,
  offline: 1,
  parking: 3,
  charging: 4,
  available: 5,
}

/** A fault is worse than out of service, which may be intended. */
const badness = (status: ConnectorStatus): number =>
  status === 'ERROR' ? 0 : WORST_FIRST[displayState(status)]

/** The worst first; of as bad ones the newest change. */
const inOrder = (a: Tile, b: Tile): number =>
  badness(a.status) - badness(b.status) ||
  b.changedAt - a.changedAt ||
  (a.connectorId < b.connectorId ? -1 : 1)

/** A board in its order. */
export const sorted = (board: Board): Board => ({ ...board, tiles: [...board.tiles].sort(inOrder) })

/** Merges two sorted lists without sorting again: of tens of thousands only a few have changed. */
const merged = (some: readonly Tile[], others: readonly Tile[]): Tile[] => {
  const all: Tile[] = []
  let at = 0
  for (const one of some) {
    for (let next = others[at]; next && inOrder(next, one) < 0; next = others[at]) {
      all.push(next)
      at += 1
    }
    all.push(one)
  }
  return [...all, ...others.slice(at)]
}

/** Changes of states; a connector that is new on the board has not changed. */
const changesOf = (known: ReadonlyMap<string, Tile>, tiles: readonly Tile[]): readonly TileChange[] =>
  tiles.flatMap((tile) => {
    const before = known.get(tile.connectorId)?.status
    return before === undefined || before === tile.status ? [] : [{ tile, before }]
  })

/** The board after an answer. While its order is frozen changed tiles stay at their places, and new ones come last. */
export const withStates = (
  board: Board,
  { states, isWhole, at }: ToldStates,
  previousAt: number | undefined,
  isFrozen: boolean,
): Board => {
  const told = new Set(states.map(({ connectorId }) => connectorId))
  const known = new Map(
    board.tiles.flatMap((tile) => (told.has(tile.connectorId) ? [[tile.connectorId, tile] as const] : [])),
  )
  const fresh = states.map((state): Tile => {
    const before = known.get(state.connectorId)
    if (before?.status === state.status && before.since === state.since)
      return { ...state, changedAt: before.changedAt }
    // A charger that falls silent says nothing of when: it was after the answer before this one.
    const least = before && before.status !== state.status ? (previousAt ?? 0) : 0
    return { ...state, changedAt: Math.min(at, Math.max(state.since, least)) }
  })
  const changes = changesOf(known, fresh).toSorted((a, b) => inOrder(a.tile, b.tile))
  return {
    tiles: isFrozen ? inPlace(board.tiles, fresh, isWhole) : placed(board.tiles, fresh, told, isWhole),
    changes: [...changes, ...board.changes].slice(0, MOST_CHANGES),
  }
}

const placed = (
  tiles: readonly Tile[],
  fresh: readonly Tile[],
  told: ReadonlySet<string>,
  isWhole: boolean,
): readonly Tile[] => {
  if (fresh.length === 0 && !isWhole) return tiles
  const rest = isWhole ? [] : tiles.filter(({ connectorId }) => !told.has(connectorId))
  return merged(rest, fresh.toSorted(inOrder))
}

const inPlace = (tiles: readonly Tile[], fresh: readonly Tile[], isWhole: boolean): readonly Tile[] => {
  const left = new Map(fresh.map((tile) => [tile.connectorId, tile]))
  const kept = tiles.flatMap((tile) => {
    const now = left.get(tile.connectorId)
    left.delete(tile.connectorId)
    return (now ?? isWhole) ? (now ? [now] : []) : [tile]
  })
  return [...kept, ...left.values()]
}

/** How many connectors there are of each state. */
export const countsOf = (tiles: readonly Tile[]): Readonly<Record<DisplayState, number>> => {
  const counts = { available: 0, charging: 0, parking: 0, error: 0, offline: 0 }
  for (const { status } of tiles) counts[displayState(status)] += 1
  return counts
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
