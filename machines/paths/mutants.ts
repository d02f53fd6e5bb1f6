import { type AnyStateMachine, type AnyStateNode, and, createMachine, not } from 'xstate'
import { nameOf, nodesOf } from './transitions.ts'

/** A machine with one planted fault. */
export interface Mutant {
  /** Place of the fault, for example `loading.after.FETCH_TIMEOUT.0`. */
  readonly name: string
  readonly machine: AnyStateMachine
}

type Part = Record<string, unknown>
type Place = readonly string[]

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Returns the places of all items under a key, which may hold one item or a list. */
const listed = (holder: Part, key: string, place: Place): Place[] => {
  const value = holder[key]
  if (value === undefined) return []
  return Array.isArray(value) ? value.map((_, index) => [...place, key, String(index)]) : [[...place, key]]
}

const keyed = (holder: Part, key: string, place: Place): Place[] => {
  const record = holder[key]
  return isPart(record) ? Object.keys(record).flatMap((name) => listed(record, name, [...place, key])) : []
}

/** Returns the places of all transitions of a state and its descendants. */
const placesOf = (state: Part, place: Place): Place[] => {
  const invokes = Array.isArray(state.invoke)
    ? state.invoke.map((invoke, index) => [invoke, [...place, 'invoke', String(index)]] as const)
    : [[state.invoke, [...place, 'invoke']] as const]
  return [
    ...keyed(state, 'on', place),
    ...keyed(state, 'after', place),
    ...listed(state, 'always', place),
    ...listed(state, 'onDone', place),
    ...invokes.flatMap(([invoke, at]) =>
      isPart(invoke) ? ['onDone', 'onError', 'onSnapshot'].flatMap((key) => listed(invoke, key, at)) : [],
    ),
    ...(isPart(state.states)
      ? Object.entries(state.states).flatMap(([name, inner]) =>
          isPart(inner) ? placesOf(inner, [...place, 'states', name]) : [],
        )
      : []),
  ]
}

/** Returns a copy without the value at the place, sharing everything else. */
const without = (whole: unknown, [head, ...rest]: Place): unknown => {
  if (head === undefined || !isPart(whole)) return whole
  if (Array.isArray(whole)) {
    const index = Number(head)
    return rest.length === 0 ? whole.toSpliced(index, 1) : whole.with(index, without(whole[index], rest))
  }
  if (rest.length > 0) return { ...whole, [head]: without(whole[head], rest) }
  const { [head]: _dropped, ...left } = whole
  return left
}

const at = (whole: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, name) => (isPart(part) ? part[name] : undefined), whole)

/** Returns a copy with the given value at the place. */
const replaced = (whole: unknown, [head, ...rest]: Place, value: unknown): unknown => {
  if (head === undefined) return value
  if (!isPart(whole)) return whole
  const changed = replaced(whole[head], rest, value)
  return Array.isArray(whole) ? whole.with(Number(head), changed) : { ...whole, [head]: changed }
}

const nameOfPlace = (place: Place): string => place.filter((part) => part !== 'states').join('.')

/** Maximum number of microsteps per event, so that a fault which makes an `always` loop forever is an error. */
const MOST_MICROSTEPS = 1_000

const remade = (machine: AnyStateMachine, config: unknown): AnyStateMachine =>
  createMachine(
    { ...(config as object), options: { maxIterations: MOST_MICROSTEPS } } as never,
    machine.implementations as never,
  )

/** Rebuilds the machine like a mutant, but without a fault. */
export const asBefore = (machine: AnyStateMachine): AnyStateMachine => remade(machine, machine.config)

/** Returns one mutant per transition, without that transition. */
export const droppedTransitions = (machine: AnyStateMachine): readonly Mutant[] =>
  placesOf(machine.config as Part, []).map((place) => ({
    name: nameOfPlace(place),
    machine: remade(machine, without(machine.config, place)),
  }))

