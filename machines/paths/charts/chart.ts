import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf, pathOf, transitionsOf } from '../transitions.ts'
import { constantsOf } from './constants.ts'

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** A state as it is drawn; the chart itself is the outermost one. */
export interface ChartState {
  /** Names from the outside in, joined by dots; `(root)` for the chart itself. */
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  readonly description: string
  readonly tags: readonly string[]
  /** Where the state starts, if it is compound. */
  readonly initial: string | undefined
  /** What runs while the state lasts. */
  readonly runs: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly states: readonly ChartState[]
}

/** What sets a transition off: someone outside, no one, time, or an actor of the state. */
export type TriggerKind = 'event' | 'always' | 'delay' | 'done' | 'failed' | 'snapshot'

export interface ChartTransition {
  /** As the generated paths call it. */
  readonly id: string
  readonly source: string
  /** Empty: the state stays, and only the actions run. */
  readonly targets: readonly string[]
  readonly kind: TriggerKind
  /** `SIGN_IN`, `restoreUser failed`, `after 20 s`. */
  readonly trigger: string
  /** The name of the delay, which its length does not say. */
  readonly delay: string | undefined
  readonly guard: string | undefined
  /** Taken when no guard before it says yes. */
  readonly isElse: boolean
  readonly actions: readonly string[]
}

/** A statechart, read from the machine: nothing is drawn that the machine does not do. */
export interface Chart {
  readonly name: string
  readonly root: ChartState
  readonly transitions: readonly ChartTransition[]
}

const kindOf = (node: AnyStateNode): StateKind => node.type

/** The name with the arguments that are written into the chart: `leave expired`, `hasCode SETUP`. */
const withConstants = (part: unknown): string => [nameOf(part), ...constantsOf(part)].join(' ')

/** A guard in words: `isRight`, `not isRight`, `leavesIban and isIbanAskable`. */
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

/** 20000 → `20 s`. */
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

/** Reads the machine into the parts of its drawing. */
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

/** The state and all inside it, from the outside in. */
export const statesIn = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
]

/** `SIGN_IN [isRight]`: what must happen, and what must hold. */
export const conditionOf = ({ guard, isElse }: ChartTransition): string => {
  if (guard !== undefined) return `[${guard}]`
  return isElse ? '[else]' : ''
}
