import type { AnyStateMachine } from 'xstate'

type Enqueue = ((action: unknown) => void) & Readonly<Record<string, (...parts: unknown[]) => void>>
type Collect = (args: { readonly enqueue: Enqueue }, params: unknown) => void

/** An `enqueueActions` of XState, which determines the actions at run time. */
export interface Enqueuer {
  collect: Collect
}

/** Returns the `enqueueActions` behind an action or its name; undefined for any other action. */
export const enqueuerOf = (machine: AnyStateMachine, action: unknown): Enqueuer | undefined => {
  const { actions } = machine.implementations as { actions: Readonly<Record<string, unknown>> }
  const name =
    typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : action
  const found = typeof name === 'string' ? actions[name] : name
  return typeof found === 'function' && 'type' in found && found.type === 'xstate.enqueueActions'
    ? (found as unknown as Enqueuer)
    : undefined
}

export const namedEnqueuers = (machine: AnyStateMachine): readonly (readonly [string, Enqueuer])[] =>
  Object.keys(machine.implementations.actions).flatMap((name) => {
    const found = enqueuerOf(machine, name)
    return found === undefined ? [] : [[name, found] as const]
  })

const INLINE = 'an action without a name'
const CALL = /\benqueue(?:\.(\w+))?\(\s*(?:\{\s*type:\s*)?(?:['"`]([^'"`]+)['"`])?/g

/** Returns the parts of an `enqueueActions`, parsed from its source: a method (`.assign`) or the name of an action. */
export const enqueuedBy = ({ collect }: Enqueuer): readonly string[] => [
  ...new Set(
    [...collect.toString().matchAll(CALL)].map(([, method, name]) =>
      method ? `.${method}` : (name ?? INLINE),
    ),
  ),
]

/** Removes one part; returns a function that restores it. */
export const withoutEnqueued = (enqueuer: Enqueuer, part: string): (() => void) => {
  const { collect } = enqueuer
  const parts = enqueuedBy(enqueuer)
  const nameOfPart = (action: unknown): string => {
    const name = typeof action === 'object' && action !== null && 'type' in action ? action.type : action
    return typeof name === 'string' && parts.includes(name) ? name : INLINE
  }
  enqueuer.collect = (args, params) => {
    const enqueue: Enqueue = Object.assign(
      (action: unknown) => {
        if (nameOfPart(action) !== part) args.enqueue(action)
      },
      Object.fromEntries(
        Object.entries(args.enqueue).map(([method, work]) => [
          method,
          `.${method}` === part ? () => undefined : work,
        ]),
      ),
    )
    collect({ ...args, enqueue }, params)
  }
  return () => {
    enqueuer.collect = collect
  }
}
