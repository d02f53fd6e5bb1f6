import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { clockAfter, isRunning, type Timing, timingOf } from './clock.ts'
import { brokenConfiguration } from './configurations.ts'
import { effectOf } from './effects.ts'
import { restoredName, restores } from './history.ts'
import { canonical, type Facts, type Json } from './json.ts'
import { answerOf, isDelay, type Model, senderOf, tellerOf, toReceived } from './model.ts'
import { ownInput } from './own.ts'
import { answeredAfter, isAwaited, pastOf, withPast } from './past.ts'
import { type Before, beforeStart, withoutPreempted } from './preempted.ts'
import { ChartRefused } from './refused.ts'
import { refusedAction, refusedChild } from './refusedActions.ts'
import { invokesOf, transitionsOf } from './transitions.ts'

export interface Traced {
  readonly snapshot: AnyMachineSnapshot
  /** Names of the transitions taken, in order, including `always` and raised events; empty if the event was ignored. */
  readonly transitions: readonly string[]
  /** Ids of the started actors, which represent external requests. */
  readonly starts: readonly string[]
  /** Actions to run, in order, with their values; they are effects on the outside. */
  readonly does: readonly string[]
  /** Snapshot after each microstep, on which `always` is evaluated. */
  readonly microsteps: readonly Microstep[]
}

export interface Microstep {
  readonly event: AnyEventObject
  readonly snapshot: AnyMachineSnapshot
}

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>

interface Tracer {
  readonly scope: Scope
  /** Names of the transitions taken since the last reset. */
  taken: string[]
  /** Snapshot at the beginning of the next microstep; undefined while the machine starts. */
  before: AnyMachineSnapshot | undefined
  /** Microsteps since the last reset, including those of spawned machines. */
  count: number
  /** Reason why the machine is not supported. Stored here because XState swallows an error of the first step. */
  refused: ChartRefused | undefined
  /** Running delays. */
  running: Set<string>
  /** Invokes that this microstep stopped. */
  stopped: string[]
  does: string[]
  timings: Timing[]
  microsteps: Microstep[]
}

/** A machine that takes more microsteps for one event counts as an endless loop. */
const MOST_MICROSTEPS = 1_000

const TWICE =
  "begins while it runs: XState enters a state without leaving it where a transition leads to its own state by a history state; 'reenter' it,"

const tracers = new WeakMap<AnyStateMachine, Tracer>()

/**
 * Returns the tracer of the machine, created once. Its actor is never started, so its system reports transitions and
 * actions without running any action, actor or timer.
 */
const tracerOf = (machine: AnyStateMachine): Tracer => {
  const cached = tracers.get(machine)
  if (cached) return cached
  // Skip the initial snapshot of the machine: it is unused, and an endless loop would prevent its computation.
  const unstarted = { status: 'active', output: undefined, error: undefined, context: {}, children: {} }
  const self = createActor(
    Object.create(machine, { getInitialSnapshot: { value: () => unstarted } }) as AnyStateMachine,
  )
  const nothing = () => undefined
  const names = transitionsOf(machine)
  const where = () => (tracer.before ? stateName(tracer.before) : '(root)')
  const refuse = (why: string): never => {
    tracer.refused ??= new ChartRefused(`${machine.id}: ${why}`)
    throw tracer.refused
  }
  const tell = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return
    tracer.count += 1
    if (tracer.count > MOST_MICROSTEPS) {
      refuse(
        `in state ${where()} its 'always' or 'raise' never settles, at last by ${tracer.taken.at(-1) ?? 'a spawned chart'}`,
      )
    }
    if (event.actorRef !== self) return
    const before: Before = tracer.before
      ? { nodes: tracer.before._nodes, history: tracer.before.historyValue }
      : beforeStart(machine.root)
    const taken =
      event._transitions.length < 2 ? event._transitions : withoutPreempted(event._transitions, before)
    for (const transition of taken) {
      const name = names.get(transition)
      if (name === undefined) continue
      tracer.taken.push(name)
      if (restores(transition, before.history)) tracer.taken.push(restoredName(name))
    }
    tracer.before = event.snapshot as AnyMachineSnapshot
    tracer.stopped = []
    tracer.microsteps.push({ event: event.event, snapshot: event.snapshot as AnyMachineSnapshot })
  }
  const keepTiming = (timing: Timing) => {
    if (timing.length === undefined) tracer.running.delete(timing.type)
    else if (tracer.running.has(timing.type)) refuse(`'${timing.type}' ${TWICE} in state ${where()}`)
    else tracer.running.add(timing.type)
    tracer.timings.push(timing)
  }
  const tracer: Tracer = {
    taken: [],
    before: undefined,
    count: 0,
    refused: undefined,
    running: new Set(),
    stopped: [],
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
        const why = refusedAction(machine, action, self)
        if (why !== undefined) refuse(`${why} in state ${where()}`)
        const effect = effectOf(machine, action)
        if (effect !== undefined) tracer.does.push(effect)
        const timing = timingOf(action)
        if (timing !== undefined) keepTiming(timing)
        if (action.type === 'xstate.stopChild')
          tracer.stopped.push((action.params as { id?: string })?.id ?? '')
        if (action.type === 'xstate.spawnChild') {
          const { id } = action.params as { id: string }
          const former = tracer.before?.children[id]
          if (former !== undefined && invokesOf(machine).has(id) && !tracer.stopped.includes(id)) {
            refuse(`the invoke '${id}' ${TWICE} in state ${where()}`)
          }
        }
      },
    },
  }
  // `_set`: each traced step creates new children, whose system ids must not collide with those of other steps.
  // `_sendInspectionEvent`: calling `tell` directly saves two objects per event of every explored step.
  Object.assign(self.system, { _set: nothing, _sendInspectionEvent: tell })
  tracers.set(machine, tracer)
  return tracer
}

