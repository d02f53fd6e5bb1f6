import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type Place, placeSearchMachine, selectPlaceSearchViewState, selectSoughtText } from './machine.ts'

const gent: Place = { name: 'Gent', detail: '9000', latitude: 51.05, longitude: 3.72 }

const started = (answer: (text: string) => Promise<readonly Place[]>) => {
  const searches: string[] = []
  const actor = createActor(
    placeSearchMachine.provide({
      actors: {
        findPlaces: fromPromise<readonly Place[], { text: string }>(({ input }) => {
          searches.push(input.text)
          return answer(input.text)
        }),
      },
    }),
  ).start()
  const type = (text: string) => actor.send({ type: 'LOOK_FOR', text })
  return { actor, searches, type, viewState: () => selectPlaceSearchViewState(actor.getSnapshot()) }
}

describe('The search for places', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('needs at least 3 characters and sends nothing for fewer (S5)', async () => {
    const { actor, searches, type, viewState } = started(async () => [gent])
    type('Ge')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(viewState()).toBe('tooShort')
    expect(selectSoughtText(actor.getSnapshot())).toBeUndefined()
    type(' Ge  ')
    expect(viewState()).toBe('tooShort')
    expect(searches).toEqual([])
    type('Gen')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(viewState()).toBe('found')
  })

  it('sends one request when typing pauses', async () => {
    const { actor, searches, type } = started(async () => [gent])
    for (const text of ['Gen', 'Gent', 'Gent ']) {
      type(text)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(searches).toEqual(['Gent'])
    expect(actor.getSnapshot().context.places).toEqual([gent])
  })

  it('never shows the response to an outdated search', async () => {
    let resolve: (places: readonly Place[]) => void = () => undefined
    const promise = new Promise<readonly Place[]>((settle) => {
      resolve = settle
    })
    const { actor, type, viewState } = started((text) => (text === 'Gent' ? promise : Promise.resolve([])))
    type('Gent')
    await vi.advanceTimersByTimeAsync(1_000)
    type('Brugge')
    resolve([gent])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(viewState()).toBe('nothing')
    expect(actor.getSnapshot().context.places).toEqual([])
  })

  it('shows a failure and retries', async () => {
    let isDown = true
    const { type, actor, viewState } = started(async () => {
      if (isDown) throw Object.assign(new Error(), { code: 'FAILEDTOLOAD' })
      return [gent]
    })
    type('Gent')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(viewState()).toBe('failed')
    isDown = false
    actor.send({ type: 'RETRY' })
    await vi.advanceTimersByTimeAsync(0)
    expect(viewState()).toBe('found')
  })
})
