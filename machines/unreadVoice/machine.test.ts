import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { selectSaidUnread, UNREAD_SAID_EVERY_MS, unreadVoiceMachine } from './machine.ts'

const listen = (unread = 0) => {
  const clock = new SimulatedClock()
  const voice = createActor(unreadVoiceMachine, { clock, input: { unread } }).start()
  return {
    clock,
    count: (now: number) => voice.send({ type: 'COUNT', unread: now }),
    said: () => selectSaidUnread(voice.getSnapshot()),
  }
}

it('says how many are unread at once, and what comes next when the minute is over', () => {
  const { clock, count, said } = listen()
  count(1)
  expect(said()).toBe(1)
  count(2)
  count(3)
  clock.increment(UNREAD_SAID_EVERY_MS - 1)
  expect(said()).toBe(1)
  clock.increment(1)
  expect(said()).toBe(3)
  clock.increment(UNREAD_SAID_EVERY_MS - 1)
  expect(said()).toBe(3)
})

it('is silent after a minute without news, and then says the next at once', () => {
  const { clock, count, said } = listen()
  count(1)
  clock.increment(UNREAD_SAID_EVERY_MS)
  expect(said()).toBeUndefined()
  count(2)
  expect(said()).toBe(2)
})

it('never says what was there before, nor what was read meanwhile', () => {
  const { clock, count, said } = listen(4)
  expect(said()).toBeUndefined()
  count(3)
  expect(said()).toBeUndefined()
  count(5)
  count(6)
  count(0)
  clock.increment(UNREAD_SAID_EVERY_MS)
  expect(said()).toBeUndefined()
})
