import { type AnyActorLogic, type AnyStateMachine, assign, raise, setup } from 'xstate'
import { pick, seeded } from '../random.ts'

/** A transition of a random machine. `to`: a state path such as `a.b`. */
export interface RandomTransition {
  readonly on: string
  readonly guard?: string
  readonly to?: string
  readonly reenter?: boolean
  readonly action?: string
}

/** A state of a random machine, as plain data that can be shrunk and printed. */
export interface RandomState {
  readonly key: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'shallow' | 'deep'
  readonly states: readonly RandomState[]
  /** By event, including `*` and `X.*`. */
  readonly on: readonly RandomTransition[]
  readonly always: readonly RandomTransition[]
  /** By delay name. */
  readonly after: readonly RandomTransition[]
  readonly entry?: string
  readonly exit?: string
  /** Id of the invoked actor: `p…` for a promise, `c…` for a callback. */
  readonly invoke?: string
  /** Transitions on `done` and `error`. */
  readonly answers: readonly RandomTransition[]
  /** Transitions when a final child ends the state. */
  readonly onDone: readonly RandomTransition[]
}

const EVENTS = ['A', 'B', 'X.one', 'X.two']
/** Events that can occur at any time. */
export const SENT = EVENTS.map((type) => ({ type }))
/** Prefix of the events that callbacks send. */
export const TICK = 'TICK'

const GUARDS = ['isZero', 'isSome', 'isFull']
const ACTIONS = ['count', 'count', 'clear', 'tell']
const DELAYS: Readonly<Record<string, number>> = { SHORT: 10, MIDDLE: 20, LONG: 30 }

const isLeaf = ({ kind }: RandomState): boolean => kind !== 'compound' && kind !== 'parallel'
const isHistory = ({ kind }: RandomState): boolean => kind === 'shallow' || kind === 'deep'

/** Returns a random machine of two to about ten states. */
export const randomChart = (seed: number): RandomState => {
  const random = seeded(seed)
  const maybe = (chance: number) => random() < chance
  const one = <T>(items: readonly T[]): T => pick(items, () => 1, random) as T
  const some = <T>(most: number, chance: number, make: () => T): T[] =>
    Array.from({ length: most }, () => maybe(chance)).flatMap((is) => (is ? [make()] : []))
  let invokes = 0
  let room = 3 + Math.floor(random() * 6)

  const shape = (key: string, depth: number): RandomState => {
    const kind =
      depth === 0
        ? one(['compound', 'compound', 'parallel'] as const)
        : depth > 2 || room < 2
          ? 'atomic'
          : one(['atomic', 'atomic', 'compound', 'parallel'] as const)
    const inner = kind === 'atomic' ? 0 : 2 + (maybe(0.4) ? 1 : 0)
    room -= inner
    const states = Array.from({ length: inner }, (_, index) => shape('abc'[index] as string, depth + 1))
    const extra: RandomState[] = []
    const bare = { states: [], on: [], always: [], after: [], answers: [], onDone: [] }
    if (kind === 'compound' && maybe(0.3)) extra.push({ key: 'f', kind: 'final', ...bare })
    if (depth > 0 && kind !== 'atomic' && maybe(0.5)) {
      extra.push({ key: 'h', kind: one(['shallow', 'deep'] as const), ...bare })
    }
    return { key, kind, ...bare, states: [...states, ...extra] }
  }
  const root = shape('chart', 0)
  const paths: string[] = []
  const visit = (state: RandomState, path: string) => {
    if (path !== '') paths.push(path)
    for (const inner of state.states) visit(inner, path === '' ? inner.key : `${path}.${inner.key}`)
  }
  visit(root, '')

  const leading = (on: string, isEventless = false): RandomTransition => ({
    on,
    ...((isEventless || maybe(0.3)) && { guard: one(GUARDS) }),
    ...((isEventless || maybe(0.8)) && { to: one(paths) }),
    ...(maybe(0.2) && { reenter: true }),
    ...(maybe(0.35) && {
      action: ['A', 'X.one', 'done'].includes(on) && maybe(0.3) ? 'raiseB' : one(ACTIONS),
    }),
  })
  const filled = (state: RandomState, depth: number): RandomState => {
    if (state.kind === 'final' || isHistory(state)) return state
    const invoke = maybe(0.25) ? `${maybe(0.7) ? 'p' : 'c'}${++invokes}` : undefined
    return {
      ...state,
      states: state.states.map((inner) => filled(inner, depth + 1)),
      on: some(3, 0.5, () =>
        leading(
          maybe(0.12)
            ? one(['*', 'X.*'])
            : invoke?.startsWith('c') && maybe(0.5)
              ? `${TICK}.${invoke}`
              : one(EVENTS),
        ),
      ),
      always: depth === 0 ? [] : some(1, 0.06, () => leading('', true)),
      after: some(2, 0.25, () => leading(one(Object.keys(DELAYS)))),
      ...(maybe(0.15) && { entry: one(ACTIONS) }),
      ...(maybe(0.15) && { exit: one(ACTIONS) }),
      ...(invoke && { invoke }),
      answers: invoke?.startsWith('p') ? [...some(2, 0.7, () => leading('done')), leading('error')] : [],
      onDone: state.kind === 'atomic' || depth === 0 ? [] : some(1, 0.4, () => leading('done')),
    }
  }
  return filled(root, 0)
}

