import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { pathOf, transitionsOf } from './transitions.ts'

const lineage = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.parent ? lineage(node.parent) : []),
]

/** True if the nodes are in different regions of a parallel state. */
const isAcross = (one: AnyStateNode, other: AnyStateNode): boolean => {
  const above = lineage(other)
  const common = lineage(one).find((node) => above.includes(node))
  return common?.type === 'parallel' && common !== one && common !== other
}

const cache = new WeakMap<AnyStateMachine, boolean>()

/** True if a transition leads to a history state, to several states or into another region. */
const isAtRisk = (machine: AnyStateMachine): boolean => {
  const found =
    cache.get(machine) ??
    [...transitionsOf(machine).keys()].some(
      ({ source, target }) =>
        (target?.length ?? 0) > 1 ||
        target?.some((node) => node.type === 'history' || isAcross(source, node as AnyStateNode)),
    )
  cache.set(machine, found)
  return found
}

/** Describes the fault at an active state, if any. */
const wrongAt = (node: AnyStateNode, active: ReadonlySet<AnyStateNode>): string | undefined => {
  if (node.parent && !active.has(node.parent)) return `${pathOf(node)} without ${pathOf(node.parent)}`
  const inner = Object.values(node.states).filter(({ type }) => type !== 'history')
  const inside = inner.filter((one) => active.has(one))
  if (node.type === 'compound' && inside.length > 1) return inside.map(pathOf).join(' and ')
  if (inside.length === 0 && inner.length > 0) return `${pathOf(node)} without any state in it`
  return node.type === 'parallel' && inside.length < inner.length
    ? `${pathOf(node)} without one of its regions`
    : undefined
}

/**
 * Describes an invalid set of active states; returns undefined if the set is valid. XState produces an invalid one
 * when a transition leads to a history state or into another region without exiting the common parent of its source
 * and target, and then reports only some of the active states.
 */
export const brokenConfiguration = (
  machine: AnyStateMachine,
  { _nodes }: AnyMachineSnapshot,
): string | undefined => {
  if (!isAtRisk(machine)) return undefined
  const active = new Set(_nodes as readonly AnyStateNode[])
  for (const node of active) {
    const wrong = wrongAt(node, active)
    if (wrong !== undefined) {
      return `XState has ${wrong} active at once, by a transition to a history state or into another region; target their parent instead,`
    }
  }
  return undefined
}
