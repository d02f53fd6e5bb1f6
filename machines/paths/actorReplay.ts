import { type AnyActorRef, type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { effectOf } from './effects.ts'
import type { Path, PathStep } from './format.ts'
import { createGates, settle } from './gates.ts'
import { canonical, type Facts } from './json.ts'
import {
  answerOf,
  brokenInvariants,
  isDelay,
  type Model,
  senderOf,
  snapshotOfCase,
  tellerOf,
} from './model.ts'
import { ownEvent, ownInput } from './own.ts'
import { expectationOf } from './trace.ts'

/** Thrown when the machine does not meet the expectations of a step. */
export class ReplayFailure extends Error {
  override readonly name = 'ReplayFailure'
  /** Index of the step; -1 is the start. */
  readonly step: number

  constructor(message: string, step: number) {
    super(message)
    this.step = step
  }
}

interface Timer {
  readonly type: string
  /** Clock time in ms at which the running delay was first observed. */
  readonly since: number
  readonly delay: number
}

/**
 * Returns the running delays by XState's object for the delayed event. XState creates a new object whenever a state is
 * entered, so a re-entered state gets a new start time.
 */
const timersOf = (
  actor: AnyActorRef,
  now: number,
  timers: ReadonlyMap<object, Timer>,
): ReadonlyMap<object, Timer> =>
  new Map(
    Object.values(actor.system.getSnapshot()._scheduledEvents).map((scheduled) => [
      scheduled,
      timers.get(scheduled) ?? { type: scheduled.event.type, since: now, delay: scheduled.delay },
    ]),
  )

/** Returns the name and message of an error, or any other thrown value as JSON. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : canonical(error)

/** Replay of one path on a running actor. */
export interface ActorReplay {
  /** Starts the actor and checks its initial state. */
  start(): Promise<void>
  /** Plays the step at this index and checks its expectations. */
  take(index: number): Promise<void>
  stop(): void
}

/**
 * Replays a path on a running actor. Responses come from the invoked promises, never from forged events. A simulated
 * clock controls time, and nothing may happen until one millisecond before a delay ends. Throws {@link ReplayFailure}
 * on a failed expectation.
 */
export const createActorReplay = (model: Model, path: Path): ActorReplay => {
  const gates = createGates(model.machine, Object.keys(model.senders), [], Object.keys(model.children))
  const clock = new SimulatedClock()
  let done: string[] = []
  const actor = createActor(gates.machine, {
    input: ownInput(model, path.input),
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.action' || event.actorRef !== actor) return
      const effect = effectOf(model.machine, event.action)
      if (effect !== undefined) done.push(effect)
    },
  })
  // `check` reports errors of the machine. Without an observer, XState would throw them during the next test.
  actor.subscribe({ error: () => undefined })
  let timers: ReadonlyMap<object, Timer> = new Map()

  const fail = (index: number, text: string): never => {
    throw new ReplayFailure(
      `${model.name}, path ${path.id}, ${index < 0 ? 'start' : `step ${index + 1}`}: ${text}`,
      index,
    )
  }

  const check = (
    { expect, starts, does }: Pick<PathStep, 'expect' | 'starts' | 'does'>,
    index: number,
    when: string,
  ) => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status === 'error') fail(index, `${when} the machine failed: ${reasonOf(snapshot.error)}`)
    const [broken] = brokenInvariants(model, snapshot)
    if (broken !== undefined) fail(index, `${when} the invariant '${broken}' is broken`)
    const started = canonical(gates.takeStarted().sort())
    if (started !== canonical(starts))
      fail(index, `${when} ${started} was started instead of ${canonical(starts)}`)
    const ran = done
    done = []
    if (canonical(ran) !== canonical(does))
      fail(index, `${when} it ran ${canonical(ran)} instead of ${canonical(does)}`)
    const actual = expectationOf(model, snapshot)
    const differences = [...new Set([...Object.keys(expect), ...Object.keys(actual)])]
      .filter((name) => canonical(expect[name]) !== canonical(actual[name]))
      .map((name) => `${name} is ${canonical(actual[name])} instead of ${canonical(expect[name])}`)
    if (differences.length > 0) fail(index, `${when} ${differences.join(', ')}`)
  }

  const answer = (event: AnyEventObject, { id, isDone }: { id: string; isDone: boolean }, index: number) => {
    if (!gates.isOpen(id)) fail(index, `'${id}' is not running, so it cannot answer`)
    if (isDone) gates.release(id, event.output)
    else gates.refuse(id, event.error)
  }

  const wait = (event: AnyEventObject, before: Facts, index: number) => {
    const timer =
      [...timers.values()].find(({ type }) => type === event.type) ??
      fail(index, `no delay '${event.type}' is running`)
    clock.set(timer.since + timer.delay - 1)
    check({ expect: before, starts: [], does: [] }, index, `one millisecond before '${event.type}'`)
    clock.increment(1)
  }

  const send = (event: AnyEventObject, sender: string, index: number) => {
    if (!gates.isOpen(sender)) fail(index, `'${sender}' is not running, so it cannot send`)
    gates.send(sender, event)
  }

  const tell = (event: AnyEventObject, child: string, index: number) => {
    if (!gates.isOpen(child)) fail(index, `'${child}' is not running, so it cannot tell anything`)
    gates.tell(child, snapshotOfCase(model, event))
  }

  return {
    start: async () => {
      actor.start()
      await settle()
      check(path, -1, 'at first')
    },
    take: async (index) => {
      const step = path.steps[index] ?? fail(index, 'there is no such step')
      const event = ownEvent(model, step.event)
      timers = timersOf(actor, clock.now(), timers)
      const answered = answerOf(event)
      const sender = senderOf(model, event)
      const teller = tellerOf(event)
      if (answered) answer(event, answered, index)
      else if (isDelay(event)) wait(event, path.steps[index - 1]?.expect ?? path.expect, index)
      else if (teller !== undefined) tell(event, teller, index)
      else if (sender !== undefined) send(event, sender, index)
      else actor.send(event)
      await settle()
      check(step, index, `after '${event.type}'`)
    },
    stop: () => {
      actor.stop()
    },
  }
}

/** Replays a whole path; see {@link createActorReplay}. */
export const replayOnActor = async (model: Model, path: Path): Promise<void> => {
  const replay = createActorReplay(model, path)
  try {
    await replay.start()
    for (const index of path.steps.keys()) await replay.take(index)
  } finally {
    replay.stop()
  }
}