/** Simplifies states with too few children and removes transitions whose target no longer exists. */
const tidied = (root: RandomState): RandomState => {
  const shaped = (state: RandomState): RandomState => {
    const states = state.states.map(shaped)
    const real = states.filter((inner) => !isHistory(inner))
    if (isLeaf(state)) return state
    if (real.length === 0) return { ...state, kind: 'atomic', states: [], onDone: [] }
    return { ...state, kind: real.length < 2 ? 'compound' : state.kind, states }
  }
  const made = shaped(root)
  const paths = new Set<string>()
  const visit = (state: RandomState, path: string) => {
    paths.add(path)
    for (const inner of state.states) visit(inner, path === '' ? inner.key : `${path}.${inner.key}`)
  }
  visit(made, '')
  const reachable = (list: readonly RandomTransition[]) =>
    list.filter(({ to }) => to === undefined || paths.has(to))
  const linked = (state: RandomState): RandomState => ({
    ...state,
    states: state.states.map(linked),
    on: reachable(state.on),
    always: reachable(state.always).filter(({ to }) => to !== undefined),
    after: reachable(state.after),
    answers: reachable(state.answers),
    onDone: reachable(state.onDone),
  })
  return linked(made)
}

export const invokesIn = (state: RandomState): readonly string[] => [
  ...(state.invoke ? [state.invoke] : []),
  ...state.states.flatMap(invokesIn),
]

const configOf = (state: RandomState): object => {
  const made = ({ guard, to, reenter, action }: RandomTransition) => ({
    ...(guard && { guard }),
    ...(to !== undefined && { target: `#chart.${to}` }),
    ...(reenter && { reenter }),
    ...(action && { actions: action }),
  })
  const by = (list: readonly RandomTransition[]) =>
    Object.fromEntries(
      [...new Set(list.map(({ on }) => on))].map((on) => [on, list.filter((one) => one.on === on).map(made)]),
    )
  if (isHistory(state)) return { type: 'history', history: state.kind }
  if (state.kind === 'final') return { type: 'final' }
  const { done, error } = by(state.answers)
  const first = state.states.find((inner) => !isHistory(inner))?.key
  return {
    ...(state.kind === 'parallel' && { type: 'parallel' }),
    ...(state.kind === 'compound' && { initial: first }),
    ...(state.states.length > 0 && {
      states: Object.fromEntries(state.states.map((inner) => [inner.key, configOf(inner)])),
    }),
    on: by(state.on),
    ...(state.always.length > 0 && { always: state.always.map(made) }),
    after: by(state.after),
    ...(state.entry && { entry: state.entry }),
    ...(state.exit && { exit: state.exit }),
    ...(state.invoke && {
      invoke: {
        id: state.invoke,
        src: state.invoke,
        ...(done && { onDone: done }),
        ...(error && { onError: error }),
      },
    }),
    ...(state.onDone.length > 0 && { onDone: state.onDone.map(made) }),
  }
}

