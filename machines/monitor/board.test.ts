import { DISPLAY_STATES, displayState } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Board,
  hasNewTrouble,
  NO_BOARD,
  type ReportedState,
  type ReportedStates,
  sorted,
  type Tile,
  withStates,
} from './board.ts'

const stateOf = (connectorId: string, status: ReportedState['status'], since: number): ReportedState => ({
  chargepointId: 'CP1',
  connectorId,
  name: connectorId,
  number: 1,
  place: 'Gent',
  status,
  since,
})
const whole = (...states: ReportedState[]) => ({ at: 1_000, isWhole: true, states })
const changed = (...states: ReportedState[]) => ({ at: 2_000, isWhole: false, states })
const names = ({ tiles }: Board) => tiles.map(({ connectorId }) => connectorId)

const board = withStates(
  NO_BOARD,
  whole(
    stateOf('free', 'AVAILABLE', 900),
    stateOf('broken', 'ERROR', 100),
    stateOf('charging', 'CHARGING', 300),
    stateOf('silent', 'OFFLINE_AVAILABLE', 200),
    stateOf('broken later', 'ERROR', 400),
  ),
  undefined,
  false,
)

describe('The board', () => {
  it('keeps the largest number of skipped states until the next full read', () => {
    const board = withStates(NO_BOARD, { ...whole(), skipped: 2 }, undefined, false)
    expect(withStates(board, changed(), 1_000, false).skipped).toBe(2)
    const later = withStates(board, { ...changed(), skipped: 3 }, 1_000, false)
    expect(later.skipped).toBe(3)
    expect(withStates(later, whole(), 2_000, false).skipped).toBe(0)
  })

  it('sorts by severity, then by the newest change', () => {
    expect(names(board)).toEqual(['broken later', 'broken', 'silent', 'charging', 'free'])
    expect(board.changes).toEqual([])
  })

  it('moves a changed tile to its new position and lists the change', () => {
    const later = withStates(board, changed(stateOf('free', 'ERROR', 1_500)), 1_000, false)
    expect(names(later)).toEqual(['free', 'broken later', 'broken', 'silent', 'charging'])
    expect(later.changes).toEqual([expect.objectContaining({ before: 'AVAILABLE' })])
  })

  it('dates an offline state by the previous response, because the server sends no time for it', () => {
    const later = withStates(board, changed(stateOf('free', 'OFFLINE_AVAILABLE', 900)), 1_000, false)
    expect(later.tiles.find(({ connectorId }) => connectorId === 'free')?.changedAt).toBe(1_000)
    const again = withStates(later, changed(stateOf('free', 'OFFLINE_AVAILABLE', 900)), 2_000, false)
    expect(again.tiles.find(({ connectorId }) => connectorId === 'free')?.changedAt).toBe(1_000)
  })

  it('keeps its order while frozen, with new tiles at the end, and sorts afterwards', () => {
    const frozen = withStates(
      board,
      changed(stateOf('free', 'ERROR', 1_500), stateOf('new', 'ERROR', 1_600)),
      1_000,
      true,
    )
    expect(names(frozen)).toEqual([...names(board), 'new'])
    expect(frozen.tiles.find(({ connectorId }) => connectorId === 'free')?.status).toBe('ERROR')
    expect(names(sorted(frozen))).toEqual(['new', 'free', 'broken later', 'broken', 'silent', 'charging'])
  })

  it('drops tiles missing from a full response, even while frozen', () => {
    const answer = whole(stateOf('broken', 'ERROR', 100))
    expect(names(withStates(board, answer, 1_000, false))).toEqual(['broken'])
    expect(names(withStates(board, answer, 1_000, true))).toEqual(['broken'])
  })

  it('lists only the last twenty changes', () => {
    const many = Array.from({ length: 30 }, (_, index) => stateOf(`c${index}`, 'AVAILABLE', 100))
    const first = withStates(NO_BOARD, whole(...many), undefined, false)
    const broken = many.map((state) => ({ ...state, status: 'ERROR' as const, since: 1_500 }))
    expect(withStates(first, changed(...broken), 1_000, false).changes).toHaveLength(20)
  })

  it('reports new trouble only when a working connector fails', () => {
    expect(hasNewTrouble(board, changed(stateOf('free', 'ERROR', 1_500)))).toBe(true)
    expect(hasNewTrouble(board, changed(stateOf('broken', 'OFFLINE_ERROR', 1_500)))).toBe(false)
    expect(hasNewTrouble(board, changed(stateOf('charging', 'AVAILABLE', 1_500)))).toBe(false)
  })

  it('reuses all other tile objects when one of 50,000 connectors changes', () => {
    const many = Array.from({ length: 50_000 }, (_, index) =>
      stateOf(`c${String(index).padStart(5, '0')}`, index % 7 === 0 ? 'ERROR' : 'AVAILABLE', index),
    )
    const first = withStates(NO_BOARD, { at: 60_000, isWhole: true, states: many }, undefined, false)
    const answer = { at: 62_000, isWhole: false, states: [stateOf('c00001', 'ERROR', 61_000)] }
    const { tiles } = withStates(first, answer, 60_000, false)
    expect(tiles[0]?.connectorId).toBe('c00001')
    const before = new Set(first.tiles)
    expect(tiles.filter((tile) => !before.has(tile))).toEqual([tiles[0]])
  })
})

