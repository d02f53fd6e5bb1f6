import { describe, expect, it } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, setup } from 'xstate'
import { childOf, rootMachine } from './root.ts'

/** Creates a root whose own children do nothing, for tests of screen actors. */
const createTestRoot = () => {
  const idle = fromCallback(() => undefined)
  const machine = rootMachine.provide({ actors: { portal: idle, impersonation: idle } as never })
  return createActor(machine, { input: {} as never }).start()
}

const machine = setup({}).createMachine({})
const isRunning = (child: AnyActorRef) => child.getSnapshot().status === 'active'

describe('the root', () => {
  it('starts one child for each id', () => {
    const root = createTestRoot()
    const first = childOf(root, 'a run', () => ({ machine }))
    expect(childOf(root, 'a run', () => ({ machine }))).toBe(first)
    expect(childOf(root, 'another run', () => ({ machine }))).not.toBe(first)
    expect(childOf(createTestRoot(), 'a run', () => ({ machine }))).not.toBe(first)
  })

  it('stops children when their lifetime ends, and restarts them on request', () => {
    const root = createTestRoot()
    const start = () => [
      childOf(root, 'a wizard', () => ({ machine, lifetime: 'relation' })),
      childOf(root, 'a run', () => ({ machine, lifetime: 'person' })),
      childOf(root, 'an export', () => ({ machine })),
    ]
    const children = start()
    root.send({ type: 'CACHES_CLEARED' })
    expect(children.map(isRunning)).toEqual([false, true, true])
    root.send({ type: 'PERSON_CHANGED' })
    expect(children.map(isRunning)).toEqual([false, false, true])
    root.send({ type: 'STOP', id: 'an export' })
    expect(children.map(isRunning)).toEqual([false, false, false])
    expect(start().map(isRunning)).toEqual([true, true, true])
  })
})