/**
 * Returns the XState machine. `actors`: implementations of its invokes. `most`: maximum number of microsteps per
 * event, against endless loops.
 */
export const chartOf = (
  root: RandomState,
  actors: Readonly<Record<string, AnyActorLogic>>,
  most = Number.POSITIVE_INFINITY,
): AnyStateMachine =>
  setup({
    types: { context: {} as { n: number } },
    actors: actors as never,
    actions: {
      count: assign(({ context }) => ({ n: (context.n + 1) % 3 })),
      clear: assign({ n: 0 }),
      raiseB: raise({ type: 'B' }),
      tell: () => undefined,
    },
    guards: {
      isZero: ({ context }) => context.n === 0,
      isSome: ({ context }) => context.n > 0,
      isFull: ({ context }) => context.n === 2,
    },
    delays: DELAYS,
  }).createMachine({
    id: 'chart',
    context: { n: 0 },
    options: { maxIterations: most },
    ...configOf(root),
  } as never) as unknown as AnyStateMachine

/** Formats the machine with one line per state and transition. */
export const chartInWords = (state: RandomState, indent = ''): string => {
  const transitionLine = ({ on, guard, to, reenter, action }: RandomTransition, kind: string) =>
    `${indent}    ${kind} ${on}${guard ? ` [${guard}]` : ''}${to === undefined ? '' : ` → ${to}`}${reenter ? ' (reenter)' : ''}${action ? ` / ${action}` : ''}`
  return [
    `${indent}${state.key}: ${state.kind}${state.invoke ? `, runs ${state.invoke}` : ''}${state.entry ? `, entry ${state.entry}` : ''}${state.exit ? `, exit ${state.exit}` : ''}`,
    ...state.on.map((one) => transitionLine(one, 'on')),
    ...state.always.map((one) => transitionLine(one, 'always')),
    ...state.after.map((one) => transitionLine(one, 'after')),
    ...state.answers.map((one) => transitionLine(one, 'invoke')),
    ...state.onDone.map((one) => transitionLine(one, 'state')),
    ...state.states.map((inner) => chartInWords(inner, `${indent}  `)),
  ].join('\n')
}

/** Returns every machine with one part removed. */
export const smallerCharts = (root: RandomState): readonly RandomState[] => {
  const lists = ['states', 'on', 'always', 'after', 'answers', 'onDone'] as const
  const within = (state: RandomState): RandomState[] => [
    ...lists.flatMap((name) =>
      state[name].map((_, index) => ({ ...state, [name]: state[name].toSpliced(index, 1) })),
    ),
    ...(['entry', 'exit'] as const).flatMap((name) => (state[name] ? [without(state, name)] : [])),
    ...(state.invoke ? [{ ...without(state, 'invoke'), answers: [] }] : []),
    ...(['on', 'always', 'after', 'answers', 'onDone'] as const).flatMap((name) =>
      state[name].flatMap((one, index) =>
        (['guard', 'reenter', 'action', 'to'] as const).flatMap((part) =>
          one[part] === undefined ? [] : [{ ...state, [name]: state[name].with(index, without(one, part)) }],
        ),
      ),
    ),
    ...state.states.flatMap((inner, index) =>
      within(inner).map((made) => ({ ...state, states: state.states.with(index, made) })),
    ),
  ]
  return within(root).map(tidied)
}

const without = <T extends object>(whole: T, name: keyof T): T => {
  const { [name]: _left, ...rest } = whole
  return rest as T
}
