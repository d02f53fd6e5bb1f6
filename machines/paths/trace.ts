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
import { answerOf, heard, isDelay, type Model, senderOf, tellerOf } from './model.ts'
import { ownInput } from './own.ts'
import { answeredAfter, isAwaited, pastOf, withPast } from './past.ts'
import { type Before, beforeStart, withoutPreempted } from './preempted.ts'
import { ChartRefused } from './refused.ts'
import { refusedAction, refusedChild } from './refusedActions.ts'
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
  /** Transitions taken, by name, actions asked for and delays begun or ended since it was emptied, and what each microstep came to. */
  taken: string[]
  /** Where the next microstep begins; undefined before the first. */
  before: AnyMachineSnapshot | undefined
  /** Steps since it was emptied, those of spawned machines too. */
  count: number
  /** Why the machine cannot be followed. XState keeps an error of the first step for itself. */
  refused: ChartRefused | undefined
  /** Delays that run, and invokes that were stopped in this microstep. */
  running: Set<string>
  stopped: string[]
  does: string[]
  timings: Timing[]
  microsteps: Microstep[]
}

/** A machine that makes more steps of one event makes them for ever. */
const MOST_MICROSTEPS = 1_000

const TWICE =
  "begins while it runs: XState enters a state without leaving it where a transition leads to its own state by a history state; 'reenter' it,"

const tracers = new WeakMap<AnyStateMachine, Tracer>()

/** An actor of the machine that is never started: its system reports transitions and actions, and no action, actor or timer runs. */
const tracerOf = (machine: AnyStateMachine): Tracer => {
  const known = tracers.get(machine)
  if (known) return known
  // Its own first snapshot is never asked for, and a machine that goes round for ever would not come to one.
  const unstarted = { status: 'active', output: undefined, error: undefined, context: {}, children: {} }
  const self = createActor(
    Object.create(machine, { getInitialSnapshot: { value: () => unstarted } }) as AnyStateMachine,
  )
  const nothing = () => undefined
  // Where XState tells inspectors: to be told directly spares two objects of every event at every step that is explored.
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
        `in state ${where()} its 'always' or 'raise' goes round for ever, at last by ${tracer.taken.at(-1) ?? 'a spawned chart'}`,
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
  // Each traced step makes its own children: a child with a system id must not collide with the one of another step.
  Object.assign(self.system, { _set: nothing, _sendInspectionEvent: tell })
  tracers.set(machine, tracer)
  return tracer
}

const NOTHING: readonly string[] = []

/** What a machine spawns is a machine of its own: only what it invokes is asked of the outside. */
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

/** The event at a machine's start. */
export const START = { type: 'xstate.init' } as const

/** The machine's first snapshot, without running anything. */
export const start = (model: Model, input: unknown): Traced =>
  trace(model.machine, undefined, START, (scope) =>
    model.machine.getInitialSnapshot(scope, ownInput(model, input)),
  )

/** Takes an event without running anything. */
export const step = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Traced =>
  trace(model.machine, snapshot, event, (scope) =>
    model.machine.transition(snapshot, heard(model, event), scope),
  )

/** Whether the event can happen now: an answer or a child's snapshot needs its actor, a watched event its sender; a delay needs its state. */
export const canHappen = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  if (snapshot.status !== 'active') return false
  const sender = answerOf(event)?.id ?? tellerOf(event) ?? senderOf(model, event)
  if (sender !== undefined) return isAwaited(snapshot, sender)
  return !isDelay(event) || isRunning(snapshot, event.type)
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

/** What a machine that has ended answers. */
const outputOf = ({ status, output }: AnyMachineSnapshot): Facts =>
  status === 'done' && output !== undefined ? { output: JSON.parse(canonical(output)) as Json } : {}

/** What a step of a path promises. */
export const expectationOf = (model: Model, snapshot: AnyMachineSnapshot): Facts => {
  const facts = model.facts(snapshot as never)
  if (Object.hasOwn(facts, 'state')) {
    throw new ChartRefused(
      `${model.name}: a fact is named 'state' in state ${stateName(snapshot)}: paths tell that themselves. Name it otherwise.`,
    )
  }
  return { state: stateName(snapshot), ...model.key(snapshot as never), ...facts, ...outputOf(snapshot) }
}
