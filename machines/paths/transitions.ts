import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { hash } from './json.ts'

/** Where only a name is wanted: `{type}` objects, strings, or combined guards such as `and([...])`. */
export const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'function') {
    const inner = 'guards' in part && Array.isArray(part.guards) ? part.guards.map(nameOf).join(', ') : ''
    const kind =
      'type' in part && typeof part.type === 'string' ? part.type.replace('xstate.', '') : part.name
    return inner ? `${kind}(${inner})` : kind || 'inline'
  }
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return String(part)
}

export const pathOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? '(root)' : node.path.join('.')

const describe = (transition: AnyTransitionDefinition): string => {
  const event = transition.eventType === '' ? 'always' : transition.eventType
  const guard = transition.guard === undefined ? '' : ` [${nameOf(transition.guard)}]`
  const target = transition.target === undefined ? '' : ` → ${transition.target.map(pathOf).join(', ')}`
  return `${pathOf(transition.source)}: ${event}${guard}${target}`
}

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

const definitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const named = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>()

/** Every transition of the chart, `always` and delays included, with a name that is stable and unique. */
export const transitionsOf = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> => {
  const known = named.get(machine)
  if (known) return known
  const names = new Map<AnyTransitionDefinition, string>()
  const counts = new Map<string, number>()
  for (const transition of nodesOf(machine.root).flatMap(definitionsOf)) {
    const name = describe(transition)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    names.set(transition, count === 1 ? name : `${name} (${count})`)
  }
  named.set(machine, names)
  return names
}

/** Types of all delayed events that the chart can send itself. */
export const delaysOf = (machine: AnyStateMachine): string[] =>
  [...new Set([...transitionsOf(machine).keys()].map(({ eventType }) => eventType))].filter((type) =>
    type.startsWith('xstate.after.'),
  )

const invoked = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>()

/** Name of the actor logic that the invoke `id` runs; asked at every step that is explored, so it is remembered. */
export const invokesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const known = invoked.get(machine)
  if (known) return known
  const sources = new Map(
    nodesOf(machine.root).flatMap((node) => node.invoke.map(({ id, src }) => [id, nameOf(src)] as const)),
  )
  invoked.set(machine, sources)
  return sources
}

const lengthOf = (delay: unknown): string => (typeof delay === 'number' ? String(delay) : 'computed')

/** Changes when the chart's structure does: states, tags, invokes, transitions, guards, actions, delays by name and length. */
export const structureHash = (machine: AnyStateMachine): string =>
  hash({
    states: nodesOf(machine.root).map((node) => ({
      path: pathOf(node),
      type: node.type,
      tags: node.tags,
      initial: node.config.initial ?? null,
      entry: node.entry.map(nameOf),
      exit: node.exit.map(nameOf),
      invoke: node.invoke.map(({ id, src }) => [id, nameOf(src)]),
    })),
    transitions: [...transitionsOf(machine)].map(([transition, name]) => [
      name,
      transition.reenter,
      transition.actions.map(nameOf),
    ]),
    delays: Object.entries(machine.implementations.delays).map(([name, delay]) => [name, lengthOf(delay)]),
  })
