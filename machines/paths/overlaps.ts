import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Two transitions enabled for one event, so only their order decides which one is taken. */
export interface Overlap {
  readonly first: AnyTransitionDefinition
  readonly second: AnyTransitionDefinition
}

/** Internal method of an XState node; tests verify that it works as used here. */
interface Decider {
  readonly next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => unknown
}

const alone = new WeakMap<AnyTransitionDefinition, Map<string, Decider>>()

/** Returns the node with only this transition, so that its own `next` decides as in the running machine. */
const nodeWith = (node: AnyStateNode, candidate: AnyTransitionDefinition, type: string): Decider => {
  const byType = alone.get(candidate) ?? new Map<string, Decider>()
  alone.set(candidate, byType)
  const found =
    byType.get(type) ??
    (Object.create(node, { transitions: { value: new Map([[type, [candidate]]]) } }) as Decider)
  byType.set(type, found)
  return found
}

/**
 * Returns the overlaps of the first enabled transition with the other enabled ones that have a guard. An unguarded
 * last transition is an intended fallback.
 */
const overlapsOf = (
  node: AnyStateNode,
  candidates: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Overlap[] => {
  if (candidates.length < 2) return []
  const enabled = candidates.filter(
    (candidate) => nodeWith(node, candidate, event.type).next(snapshot, event) !== undefined,
  )
  const [first, ...others] = enabled
  if (first === undefined) return []
  return others.filter(({ guard }) => guard !== undefined).map((second) => ({ first, second }))
}

/** Returns the overlaps for an event in this snapshot. */
export const overlapsAt = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Overlap[] =>
  snapshot._nodes.flatMap((node) => overlapsOf(node, node.transitions.get(event.type) ?? [], snapshot, event))

/** Returns the overlaps of `always` after a microstep. */
export const overlapsOfAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Overlap[] =>
  snapshot._nodes.flatMap((node) => overlapsOf(node, node.always ?? [], snapshot, event))
