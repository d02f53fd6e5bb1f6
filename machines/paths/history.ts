import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Facts } from './json.ts'
import { pathOf, transitionsOf } from './transitions.ts'

type History = AnyMachineSnapshot['historyValue']

const RESTORED = ' (restores)'

/** True if the transition restores a history state. */
export const restores = ({ target }: AnyTransitionDefinition, history: History): boolean =>
  target?.some((node) => node.type === 'history' && (history[node.id] ?? []).length > 0) ?? false

/** Returns the name of a transition that restores a history state. The default entry counts as a separate goal. */
export const restoredName = (name: string): string => `${name}${RESTORED}`

const names = new WeakMap<AnyStateMachine, readonly string[]>()

/**
 * Returns the names of all goals: each transition, and additionally the restoring form of each transition to a history
 * state.
 */
export const goalNamesOf = (machine: AnyStateMachine): readonly string[] => {
  const cached = names.get(machine)
  if (cached !== undefined) return cached
  const all = [...transitionsOf(machine)].flatMap(([{ target }, name]) =>
    target?.some(({ type }) => type === 'history') ? [name, restoredName(name)] : [name],
  )
  names.set(machine, all)
  return all
}

/** Returns the history part of a key: the states that each history state would restore. */
export const historyPart = ({ historyValue, status, machine }: AnyMachineSnapshot): Facts => {
  if (status !== 'active') return {}
  const entries = Object.entries(historyValue ?? {})
  if (entries.length === 0) return {}
  return {
    history: entries
      .map(([id, nodes]) => `${pathOf(machine.getStateNodeById(id))}: ${nodes.map(pathOf).sort().join(', ')}`)
      .sort(),
  }
}
