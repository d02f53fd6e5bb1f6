import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import type { Facts } from './json.ts'
import { nodesOf, pathOf } from './transitions.ts'

const cache = new WeakMap<AnyStateMachine, boolean>()

/** True if two regions can each have an active state with an `always`. */
const hasRivals = (machine: AnyStateMachine): boolean => {
  const found =
    cache.get(machine) ??
    nodesOf(machine.root).some(
      ({ type, states }) =>
        type === 'parallel' &&
        Object.values(states).filter((region) => nodesOf(region).some(({ always }) => always?.length))
          .length > 1,
    )
  cache.set(machine, found)
  return found
}

const hasAlways = (node: AnyStateNode | undefined): boolean =>
  node !== undefined && ((node.always?.length ?? 0) > 0 || hasAlways(node.parent))

/**
 * Returns the part of a state key that holds the entry order of the regions. XState evaluates `always` in the order in
 * which it entered the regions, and the first of two conflicting transitions wins. Empty if the regions were entered
 * in document order.
 */
export const orderPart = ({ machine, _nodes }: AnyMachineSnapshot): Facts => {
  if (!hasRivals(machine)) return {}
  const leaves = (_nodes as readonly AnyStateNode[]).filter(
    (node) => Object.keys(node.states).length === 0 && hasAlways(node),
  )
  return leaves.every((node, index) => index === 0 || node.order > (leaves[index - 1]?.order ?? 0))
    ? {}
    : { order: leaves.map(pathOf) }
}
