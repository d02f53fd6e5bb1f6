import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ReportedState, ReportedStates } from './board.ts'
import {
  MONITOR_BACK_OFF_MAX_MS,
  MONITOR_POLL_MS,
  monitorMachine,
  selectMonitorViewState,
  selectTiles,
} from './machine.ts'

const gate = (status: ReportedState['status'], since = 500): ReportedState => ({
  chargepointId: 'CP1',
  connectorId: 'CP1-1',
  name: 'Gate',
  number: 1,
  place: 'Gent',
  status,
  since,
})
const whole: ReportedStates = { at: 1_000, isWhole: true, states: [gate('AVAILABLE')] }
const none: ReportedStates = { at: 2_000, isWhole: false, states: [] }
const broken: ReportedStates = { at: 2_000, isWhole: false, states: [gate('ERROR', 1_500)] }

/** Starts the machine with scripted responses; the last one repeats. */
const started = (...answers: (ReportedStates | { code: string; status?: number })[]) => {
  const requests: (number | undefined)[] = []
  const rings = vi.fn()
  const actor = createActor(
    monitorMachine.provide({
      actors: {
        readStates: fromPromise<ReportedStates, { since: number | undefined }>(async ({ input }) => {
          const answer = answers[Math.min(requests.length, answers.length - 1)]
          requests.push(input.since)
          if (answer && 'states' in answer) return answer
          throw Object.assign(new Error('no answer'), answer)
        }),
      },
      actions: { ring: rings },
    }),
    { input: { isVisible: true } },
  ).start()
  return { actor, requests, rings, viewState: () => selectMonitorViewState(actor.getSnapshot()) }
}

describe('The monitor', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reads everything once, then only changes, at most once a second', async () => {
    const { requests } = started(whole, none)
    await vi.advanceTimersByTimeAsync(MONITOR_POLL_MS * 3)
    expect(MONITOR_POLL_MS).toBeGreaterThanOrEqual(1_000)
    expect(requests).toEqual([undefined, 1_000, 2_000, 2_000])
  })

  it('pauses while the page is hidden and reads immediately when it becomes visible', async () => {
    const { actor, requests } = started(whole, none)
    await vi.advanceTimersByTimeAsync(0)
    actor.send({ type: 'HIDE' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(requests).toHaveLength(1)
    actor.send({ type: 'SHOW' })
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(2)
  })

  it('keeps the board when the connection is lost, backs off, and reads at most once on RECONNECT', async () => {
    const { actor, requests, viewState } = started(whole, { code: 'FAILEDTOLOAD' })
    await vi.advanceTimersByTimeAsync(MONITOR_POLL_MS)
    expect(viewState()).toBe('outdated')
    expect(selectTiles(actor.getSnapshot())).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600_000)
    const before = requests.length
    await vi.advanceTimersByTimeAsync(MONITOR_BACK_OFF_MAX_MS * 2)
    expect(requests.length - before).toBeLessThanOrEqual(2)
    actor.send({ type: 'RECONNECT' })
    await vi.advanceTimersByTimeAsync(0)
    expect(requests.length - before).toBeLessThanOrEqual(3)
  })

  it('rereads everything if the server rejects `since`', async () => {
    const { requests, viewState } = started(whole, { code: 'Error', status: 400 }, whole)
    await vi.advanceTimersByTimeAsync(MONITOR_POLL_MS)
    expect(viewState()).toBe('outdated')
    await vi.advanceTimersByTimeAsync(MONITOR_BACK_OFF_MAX_MS)
    expect(requests.slice(0, 3)).toEqual([undefined, 1_000, undefined])
    expect(viewState()).toBe('loaded')
  })

  it('clears the board when access is refused', async () => {
    const { actor, viewState } = started(whole, { code: 'Unauthorized', status: 403 })
    await vi.advanceTimersByTimeAsync(MONITOR_POLL_MS)
    expect(viewState()).toBe('failed')
    expect(selectTiles(actor.getSnapshot())).toEqual([])
  })

  it('stays silent until the sound is on, then rings only for new trouble', async () => {
    const quiet = started(whole, broken)
    await vi.advanceTimersByTimeAsync(MONITOR_POLL_MS)
    expect(quiet.rings).not.toHaveBeenCalled()
    const loud = started(whole, broken, none)
    loud.actor.send({ type: 'TOGGLE_SOUND' })
    await vi.advanceTimersByTimeAsync(MONITOR_POLL_MS * 3)
    expect(loud.rings).toHaveBeenCalledTimes(1)
  })
})
