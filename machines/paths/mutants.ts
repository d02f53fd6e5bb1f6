import { type AnyStateMachine, createMachine } from 'xstate'

/** The chart with one fault planted. */
export interface Mutant {
  /** Where the fault is, such as `loading.after.FETCH_TIMEOUT[0]`. */
  readonly name: string
  readonly machine: AnyStateMachine
}

type Part = Record<string, unknown>
type Place = readonly string[]

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Places of the transitions below one key that holds one transition, or a list of them. */
const listed = (holder: Part, key: string, place: Place): Place[] => {
  const value = holder[key]
  if (value === undefined) return []
  return Array.isArray(value) ? value.map((_, index) => [...place, key, String(index)]) : [[...place, key]]
}

const keyed = (holder: Part, key: string, place: Place): Place[] => {
  const record = holder[key]
  return isPart(record) ? Object.keys(record).flatMap((name) => listed(record, name, [...place, key])) : []
}

/** Places of all transitions of a state and of the states below it. */
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

/** A copy without what stands at the place; everything off the way there is shared. */
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

/** One mutant for each transition of the chart: the chart without it. */
export const droppedTransitions = (machine: AnyStateMachine): readonly Mutant[] =>
  placesOf(machine.config as Part, []).map((place) => ({
    name: place.filter((part) => part !== 'states').join('.'),
    machine: createMachine(without(machine.config, place) as never, machine.implementations as never),
  }))
