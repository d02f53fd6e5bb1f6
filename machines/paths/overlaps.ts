import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Two transitions for one event that are both enabled, so only their order decides. */
export interface Overlap {
  readonly first: AnyTransitionDefinition
  readonly second: AnyTransitionDefinition
}

/** Internal method of an XState node; tests cover that it works as used here. */
interface Decider {
  readonly next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => unknown
}

const alone = new WeakMap<AnyTransitionDefinition, Map<string, Decider>>()

/** The node with this transition only, so its own `next` decides like the running machine. */
const nodeWith = (node: AnyStateNode, candidate: AnyTransitionDefinition, type: string): Decider => {
  const byType = alone.get(candidate) ?? new Map<string, Decider>()
  alone.set(candidate, byType)
  const found =
    byType.get(type) ??
    (Object.create(node, { transitions: { value: new Map([[type, [candidate]]]) } }) as Decider)
  byType.set(type, found)
  return found
}

/** Guarded transitions behind an enabled one; an unguarded last one is an intended 'otherwise'. */
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

/** Overlaps for an event now. */
export const overlapsAt = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Overlap[] =>
  snapshot._nodes.flatMap((node) => overlapsOf(node, node.transitions.get(event.type) ?? [], snapshot, event))

/** Overlaps of `always` within a step. */
export const overlapsOfAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Overlap[] =>
  snapshot._nodes.flatMap((node) => overlapsOf(node, node.always ?? [], snapshot, event))
