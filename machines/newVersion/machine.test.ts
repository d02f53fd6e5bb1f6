import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  newVersionMachine,
  selectIsNewVersion,
  VERSION_LATER_MS,
  VERSION_LOOK_EVERY_MS,
  VERSION_REST_MS,
} from './machine.ts'

const open = (answers: readonly (boolean | 'lost')[]) => {
  const clock = new SimulatedClock()
  const left = [...answers]
  const done = { looks: 0, reloads: 0 }
  const version = createActor(
    newVersionMachine.provide({
      actors: {
        look: fromPromise<boolean>(async () => {
          done.looks += 1
          const answer = left.shift() ?? false
          return answer === 'lost' ? Promise.reject(new Error('No connection')) : answer
        }),
      },
      actions: {
        reload: () => {
          done.reloads += 1
        },
      },
    }),
    { clock },
  ).start()
  return { version, clock, done, isOffered: () => selectIsNewVersion(version.getSnapshot()) }
}

describe('the version check', () => {
  it('runs every ten minutes and offers a new version without reloading the page', async () => {
    const { clock, done, isOffered, version } = open([false, 'lost', true])
    await settle()
    for (const looks of [2, 3]) {
      clock.increment(VERSION_LOOK_EVERY_MS)
      await settle()
      expect(done.looks).toBe(looks)
    }
    expect(isOffered()).toBe(true)
    clock.increment(10 * VERSION_LOOK_EVERY_MS)
    expect(done.reloads).toBe(0)
    version.send({ type: 'RELOAD' })
    expect(done.reloads).toBe(1)
  })

  it('runs on focus, at most once a minute', async () => {
    const { clock, done, version } = open([])
    await settle()
    version.send({ type: 'FOCUS' })
    expect(done.looks).toBe(1)
    clock.increment(VERSION_REST_MS)
    version.send({ type: 'FOCUS' })
    expect(done.looks).toBe(2)
  })

  it('repeats the offer an hour after it was postponed', async () => {
    const { clock, isOffered, version } = open([true])
    await settle()
    version.send({ type: 'LATER' })
    expect(isOffered()).toBe(false)
    clock.increment(VERSION_LATER_MS)
    expect(isOffered()).toBe(true)
  })
})
