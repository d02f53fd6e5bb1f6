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

/** Every transition of the machine, `always` and delays included, with a name that is stable and unique. */
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

/** Types of all delayed events that the machine can send itself. */
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

/** What a machine is made of, part by part: states with their transitions, and delays, each by a hash. */
export type Structure = Readonly<Record<string, string>>

/**
 * Changes when the machine's structure does: states, tags, invokes, transitions, guards, actions, delays by name and
 * length. Part by part, so that two edits of different states change different lines of a file of paths.
 */
export const structureOf = (machine: AnyStateMachine): Structure => {
  const transitions = [...transitionsOf(machine)]
  const states = nodesOf(machine.root).map((node) => {
    const part = {
      type: node.type,
      tags: node.tags,
      initial: node.config.initial ?? null,
      entry: node.entry.map(nameOf),
      exit: node.exit.map(nameOf),
      invoke: node.invoke.map(({ id, src }) => [id, nameOf(src)]),
      transitions: transitions
        .filter(([{ source }]) => source === node)
        .map(([transition, name]) => [name, transition.reenter, transition.actions.map(nameOf)]),
    }
    return [pathOf(node) || '(root)', hash(part)] as const
  })
  const delays = Object.entries(machine.implementations.delays).map(
    ([name, delay]) => [`delay ${name}`, hash(lengthOf(delay))] as const,
  )
  return Object.fromEntries([...states, ...delays])
}

/** The whole structure in one word. */
export const structureHash = (machine: AnyStateMachine): string => hash({ ...structureOf(machine) })

/** The parts that are not the same in both. */
export const changedParts = (one: Structure, other: Structure): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((part) => one[part] !== other[part])
