import type { AnyStateMachine } from 'xstate'

type Enqueue = ((action: unknown) => void) & Readonly<Record<string, (...parts: unknown[]) => void>>
type Collect = (given: { readonly enqueue: Enqueue }, params: unknown) => void

/** An `enqueueActions` of XState, which decides on its way what it does. */
export interface Enqueuer {
  collect: Collect
}

/** The `enqueueActions` that an action is, or that its name refers to; undefined: it is something else. */
export const enqueuerOf = (machine: AnyStateMachine, action: unknown): Enqueuer | undefined => {
  const { actions } = machine.implementations as { actions: Readonly<Record<string, unknown>> }
  const name =
    typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : action
  const found = typeof name === 'string' ? actions[name] : name
  return typeof found === 'function' && 'type' in found && found.type === 'xstate.enqueueActions'
    ? (found as unknown as Enqueuer)
    : undefined
}

/** Every `enqueueActions` that a machine names, with its name. */
export const namedEnqueuers = (machine: AnyStateMachine): readonly (readonly [string, Enqueuer])[] =>
  Object.keys(machine.implementations.actions).flatMap((name) => {
    const found = enqueuerOf(machine, name)
    return found === undefined ? [] : [[name, found] as const]
  })

const INLINE = 'an action without a name'
const CALL = /\benqueue(?:\.(\w+))?\(\s*(?:\{\s*type:\s*)?(?:['"`]([^'"`]+)['"`])?/g

/** What an `enqueueActions` may do, read off its text: by method (`.assign`) or by the name of the action. */
export const enqueuedBy = ({ collect }: Enqueuer): readonly string[] => [
  ...new Set(
    [...collect.toString().matchAll(CALL)].map(([, method, name]) =>
      method ? `.${method}` : (name ?? INLINE),
    ),
  ),
]

/** Takes one part out of what it does; answers how to put it back. */
export const withoutEnqueued = (enqueuer: Enqueuer, part: string): (() => void) => {
  const { collect } = enqueuer
  const parts = enqueuedBy(enqueuer)
  const nameOfPart = (action: unknown): string => {
    const name = typeof action === 'object' && action !== null && 'type' in action ? action.type : action
    return typeof name === 'string' && parts.includes(name) ? name : INLINE
  }
  enqueuer.collect = (given, params) => {
    const enqueue: Enqueue = Object.assign(
      (action: unknown) => {
        if (nameOfPart(action) !== part) given.enqueue(action)
      },
      Object.fromEntries(
        Object.entries(given.enqueue).map(([method, work]) => [
          method,
          `.${method}` === part ? () => undefined : work,
        ]),
      ),
    )
    collect({ ...given, enqueue }, params)
  }
  return () => {
    enqueuer.collect = collect
  }
}
