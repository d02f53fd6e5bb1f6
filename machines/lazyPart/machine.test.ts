import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { CHUNK_TIMED_OUT, createLazyPart, selectPart, selectPartError } from './machine.ts'

const start = () => {
  const asked: { resolve: (screen: string) => void; reject: (error: unknown) => void }[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    createLazyPart<string>().provide({
      actors: {
        loadPart: fromPromise(
          () =>
            new Promise<string>((resolve, reject) => {
              asked.push({ resolve, reject })
            }),
        ),
      },
    }),
    { clock },
  ).start()
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { actor, asked, clock, settle }
}

describe('a lazy screen', () => {
  it('is shown when its code has come, however late before the 120 seconds end (S9)', async () => {
    const { actor, asked, clock, settle } = start()
    clock.increment(CHUNK_LOAD_TIMEOUT_MS - 1)
    expect(selectPartError(actor.getSnapshot())).toBeUndefined()
    asked[0]?.resolve('a screen')
    await settle()
    expect(selectPart(actor.getSnapshot())).toBe('a screen')
    clock.increment(CHUNK_LOAD_TIMEOUT_MS)
    expect(selectPartError(actor.getSnapshot())).toBeUndefined()
  })

  it('has failed after 120 seconds, and can be asked for again (S9)', async () => {
    const { actor, asked, clock, settle } = start()
    clock.increment(CHUNK_LOAD_TIMEOUT_MS)
    expect(selectPartError(actor.getSnapshot())?.code).toBe(CHUNK_TIMED_OUT)
    actor.send({ type: 'RETRY' })
    expect(selectPartError(actor.getSnapshot())).toBeUndefined()
    asked[1]?.resolve('a screen')
    await settle()
    expect(selectPart(actor.getSnapshot())).toBe('a screen')
  })

  it('says why it did not come, and is asked for again by who comes again', async () => {
    const { actor, asked, settle } = start()
    asked[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
    await settle()
    expect(selectPartError(actor.getSnapshot())).toMatchObject({
      message: expect.stringMatching(/dynamically imported/),
    })
    actor.send({ type: 'OPEN' })
    expect(asked).toHaveLength(2)
  })

  it('is loaded once, however often someone comes to it', async () => {
    const { actor, asked, settle } = start()
    actor.send({ type: 'OPEN' })
    asked[0]?.resolve('a screen')
    await settle()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'RETRY' })
    expect(asked).toHaveLength(1)
  })
})