const NOTHING: readonly string[] = []

/**
 * Returns the invoked actors that the step started. Spawned machines are left out, because they have their own tests.
 */
const startedBetween = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  { children }: AnyMachineSnapshot,
): readonly string[] => {
  if (children === before?.children) return NOTHING
  const invokes = invokesOf(machine)
  return Object.keys(children)
    .filter((id) => invokes.has(id) && children[id] !== before?.children[id])
    .sort()
}

const empty = (tracer: Tracer, before: AnyMachineSnapshot | undefined, event: AnyEventObject): void => {
  tracer.taken = []
  tracer.before = before
  tracer.count = 0
  tracer.refused = undefined
  tracer.running = new Set(pastOf(before).clock.keys())
  tracer.running.delete(event.type)
  tracer.stopped = []
  tracer.does = []
  tracer.timings = []
  tracer.microsteps = []
}

const trace = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  event: AnyEventObject,
  work: (scope: Scope) => AnyMachineSnapshot,
): Traced => {
  const tracer = tracerOf(machine)
  empty(tracer, before, event)
  const made = work(tracer.scope)
  if (tracer.refused !== undefined) throw tracer.refused
  if (made.children !== before?.children) {
    const why = refusedChild(machine, before, made)
    if (why !== undefined) throw new ChartRefused(`${machine.id}: ${why} in state ${stateName(made)}`)
  }
  if (made._nodes !== before?._nodes) {
    const broken = brokenConfiguration(machine, made)
    if (broken !== undefined) throw new ChartRefused(`${machine.id}: ${broken} in state ${stateName(made)}`)
  }
  const snapshot = withPast(before, made, {
    clock: clockAfter(pastOf(before).clock, event, tracer.timings),
    answered: answeredAfter(before, made, event),
  })
  return {
    snapshot,
    starts: startedBetween(machine, before, snapshot),
    transitions: tracer.taken,
    does: tracer.does,
    microsteps: tracer.microsteps,
  }
}

/** Event that starts a machine. */
export const START = { type: 'xstate.init' } as const

/** Computes the first snapshot of the machine, without running anything. */
export const start = (model: Model, input: unknown): Traced =>
  trace(model.machine, undefined, START, (scope) =>
    model.machine.getInitialSnapshot(scope, ownInput(model, input)),
  )

/** Computes the effect of an event without executing its actions or starting actors. */
export const step = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Traced =>
  trace(model.machine, snapshot, event, (scope) =>
    model.machine.transition(snapshot, toReceived(model, event), scope),
  )

/**
 * True if the event can occur now: an answer or child snapshot needs a running actor, an event from a callback needs
 * that callback, and a delay needs a running timer.
 */
export const canHappen = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  if (snapshot.status !== 'active') return false
  const sender = answerOf(event)?.id ?? tellerOf(event) ?? senderOf(model, event)
  if (sender !== undefined) return isAwaited(snapshot, sender)
  return !isDelay(event) || isRunning(snapshot, event.type)
}

const wild = new WeakMap<AnyStateNode['transitions'], boolean>()

/** True if a handler has a wildcard. Cached, because it is tested for every event of every state. */
const takesAny = (transitions: AnyStateNode['transitions']): boolean => {
  const cached = wild.get(transitions)
  if (cached !== undefined) return cached
  const found = [...transitions.keys()].some((one) => one.endsWith('*'))
  wild.set(transitions, found)
  return found
}

/** False if no active state can have a handler for this type. A cheap pre-check; any wildcard counts as a handler. */
export const isHandled = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  snapshot._nodes.some(({ transitions }) => transitions.has(type) || takesAny(transitions))

const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => {
        const below = leaves(inner)
        return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
      })

/** Returns a state name such as `signedIn.renewing.ahead`; parallel regions are joined by a comma. */
export const stateName = (snapshot: AnyMachineSnapshot): string => leaves(snapshot.value).join(', ')

const outputOf = ({ status, output }: AnyMachineSnapshot): Facts =>
  status === 'done' && output !== undefined ? { output: JSON.parse(canonical(output)) as Json } : {}

/** Returns the expectation of a step that leads to this snapshot. */
export const expectationOf = (model: Model, snapshot: AnyMachineSnapshot): Facts => {
  const facts = model.facts(snapshot as never)
  if (Object.hasOwn(facts, 'state')) {
    throw new ChartRefused(
      `${model.name}: a fact is named 'state' in state ${stateName(snapshot)}: that name is reserved. Use another one.`,
    )
  }
  return { state: stateName(snapshot), ...model.key(snapshot as never), ...facts, ...outputOf(snapshot) }
}
