import { type AnyActorRef, createActor } from 'xstate'
import type { Children } from '../../app/root.ts'

/** Creates child actors of screens without a running portal; `stopAll` stops them as a change of user does. */
export const createTestChildren = (): Children & {
  readonly stopAll: () => void
} => {
  const children = new Map<string, AnyActorRef & { stop: () => unknown }>()
  const stopChild = (id: string) => {
    children.get(id)?.stop()
    children.delete(id)
  }
  return {
    childOf: (id, options) => {
      const existing = children.get(id)
      if (existing) return existing as never
      const { machine, input } = options()
      const started = createActor(machine, { input } as never).start()
      children.set(id, started as never)
      return started as never
    },
    stopChild,
    stopAll: () => {
      for (const id of children.keys()) stopChild(id)
    },
  }
}
