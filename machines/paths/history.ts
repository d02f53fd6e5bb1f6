import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Facts } from './json.ts'
import { pathOf, transitionsOf } from './transitions.ts'

type History = AnyMachineSnapshot['historyValue']

const RESTORED = ' (restores)'

/** Whether the transition comes back to what a history state keeps. */
export const restores = ({ target }: AnyTransitionDefinition, history: History): boolean =>
  target?.some((node) => node.type === 'history' && (history[node.id] ?? []).length > 0) ?? false

/** What it is called beside its name where it does: to come to the default is something else. */
export const restoredName = (name: string): string => `${name}${RESTORED}`

const names = new WeakMap<AnyStateMachine, readonly string[]>()

/** Everything that paths are to take: each transition, and each that leads to a history state once more where it restores. */
export const goalNamesOf = (machine: AnyStateMachine): readonly string[] => {
  const known = names.get(machine)
  if (known !== undefined) return known
  const all = [...transitionsOf(machine)].flatMap(([{ target }, name]) =>
    target?.some(({ type }) => type === 'history') ? [name, restoredName(name)] : [name],
  )
  names.set(machine, all)
  return all
}

/** What a key must know of history: where each history state would lead. */
export const historyPart = ({ historyValue, status, machine }: AnyMachineSnapshot): Facts => {
  if (status !== 'active') return {}
  const kept = Object.entries(historyValue ?? {})
  if (kept.length === 0) return {}
  return {
    history: kept
      .map(([id, nodes]) => `${pathOf(machine.getStateNodeById(id))}: ${nodes.map(pathOf).sort().join(', ')}`)
      .sort(),
  }
}
