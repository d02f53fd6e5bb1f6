import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type FoundLocations,
  locationsMachine,
  selectLocations,
  selectLocationsViewState,
} from './machine.ts'

const found = (...names: string[]): FoundLocations => ({
  at: 1_000,
  points: names.map((name) => ({
    id: name,
    name,
    address: '',
    city: 'Gent',
    latitude: 51,
    longitude: 3.7,
    isPublished: true,
    counts: { available: 1 },
    connectors: 1,
  })),
})

/** Starts the machine with scripted responses; the last one repeats. */
const started = (answers: { points?: (() => unknown)[]; pages?: (() => unknown)[] }, isVisible = true) => {
  const reads = { points: 0, pages: 0 }
  const next = (kind: 'points' | 'pages') => async () => {
    const list = answers[kind] ?? []
    const answer = list[Math.min(reads[kind], list.length - 1)]
    reads[kind] += 1
    if (!answer) throw new Error(`No test expects ${kind}.`)
    return (await answer()) as FoundLocations
  }
  const actor = createActor(
    locationsMachine.provide({
      actors: { readPoints: fromPromise(next('points')), readPages: fromPromise(next('pages')) },
    }),
    { input: { isVisible } },
  ).start()
  return { actor, reads, viewState: () => selectLocationsViewState(actor.getSnapshot()) }
}

const fails = (failure: object) => (): Promise<never> => Promise.reject(Object.assign(new Error(), failure))

describe('The locations of the map', () => {
  afterEach(() => void vi.useRealTimers())

  it('are read every 30 seconds while the page is visible, and immediately when it becomes visible', async () => {
    vi.useFakeTimers()
    const { actor, reads } = started({ points: [() => found('Depot')] })
    await vi.advanceTimersByTimeAsync(0)
    expect(reads.points).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reads.points).toBe(2)
    actor.send({ type: 'HIDE' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(reads.points).toBe(2)
    actor.send({ type: 'SHOW' })
    await vi.advanceTimersByTimeAsync(0)
    expect(reads.points).toBe(3)
    actor.stop()
  })

  it('are read page by page if the server has no points endpoint', async () => {
    vi.useFakeTimers()
    const { actor, reads, viewState } = started({
      points: [fails({ code: 'FAILEDTOFIND', status: 404 })],
      pages: [() => found('Depot', 'Quay')],
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(viewState()).toBe('loaded')
    expect(selectLocations(actor.getSnapshot())).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reads).toEqual({ points: 1, pages: 2 })
    actor.stop()
  })

  it('stay on screen with the error after a failed read, until the next response', async () => {
    vi.useFakeTimers()
    const { actor, viewState } = started({
      points: [
        () => found('Depot'),
        fails({ code: 'UNEXPECTED', status: 503 }),
        () => found('Depot', 'Quay'),
      ],
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(viewState()).toBe('outdated')
    expect(actor.getSnapshot().context.error?.code).toBe('UNEXPECTED')
    expect(selectLocations(actor.getSnapshot())).toHaveLength(1)
    actor.send({ type: 'RETRY' })
    await vi.advanceTimersByTimeAsync(0)
    expect(viewState()).toBe('loaded')
    expect(selectLocations(actor.getSnapshot())).toHaveLength(2)
    actor.stop()
  })
})