/** Returns a replacement target: a sibling, or else the first other atomic state of the machine. */
const elsewhere = (machine: AnyStateMachine, target: string): AnyStateNode | undefined => {
  const last = target.split(/[.#]/).at(-1) ?? ''
  const nodes = nodesOf(machine.root)
  const original = nodes.find(({ key }) => key === last)
  const leadsOn = ({ always }: AnyStateNode) => (always ?? []).length > 0
  const others = nodes.filter(
    (node) =>
      node.path.length > 0 &&
      // Exclude the target and its descendants.
      !node.path.includes(last) &&
      node.type === 'atomic' &&
      // A state with an `always` may lead back to the original target.
      !leadsOn(node) &&
      node.parent?.type !== 'parallel',
  )
  const beside = others.find(({ parent }) => parent === original?.parent)
  // An `always` of the original target may lead to the new one, so nothing would change.
  return beside ?? (original && leadsOn(original) ? undefined : others[0])
}

/** Returns one mutant per transition with a single target; the mutant replaces that target. */
export const swappedTargets = (machine: AnyStateMachine): readonly Mutant[] =>
  placesOf(machine.config as Part, []).flatMap((place) => {
    const transition = at(machine.config, place)
    const target = isPart(transition) ? transition.target : transition
    const other = typeof target === 'string' ? elsewhere(machine, target) : undefined
    if (other === undefined) return []
    const swapped = isPart(transition) ? { ...transition, target: `#${other.id}` } : `#${other.id}`
    return [
      {
        name: `${nameOfPlace(place)} → ${other.key}`,
        machine: remade(machine, replaced(machine.config, place, swapped)),
      },
    ]
  })

/** Returns one mutant per guard, with that guard negated. */
export const negatedGuards = (machine: AnyStateMachine): readonly Mutant[] =>
  placesOf(machine.config as Part, []).flatMap((place) => {
    const transition = at(machine.config, place)
    if (!isPart(transition) || transition.guard === undefined) return []
    const negated = { ...transition, guard: not(transition.guard as never) }
    return [
      {
        name: `${nameOfPlace(place)}.guard`,
        machine: remade(machine, replaced(machine.config, place, negated)),
      },
    ]
  })

const statesOf = (state: Part, place: Place): Place[] => [
  place,
  ...(isPart(state.states)
    ? Object.entries(state.states).flatMap(([name, inner]) =>
        isPart(inner) ? statesOf(inner, [...place, 'states', name]) : [],
      )
    : []),
]

/** Returns one mutant per action of a transition, entry or exit, without that action. */
export const lostActions = (machine: AnyStateMachine): readonly Mutant[] => {
  const config = machine.config as Part
  const inTransitions = placesOf(config, [])
    .filter((place) => isPart(at(config, place)))
    .flatMap((place) => listed(at(config, place) as Part, 'actions', place))
  const inStates = statesOf(config, []).flatMap((place) => {
    const state = at(config, place) as Part
    return [...listed(state, 'entry', place), ...listed(state, 'exit', place)]
  })
  return [...inTransitions, ...inStates].map((place) => ({
    name: nameOfPlace(place),
    machine: remade(machine, without(config, place)),
  }))
}

interface And {
  readonly guards: unknown[]
}

export const isAnd = (guard: unknown): guard is And =>
  typeof guard === 'function' && guard.name === 'and' && 'guards' in guard && Array.isArray(guard.guards)

/** Returns the places of all guarded transitions, with their guards. */
const guardsOf = (config: unknown): readonly (readonly [Place, unknown])[] =>
  placesOf(config as Part, []).flatMap((place) => {
    const transition = at(config, place)
    return isPart(transition) && transition.guard !== undefined ? [[place, transition.guard] as const] : []
  })

/** Returns one mutant per guard, with its transition unguarded. */
export const droppedGuards = (machine: AnyStateMachine): readonly Mutant[] =>
  guardsOf(machine.config).map(([place]) => ({
    name: `${nameOfPlace(place)}.guard`,
    machine: remade(machine, without(machine.config, [...place, 'guard'])),
  }))

/** Returns one mutant per part of an `and([…])`, without that part. */
export const droppedGuardParts = (machine: AnyStateMachine): readonly Mutant[] =>
  guardsOf(machine.config).flatMap(([place, guard]) =>
    isAnd(guard)
      ? guard.guards.map((part, index) => ({
          name: `${nameOfPlace(place)}.guard without ${nameOf(part)}`,
          machine: remade(
            machine,
            replaced(machine.config, [...place, 'guard'], and(guard.guards.toSpliced(index, 1) as never)),
          ),
        }))
      : [],
  )

/**
 * Returns one mutant per named guard, which then always holds. The hash of the machine stays the same, so only paths
 * can detect it.
 */
export const yieldingGuards = (machine: AnyStateMachine): readonly Mutant[] =>
  Object.keys(machine.implementations.guards).map((name) => ({
    name: `${name} always holds`,
    machine: asBefore(machine).provide({ guards: { [name]: () => true } } as never),
  }))

/** Returns one mutant per named delay, ten times as long. */
export const longerDelays = (machine: AnyStateMachine): readonly Mutant[] =>
  Object.entries(machine.implementations.delays).map(([name, length]) => ({
    name: `${name} × 10`,
    machine: asBefore(machine).provide({
      delays: {
        [name]:
          typeof length === 'function'
            ? (...args: unknown[]) => (length as (...args: unknown[]) => number)(...args) * 10
            : length * 10,
      },
    } as never),
  }))

const PLANTED = 'planted'

/** Returns the places of the inputs of all invokes. */
const inputsOf = (config: Part): readonly Place[] =>
  statesOf(config, []).flatMap((place) =>
    listed(at(config, place) as Part, 'invoke', place).flatMap((invoke) =>
      isPart(at(config, [...invoke, 'input'])) || typeof at(config, [...invoke, 'input']) === 'function'
        ? [[...invoke, 'input']]
        : [],
    ),
  )

/** Returns two mutants per invoke with an input: one without the input, one with an extra property in it. */
export const changedInputs = (machine: AnyStateMachine): readonly Mutant[] =>
  inputsOf(machine.config as Part).flatMap((place) => {
    const input = at(machine.config, place)
    const more = (args: unknown) => ({
      ...((typeof input === 'function' ? (input as (args: unknown) => object)(args) : input) as object),
      [PLANTED]: true,
    })
    return [
      { name: `${nameOfPlace(place)} dropped`, machine: remade(machine, without(machine.config, place)) },
      {
        name: `${nameOfPlace(place)} changed`,
        machine: remade(machine, replaced(machine.config, place, more)),
      },
    ]
  })

/** Returns one mutant per output of the machine or of a final state, with a different value. */
export const changedOutputs = (machine: AnyStateMachine): readonly Mutant[] =>
  statesOf(machine.config as Part, [])
    .filter((place) => at(machine.config, [...place, 'output']) !== undefined)
    .map((place) => ({
      name: nameOfPlace([...place, 'output']),
      machine: remade(
        machine,
        replaced(machine.config, [...place, 'output'], () => PLANTED),
      ),
    }))
