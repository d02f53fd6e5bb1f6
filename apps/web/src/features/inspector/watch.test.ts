// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { assign, createActor, type InspectionEvent, setup } from 'xstate'
import { inspectionBuffer, listener } from '../../data/inspection.ts'
import { startWatching, watchedActors } from './watch.ts'

const machine = setup({
  types: {
    context: {} as { key: string; token: string; count: number },
    events: {} as { type: 'GO' } | { type: 'ADD'; by: { amount: number } },
  },
}).createMachine({
  id: 'sample',
  context: { key: 'one', token: 'hidden', count: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        GO: 'on',
        ADD: { guard: ({ event }) => event.by.amount > 0, actions: assign({ count: 1 }) },
      },
    },
    on: { initial: 'warm', states: { warm: { always: 'hot' }, hot: {} } },
  },
})

const delivered = async () => {
  await Promise.resolve()
}

const only = () => {
  const [actor] = watchedActors.get()
  if (!actor) throw new Error('No actor was reported')
  return actor
}

describe('startWatching', () => {
  it('reports actors that started before it, with their states, events, transitions and accepted events', async () => {
    const actor = createActor(machine, { inspect: (event) => listener.tell(event) }).start()
    expect(inspectionBuffer.length).toBeGreaterThan(0)
    startWatching()
    await delivered()
    expect(inspectionBuffer).toEqual([])
    expect(only()).toMatchObject({ chart: 'sample', label: 'sample · one', active: ['off'], isRunning: true })
    // A guard that throws because the payload is missing counts as false.
    expect([only().can('GO'), only().can('ADD'), only().can('NEVER')]).toEqual([true, false, false])

    only().send('GO')
    await delivered()
    expect(only().active).toEqual(['on', 'on.hot'])
    const [last] = only().events
    // GO is the first transition of the machine; the `always` transition that follows is the third.
    expect(last).toMatchObject({ type: 'GO', taken: [0, 2] })

    actor.send({ type: 'ADD', by: { amount: 3 } })
    await delivered()
    expect(only().events[0]).toMatchObject({ type: 'ADD', payload: { by: { amount: 3 } }, taken: [] })

    expect(only().context()).toEqual({ key: 'one', token: '•••', count: 0 })

    only().clear()
    await delivered()
    expect(only().events).toEqual([])

    actor.stop()
  })

  it('ignores actors that have not started', async () => {
    const inspect = (event: InspectionEvent) => listener.tell(event)
    const before = watchedActors.get().length
    const actor = createActor(machine, { inspect })
    await delivered()
    expect(watchedActors.get()).toHaveLength(before)
    actor.start()
    await delivered()
    expect(watchedActors.get()).toHaveLength(before + 1)
    actor.stop()
  })

  it('keeps the same list of actors while nothing changes, to prevent a rerender', async () => {
    await delivered()
    expect(watchedActors.get()).toBe(watchedActors.get())
  })
})
