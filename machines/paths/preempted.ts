import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Active states and stored history at the beginning of a microstep. */
export interface Before {
  readonly nodes: readonly AnyStateNode[]
  readonly history: AnyMachineSnapshot['historyValue']
}

const initialNodes = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner = node.type === 'parallel' ? Object.values(node.states) : (node.initial.target ?? [])
  const entered = inner.filter(({ type }) => type !== 'history')
  return [node, ...(node.type === 'atomic' || node.type === 'final' ? [] : entered.flatMap(initialNodes))]
}

/** Computes the active states before the first microstep, because XState never reports them. */
export const beforeStart = (root: AnyStateNode): Before => ({ nodes: initialNodes(root), history: {} })

const above = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node.parent, ...above(node.parent)] : []

const isBelow = (node: AnyStateNode, ancestor: AnyStateNode): boolean => above(node).includes(ancestor)

/** Returns the default targets of a history state that has nothing to restore. */
const defaultsOf = ({ parent, config }: AnyStateNode): readonly AnyStateNode[] => {
  const targets = 'target' in config ? (config.target as string | readonly string[] | undefined) : undefined
  if (parent === undefined) return []
  if (targets === undefined) {
    return parent.type === 'parallel' ? [parent] : (parent.initial.target as readonly AnyStateNode[])
  }
  return [targets].flat().map((target) => {
    if (target.startsWith('#')) return parent.machine.getStateNodeById(target.slice(1))
    return target.split('.').reduce<AnyStateNode>((node, key) => node.states[key] ?? node, parent)
  })
}

const targetsOf = (targets: readonly AnyStateNode[], history: Before['history']): readonly AnyStateNode[] =>
  targets.flatMap((node) =>
    node.type === 'history' ? (history[node.id] ?? targetsOf(defaultsOf(node), history)) : [node],
  )

/**
 * Returns the domain of a transition: the state that stays active around it; undefined if the transition re-enters the
 * whole machine.
 */
const domainOf = (
  { source, target, reenter }: AnyTransitionDefinition,
  history: Before['history'],
): AnyStateNode | undefined => {
  const targets = targetsOf((target ?? []) as readonly AnyStateNode[], history)
  if (!reenter && targets.every((node) => node === source || isBelow(node, source))) return source
  const [first, ...others] = [...targets, source]
  const common = first && above(first).find((node) => others.every((other) => isBelow(other, node)))
  return common ?? (reenter ? undefined : source.machine.root)
}

const leftBy = (
  transition: AnyTransitionDefinition,
  { nodes, history }: Before,
): ReadonlySet<AnyStateNode> => {
  if (!transition.target?.length) return new Set()
  const domain = domainOf(transition, history)
  const left = nodes.filter((node) => domain === undefined || isBelow(node, domain))
  return new Set(domain === transition.source && transition.reenter ? [domain, ...left] : left)
}

/**
 * Returns the enabled transitions that XState takes. Inspection reports all enabled ones, because it does so before
 * conflicts are resolved. Two transitions conflict if both exit the same state; the inner one wins, otherwise the
 * first one. `differential.test.ts` compares this with XState on random machines.
 */
export const withoutPreempted = (
  enabled: readonly AnyTransitionDefinition[],
  before: Before,
): readonly AnyTransitionDefinition[] => {
  let taken: AnyTransitionDefinition[] = []
  for (const one of enabled) {
    const left = leftBy(one, before)
    const rivals = taken.filter((other) => [...leftBy(other, before)].some((node) => left.has(node)))
    if (!rivals.every((other) => isBelow(one.source, other.source))) continue
    taken = [...taken.filter((other) => !rivals.includes(other)), one]
  }
  return taken
}