describe('The board after any answers', () => {
  const STATUSES = ['AVAILABLE', 'CHARGING', 'PARKING', 'ERROR', 'UNAVAILABLE', 'OFFLINE_CHARGING'] as const
  const state = fc.record({
    id: fc.integer({ min: 0, max: 24 }),
    status: fc.constantFrom(...STATUSES),
    since: fc.integer({ min: 0, max: 30 }),
  })
  const step = fc.record({
    states: fc.array(state, { maxLength: 30 }),
    isWhole: fc.oneof(
      { weight: 1, arbitrary: fc.constant(true) },
      { weight: 4, arbitrary: fc.constant(false) },
    ),
    isFrozen: fc.boolean(),
    // True to derive two boards from the same one.
    isTwice: fc.boolean(),
  })

  const ORDER = ['offline', 'error', 'parking', 'charging', 'available']
  const rank = ({ status }: Tile) => (status === 'ERROR' ? -1 : ORDER.indexOf(displayState(status)))
  const byRank = (a: Tile, b: Tile) =>
    rank(a) - rank(b) || b.changedAt - a.changedAt || (a.connectorId < b.connectorId ? -1 : 1)

  /** Reference implementation that processes and sorts every tile. */
  const fromScratch = (
    before: readonly Tile[],
    answer: ReportedStates,
    previousAt: number,
    isFrozen: boolean,
  ) => {
    const states = new Map(answer.states.map((one) => [one.connectorId, one]))
    const tileOf = (one: ReportedState): Tile => {
      const old = before.find(({ connectorId }) => connectorId === one.connectorId)
      const isSame = old?.status === one.status && old.since === one.since
      const least = old && old.status !== one.status ? previousAt : 0
      return { ...one, changedAt: isSame ? old.changedAt : Math.min(answer.at, Math.max(one.since, least)) }
    }
    const remaining = before.flatMap((tile) => {
      const one = states.get(tile.connectorId)
      if (one) return [tileOf(one)]
      return answer.isWhole ? [] : [tile]
    })
    const added = [...states.values()].filter((one) =>
      before.every(({ connectorId }) => connectorId !== one.connectorId),
    )
    const tiles = [...remaining, ...added.map(tileOf)]
    return isFrozen ? tiles : tiles.toSorted(byRank)
  }

  it('equals the result computed from scratch, including its counts', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let [after, tiles, previousAt]: [Board, readonly Tile[], number] = [NO_BOARD, [], 0]
        let wasFrozen = false
        for (const [index, { states, isWhole, isFrozen, isTwice }] of steps.entries()) {
          const answer = {
            at: (index + 1) * 10,
            isWhole,
            states: states.map(({ id, status, since }) => stateOf(`c${id}`, status, since)),
          }
          // The machine sorts the board when the order is released.
          if (wasFrozen && !isFrozen) [after, tiles] = [sorted(after), tiles.toSorted(byRank)]
          if (isTwice) withStates(after, { ...answer, states: answer.states.slice(1) }, previousAt, !isFrozen)
          after = withStates(after, answer, previousAt, isFrozen)
          tiles = fromScratch(tiles, answer, previousAt, isFrozen)
          expect(after.tiles).toEqual(tiles)
          for (const name of DISPLAY_STATES)
            expect(after.counts[name]).toBe(
              tiles.filter(({ status }) => displayState(status) === name).length,
            )
          wasFrozen = isFrozen
          previousAt = answer.at
        }
      }),
    )
  })
})
