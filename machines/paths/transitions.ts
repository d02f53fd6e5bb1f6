import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { hash } from './json.ts'

/** Returns the name of a string, a `{ type }` object, or a function such as `and([...])`. */
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

/** Returns every transition of the machine, including `always` and delays, with a stable, unique name. */
export const transitionsOf = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> => {
  const cached = named.get(machine)
  if (cached) return cached
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

/** Returns the types of the machine's delayed events. */
export const delaysOf = (machine: AnyStateMachine): string[] =>
  [...new Set([...transitionsOf(machine).keys()].map(({ eventType }) => eventType))].filter((type) =>
    type.startsWith('xstate.after.'),
  )

const invoked = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>()

/** Returns the names of actor logic, by invoke id. Cached, because every explored step needs them. */
export const invokesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const cached = invoked.get(machine)
  if (cached) return cached
  const sources = new Map(
    nodesOf(machine.root).flatMap((node) => node.invoke.map(({ id, src }) => [id, nameOf(src)] as const)),
  )
  invoked.set(machine, sources)
  return sources
}

const lengthOf = (delay: unknown): string => (typeof delay === 'number' ? String(delay) : 'computed')

/** Hashes of the parts of a machine, by the name of the part. */
export type Structure = Readonly<Record<string, string>>

/**
 * Returns one hash per state, with its tags, invokes, transitions, guards and actions, and one per delay. Edits to
 * different states therefore change different lines of the paths file.
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

/** Returns the hash of the whole structure. */
export const structureHash = (machine: AnyStateMachine): string => hash({ ...structureOf(machine) })

/** Returns the names of the parts that differ. */
export const changedParts = (one: Structure, other: Structure): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((part) => one[part] !== other[part])
