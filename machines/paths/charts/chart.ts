import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf, pathOf, transitionsOf } from '../transitions.ts'
import { constantsOf } from './constants.ts'

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** A state in the drawing; the root stands for the machine. */
export interface ChartState {
  /** Names of the state and its ancestors, joined by dots; `(root)` for the machine. */
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  readonly description: string
  readonly tags: readonly string[]
  /** Initial child of a compound state. */
  readonly initial: string | undefined
  /** Actors that the state invokes. */
  readonly runs: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly states: readonly ChartState[]
}

/**
 * Trigger of a transition: an event, none (`always`), a delay, or an actor that is done, has failed or has a new
 * snapshot. The completion of a state also counts as `done`.
 */
export type TriggerKind = 'event' | 'always' | 'delay' | 'done' | 'failed' | 'snapshot'

export interface ChartTransition {
  /** Name of the transition, as in `paths.json`. */
  readonly id: string
  readonly source: string
  /** Empty for a transition without a target, which only runs its actions. */
  readonly targets: readonly string[]
  readonly kind: TriggerKind
  /** For example `SIGN_IN`, `restoreUser failed` or `after 20 s`. */
  readonly trigger: string
  /** Name of the delay, because `trigger` contains only its duration. */
  readonly delay: string | undefined
  readonly guard: string | undefined
  /** True for an unguarded transition that follows guarded ones with the same source and trigger. */
  readonly isElse: boolean
  readonly actions: readonly string[]
}

/** Drawing data, read from the machine. */
export interface Chart {
  readonly name: string
  readonly root: ChartState
  readonly transitions: readonly ChartTransition[]
}

const kindOf = (node: AnyStateNode): StateKind => node.type

/** Returns a name with its constant arguments: `leave expired`, `hasCode SETUP`. */
const withConstants = (part: unknown): string => [nameOf(part), ...constantsOf(part)].join(' ')

/** Returns the text of a guard: `isRight`, `not isRight`, `leavesIban and isIbanAskable`. */
const guardWords = (guard: unknown, isInside = false): string => {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards))
    return withConstants(guard)
  const inner = guard.guards.map((one: unknown) => guardWords(one, true))
  const kind = nameOf(guard)
  if (kind.startsWith('not')) return `not ${inner.join(', ')}`
  const words = inner.join(kind.startsWith('or') ? ' or ' : ' and ')
  return isInside ? `(${words})` : words
}

const UNITS = [
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1_000 },
] as const

/** Formats a duration: 20000 → `20 s`. */
export const lengthWords = (ms: number): string => {
  const fitting = UNITS.find((one) => ms >= one.ms && ms % one.ms === 0)
  return fitting ? `${ms / fitting.ms} ${fitting.unit}` : `${ms} ms`
}

interface Trigger {
  readonly kind: TriggerKind
  readonly trigger: string
  readonly delay?: string
}

const ANSWERS = [
  { kind: 'done', says: 'done' },
  { kind: 'error', says: 'failed' },
] as const

const triggerOf = (machine: AnyStateMachine, { eventType, source }: AnyTransitionDefinition): Trigger => {
  if (eventType === '') return { kind: 'always', trigger: 'always' }
  if (eventType === '*') return { kind: 'event', trigger: 'any event' }
  if (eventType.startsWith('xstate.after.')) {
    const delay = eventType.slice('xstate.after.'.length).replace(`.${source.id}`, '')
    const length: unknown = machine.implementations.delays[delay] ?? Number(delay)
    const words = typeof length === 'number' ? lengthWords(length) : delay
    return { kind: 'delay', trigger: `after ${words}`, delay }
  }
  for (const { kind, says } of ANSWERS) {
    const actor = `xstate.${kind}.actor.`
    if (eventType.startsWith(actor))
      return { kind: says, trigger: `${eventType.slice(actor.length)} ${says}` }
  }
  if (eventType.startsWith('xstate.done.state.'))
    return { kind: 'done', trigger: `${eventType.slice('xstate.done.state.'.length)} done` }
  if (eventType.startsWith('xstate.snapshot.'))
    return { kind: 'snapshot', trigger: `${eventType.slice('xstate.snapshot.'.length)} changes` }
  return { kind: 'event', trigger: eventType }
}

const initialOf = (node: AnyStateNode): string | undefined => {
  if (node.type !== 'compound') return undefined
  const target = node.initial.target?.[0]
  return target && pathOf(target)
}

const stateOf = (node: AnyStateNode): ChartState => ({
  id: pathOf(node),
  name: node.key,
  kind: kindOf(node),
  description: node.description ?? '',
  tags: node.tags,
  initial: initialOf(node),
  runs: node.invoke.map(({ id }) => id),
  entry: node.entry.map(withConstants),
  exit: node.exit.map(withConstants),
  states: Object.values(node.states).map(stateOf),
})

/** Reads the drawing data from a machine. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const guarded = new Set<string>()
  const transitions = [...transitionsOf(machine)].map(([transition, id]): ChartTransition => {
    const source = pathOf(transition.source)
    const isGuarded = transition.guard !== undefined
    const alternatives = `${source}: ${transition.eventType}`
    const isElse = !isGuarded && guarded.has(alternatives)
    if (isGuarded) guarded.add(alternatives)
    const { delay, ...trigger } = triggerOf(machine, transition)
    return {
      id,
      source,
      targets: (transition.target ?? []).map(pathOf),
      ...trigger,
      delay,
      guard: isGuarded ? guardWords(transition.guard) : undefined,
      isElse,
      actions: transition.actions.map(withConstants),
    }
  })
  return { name: machine.id, root: stateOf(machine.root), transitions }
}

/** Returns the state and its descendants, parents first. */
export const statesIn = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
]

/** Returns `[isRight]`, `[else]` or an empty string. */
export const conditionOf = ({ guard, isElse }: ChartTransition): string => {
  if (guard !== undefined) return `[${guard}]`
  return isElse ? '[else]' : ''
}
