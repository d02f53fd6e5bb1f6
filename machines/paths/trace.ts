import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { type Timing, timingOf, withClock } from './clock.ts'
import { effectOf } from './effects.ts'
import { canonical, type Facts, type Json } from './json.ts'
import { answerOf, heard, isDelay, type Model, senderOf, tellerOf } from './model.ts'
import { invokesOf, transitionsOf } from './transitions.ts'

export interface Traced {
  readonly snapshot: AnyMachineSnapshot
  /** Names of the transitions taken, in their order, `always` and raised included; empty: the event did nothing. */
  readonly transitions: readonly string[]
  /** Ids of the actors that were started: the requests to the outside. */
  readonly starts: readonly string[]
  /** The actions that must be run, in their order, with their values: the effects on the outside. */
  readonly does: readonly string[]
  /** The snapshot after each microstep: where `always` is decided. */
  readonly microsteps: readonly Microstep[]
}

export interface Microstep {
  readonly event: AnyEventObject
  readonly snapshot: AnyMachineSnapshot
}

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>

interface Tracer {
  readonly scope: Scope
  /** Transitions taken, actions asked for and delays begun or ended since it was emptied, and what each microstep came to. */
  taken: AnyTransitionDefinition[]
  does: string[]
  timings: Timing[]
  microsteps: Microstep[]
}

const tracers = new WeakMap<AnyStateMachine, Tracer>()

/** An actor of the chart that is never started: its system reports transitions and actions, and no action, actor or timer runs. */
const tracerOf = (machine: AnyStateMachine): Tracer => {
  const known = tracers.get(machine)
  if (known) return known
  const self = createActor(machine)
  const nothing = () => undefined
  // Where XState tells inspectors: to be told directly spares two objects of every event at every step that is explored.
  const tell = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return
    tracer.taken.push(...event._transitions)
    tracer.microsteps.push({ event: event.event, snapshot: event.snapshot as AnyMachineSnapshot })
  }
  const tracer: Tracer = {
    taken: [],
    does: [],
    timings: [],
    microsteps: [],
    scope: {
      self,
      id: '',
      sessionId: '',
      system: self.system,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action) => {
        const effect = effectOf(machine, action)
        if (effect !== undefined) tracer.does.push(effect)
        const timing = timingOf(action)
        if (timing !== undefined) tracer.timings.push(timing)
      },
    },
  }
  // Each traced step makes its own children: a child with a system id must not collide with the one of another step.
  Object.assign(self.system, { _set: nothing, _sendInspectionEvent: tell })
  tracers.set(machine, tracer)
  return tracer
}

const NOTHING: readonly string[] = []

/** What a chart spawns is a chart of its own: only what it invokes is asked of the outside. */
const startedBetween = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  { children }: AnyMachineSnapshot,
): readonly string[] => {
  if (children === before?.children) return NOTHING
  const asked = invokesOf(machine)
  return Object.keys(children)
    .filter((id) => asked.has(id) && children[id] !== before?.children[id])
    .sort()
}

const trace = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  event: AnyEventObject,
  work: (scope: Scope) => AnyMachineSnapshot,
): Traced => {
  const tracer = tracerOf(machine)
  tracer.taken = []
  tracer.does = []
  tracer.timings = []
  tracer.microsteps = []
  const made = work(tracer.scope)
  const snapshot = withClock(before, made, event, tracer.timings)
  const names = transitionsOf(machine)
  return {
    snapshot,
    starts: startedBetween(machine, before, snapshot),
    transitions: tracer.taken.flatMap((transition) => names.get(transition) ?? []),
    does: tracer.does,
    microsteps: tracer.microsteps,
  }
}

/** The event at a chart's start. */
export const START = { type: 'xstate.init' } as const

/** The chart's first snapshot, without running anything. */
export const start = (model: Model, input: unknown): Traced =>
  trace(model.machine, undefined, START, (scope) => model.machine.getInitialSnapshot(scope, input))

/** What the chart makes of an event, without running anything. */
export const step = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Traced =>
  trace(model.machine, snapshot, event, (scope) =>
    model.machine.transition(snapshot, heard(model, event), scope),
  )

/** Whether the event can happen now: an answer or a child's snapshot needs its actor, a watched event its sender; a delay needs its state. */
export const canHappen = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  if (snapshot.status !== 'active') return false
  const sender = answerOf(event)?.id ?? tellerOf(event) ?? senderOf(model, event)
  if (sender !== undefined) return snapshot.children[sender] !== undefined
  if (isDelay(event)) return snapshot._nodes.some((node) => node.transitions.has(event.type))
  return true
}

const wild = new WeakMap<AnyStateNode['transitions'], boolean>()

/** Whether a handler has a wildcard; asked for every event of every state, so it is remembered. */
const takesAny = (transitions: AnyStateNode['transitions']): boolean => {
  const known = wild.get(transitions)
  if (known !== undefined) return known
  const found = [...transitions.keys()].some((one) => one.endsWith('*'))
  wild.set(transitions, found)
  return found
}

/** Whether any active state has a handler of this type: the cheapest reason why an event does nothing. */
export const isHandled = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  snapshot._nodes.some(({ transitions }) => transitions.has(type) || takesAny(transitions))

const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => {
        const below = leaves(inner)
        return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
      })

/** `signedIn.renewing.ahead`; parallel regions joined by a comma. */
export const stateName = (snapshot: AnyMachineSnapshot): string => leaves(snapshot.value).join(', ')

/** What a chart that has ended answers. */
const outputOf = ({ status, output }: AnyMachineSnapshot): Facts =>
  status === 'done' && output !== undefined ? { output: JSON.parse(canonical(output)) as Json } : {}

/** What a step of a path promises. */
export const expectationOf = (model: Model, snapshot: AnyMachineSnapshot): Facts => ({
  state: stateName(snapshot),
  ...model.key(snapshot as never),
  ...model.facts(snapshot as never),
  ...outputOf(snapshot),
})
