import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createUndoOffer, selectUndoable, UNDO_LIFETIME_MS, type Undoable } from './machine.ts'

const open = (kept?: Undoable<string>, now = 0) => {
  const clock = new SimulatedClock()
  const [keep, forget] = [vi.fn(), vi.fn()]
  const offer = createActor(
    createUndoOffer<string>().provide({ actions: { keep: (_, undoable) => keep(undoable), forget } }),
    { clock, input: { kept, now } },
  ).start()
  return { offer, clock, keep, forget, undoable: () => selectUndoable(offer.getSnapshot()) }
}

it('offers to undo for ten minutes, and keeps that for a reload', () => {
  const { offer, clock, keep, forget, undoable } = open()
  expect(undoable()).toBeUndefined()
  offer.send({ type: 'OFFER', items: ['a'], now: 1_000 })
  expect(undoable()).toMatchObject({ items: ['a'], until: 1_000 + UNDO_LIFETIME_MS })
  expect(keep).toHaveBeenCalledWith({ items: ['a'], until: 1_000 + UNDO_LIFETIME_MS })
  forget.mockClear()
  clock.increment(UNDO_LIFETIME_MS - 1)
  expect(undoable()).toBeDefined()
  clock.increment(1)
  expect(undoable()).toBeUndefined()
  expect(forget).toHaveBeenCalledOnce()
})

it('starts its ten minutes again when more was done', () => {
  const { offer, clock, undoable } = open()
  offer.send({ type: 'OFFER', items: ['a'], now: 0 })
  clock.increment(UNDO_LIFETIME_MS - 1)
  offer.send({ type: 'OFFER', items: ['a', 'b'], now: UNDO_LIFETIME_MS })
  clock.increment(UNDO_LIFETIME_MS - 1)
  expect(undoable()?.items).toEqual(['a', 'b'])
})

it('goes on after a reload for the time that is left, and not a moment longer', () => {
  const { clock, undoable } = open({ items: ['a'], until: 5_000 }, 2_000)
  clock.increment(2_999)
  expect(undoable()).toBeDefined()
  clock.increment(1)
  expect(undoable()).toBeUndefined()
  expect(open({ items: ['a'], until: 5_000 }, 5_000).undoable()).toBeUndefined()
})

it('never lasts longer than ten minutes, whatever the clock of an earlier visit said', () => {
  const { clock, undoable } = open({ items: ['a'], until: 99 * UNDO_LIFETIME_MS }, 0)
  clock.increment(UNDO_LIFETIME_MS)
  expect(undoable()).toBeUndefined()
})

it('is taken once', () => {
  const { offer, undoable } = open({ items: ['a'], until: 5_000 })
  offer.send({ type: 'TAKE' })
  expect(undoable()).toBeUndefined()
})
