import { NOTIFICATION_TIMEOUT_MS, PERSISTENT_TIMEOUT } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { LEAVING_MS, notificationMachine, selectNotificationViewState } from './machine.ts'

const open = (timeout: number = NOTIFICATION_TIMEOUT_MS) => {
  const clock = new SimulatedClock()
  let isReported = false
  const machine = notificationMachine.provide({
    actions: {
      tellGone: () => {
        isReported = true
      },
    },
  })
  const actor = createActor(machine, { input: { id: 'one', timeout }, clock }).start()
  return {
    clock,
    actor,
    viewState: () => selectNotificationViewState(actor.getSnapshot()),
    isGone: () => isReported,
  }
}

describe('a notification', () => {
  test('disappears after 6 seconds (S9)', () => {
    const { clock, viewState, isGone } = open()
    clock.increment(5_999)
    expect(viewState()).toBe('visible')
    clock.increment(1)
    expect(viewState()).toBe('leaving')
    clock.increment(LEAVING_MS)
    expect([viewState(), isGone()]).toEqual(['gone', true])
  })

  test('stays until it is closed if its timeout is −1 (S3, S8)', () => {
    const { clock, actor, viewState, isGone } = open(PERSISTENT_TIMEOUT)
    clock.increment(24 * 60 * 60_000)
    expect(viewState()).toBe('visible')
    actor.send({ type: 'CLOSE' })
    expect(viewState()).toBe('leaving')
    clock.increment(LEAVING_MS)
    expect(isGone()).toBe(true)
  })

  test('pauses while it is hovered or focused, then restarts its timer', () => {
    const { clock, actor, viewState } = open()
    clock.increment(5_000)
    actor.send({ type: 'PAUSE' })
    clock.increment(60_000)
    expect(viewState()).toBe('paused')
    actor.send({ type: 'RESUME' })
    clock.increment(5_999)
    expect(viewState()).toBe('visible')
    clock.increment(1)
    expect(viewState()).toBe('leaving')
  })

  test('pauses while newer ones hide it', () => {
    const { clock, actor, viewState } = open()
    actor.send({ type: 'FOLD' })
    clock.increment(60_000)
    // RESUME means that the pointer or the focus has left, which does not restart a hidden notification.
    actor.send({ type: 'RESUME' })
    clock.increment(60_000)
    expect(viewState()).toBe('paused')
    actor.send({ type: 'UNFOLD' })
    clock.increment(5_999)
    expect(viewState()).toBe('visible')
  })

  test('reappears when it is repeated during its exit', () => {
    const { clock, actor, viewState, isGone } = open()
    actor.send({ type: 'CLOSE' })
    actor.send({ type: 'REPEAT', timeout: PERSISTENT_TIMEOUT })
    clock.increment(60_000)
    expect([viewState(), isGone()]).toEqual(['visible', false])
  })

  test('stays when it is repeated while paused, then uses the newer timeout', () => {
    const { clock, actor, viewState } = open()
    actor.send({ type: 'PAUSE' })
    actor.send({ type: 'REPEAT', timeout: 10_000 })
    expect(viewState()).toBe('paused')
    actor.send({ type: 'RESUME' })
    clock.increment(9_999)
    expect(viewState()).toBe('visible')
    clock.increment(1)
    expect(viewState()).toBe('leaving')
  })
})
