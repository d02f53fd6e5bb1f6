import type { AnyStateMachine } from 'xstate'
import { nameOf, transitionsOf } from './transitions.ts'

/** Returns the names of the guards in a guard, including the parts of `and`, `or` and `not`. */
const namesIn = (guard: unknown): readonly string[] => {
  if (typeof guard !== 'function') return guard === undefined ? [] : [nameOf(guard)]
  return 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.flatMap(namesIn) : []
}

/** Returns the named guards that no transition uses, so no path can prove them. */
export const unusedGuards = (machine: AnyStateMachine): readonly string[] => {
  const { guards, actions } = machine.implementations as Readonly<
    Record<'guards' | 'actions', Readonly<Record<string, unknown>>>
  >
  const used = new Set([
    ...[...transitionsOf(machine).keys()].flatMap(({ guard }) => namesIn(guard)),
    ...Object.values(guards).flatMap(namesIn),
  ])
  // An `enqueueActions` refers to guards by name in its source, so search the source.
  const texts = Object.values(actions).flatMap((action) =>
    typeof action === 'function' && 'collect' in action ? [String(action.collect)] : [],
  )
  return Object.keys(guards).filter(
    (name) => !used.has(name) && !texts.some((text) => new RegExp(`['"\`]${name}['"\`]`).test(text)),
  )
}
