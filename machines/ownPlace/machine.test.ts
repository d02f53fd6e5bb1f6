import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { settle } from '../paths/index.ts'
import {
  OWN_PLACE_REFUSED,
  OWN_PLACE_TIMEOUT_MS,
  type OwnPlace,
  ownPlaceMachine,
  selectIsLocating,
  selectOwnPlace,
  selectOwnPlaceProblem,
} from './machine.ts'

const GENT = { latitude: 51.05, longitude: 3.72 }

const open = (locate: () => Promise<OwnPlace>) => {
  const clock = new SimulatedClock()
  let asked = 0
  const actor = createActor(
    ownPlaceMachine.provide({
      actors: {
        locate: fromPromise(() => {
          asked += 1
          return locate()
        }),
      },
    }),
    { clock },
  ).start()
  return { actor, clock, asked: () => asked, now: () => actor.getSnapshot() }
}

it('never asks the device before the press, and once for two presses', () => {
  const { actor, asked, now } = open(() => new Promise(() => {}))
  expect(asked()).toBe(0)
  actor.send({ type: 'ASK' })
  actor.send({ type: 'ASK' })
  expect(asked()).toBe(1)
  expect(selectIsLocating(now())).toBe(true)
})

it('shows the place that is found', async () => {
  const { actor, now } = open(async () => GENT)
  actor.send({ type: 'ASK' })
  await settle()
  expect(selectOwnPlace(now())).toEqual(GENT)
  expect(selectOwnPlaceProblem(now())).toBeUndefined()
})

it('tells a refusal from a device that does not know, and both can be tried again', async () => {
  const refused = open(() => Promise.reject(OWN_PLACE_REFUSED))
  refused.actor.send({ type: 'ASK' })
  await settle()
  expect(selectOwnPlaceProblem(refused.now())).toBe('refused')

  const lost = open(() => Promise.reject(new Error('no signal')))
  lost.actor.send({ type: 'ASK' })
  await settle()
  expect(selectOwnPlaceProblem(lost.now())).toBe('unavailable')
  lost.actor.send({ type: 'ASK' })
  expect(selectIsLocating(lost.now())).toBe(true)
})

it('does not wait for ever for a question that is not answered', () => {
  const { actor, clock, now } = open(() => new Promise(() => {}))
  actor.send({ type: 'ASK' })
  clock.increment(OWN_PLACE_TIMEOUT_MS - 1)
  expect(selectIsLocating(now())).toBe(true)
  clock.increment(1)
  expect(selectOwnPlaceProblem(now())).toBe('unavailable')
  actor.send({ type: 'CLOSE' })
  expect(selectOwnPlaceProblem(now())).toBeUndefined()
})
