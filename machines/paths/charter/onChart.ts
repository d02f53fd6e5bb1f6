import { type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { eventsOf } from '../explore.ts'
import { createGates, settle } from '../gates.ts'
import { canonical, type Facts } from '../json.ts'
import { answerOf, isDelay, type Model, senderOf, snapshotTold, tellerOf } from '../model.ts'
import { expectationOf, isHandled } from '../trace.ts'
import { stateInWords, wordOf } from '../words.ts'
import { NotUnderstood, type PrintedStep } from './printed.ts'

/** Thrown when the machine does not show what the charter promises. */
class NotAsPrinted extends Error {
  override readonly name = 'NotAsPrinted'
}

/** Most steps without a line between two lines. */
const MOST_BY_ITSELF = 4

interface Living {
  readonly now: () => Facts
  /** Events that can happen now. */
  readonly possible: () => readonly AnyEventObject[]
  /**
   * 2: the machine takes the event now. 1: the state handles it, but refuses it now. 0: the state does not handle it.
   * Ranks two buttons of the same name on different screens.
   */
  readonly rank: (event: AnyEventObject) => 0 | 1 | 2
  readonly happen: (event: AnyEventObject) => Promise<void>
  /** A second actor with the same history. */
  readonly twin: () => Promise<Living>
  readonly stop: () => void
}

/** Starts the machine as a plain actor; its actors and its clock wait for the caller. */
const startOf = async (model: Model, input: unknown): Promise<Living> => {
  const gates = createGates(model.machine, Object.keys(model.senders), [], Object.keys(model.children))
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input, clock })
  const happened: AnyEventObject[] = []
  const dues = new Map<object, number>()
  /** Due time of each running delay, by its event; the earlier of two. */
  const running = (): ReadonlyMap<string, number> => {
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents)
    for (const one of scheduled) dues.set(one, dues.get(one) ?? clock.now() + one.delay)
    return new Map(
      scheduled.map((one) => [one.event.type, dues.get(one) ?? 0] as const).toSorted(([, a], [, b]) => b - a),
    )
  }
  actor.start()
  await settle()
  running()

  const canHappen = (event: AnyEventObject): boolean => {
    const id = answerOf(event)?.id ?? tellerOf(event) ?? senderOf(model, event)
    if (id !== undefined) return gates.isOpen(id)
    if (!isDelay(event)) return true
    const due = running().get(event.type)
    return due !== undefined && [...running().values()].every((other) => due <= other)
  }
  return {
    now: () => expectationOf(model, actor.getSnapshot()),
    possible: () =>
      eventsOf(model).filter(
        (event) => canHappen(event) && model.allows(actor.getSnapshot() as never, event),
      ),
    rank: (event) => {
      const snapshot = actor.getSnapshot()
      if (event.type.startsWith('xstate.') || snapshot.can(event)) return 2
      return isHandled(snapshot, event) ? 1 : 0
    },
    happen: async (event) => {
      happened.push(event)
      const answered = answerOf(event)
      const sender = senderOf(model, event)
      const teller = tellerOf(event)
      if (answered?.isDone) gates.release(answered.id, event.output)
      else if (answered) gates.refuse(answered.id, event.error)
      else if (isDelay(event)) clock.set(running().get(event.type) ?? clock.now())
      else if (teller !== undefined) gates.tell(teller, snapshotTold(model, event))
      else if (sender !== undefined) gates.send(sender, event)
      else actor.send(event)
      await settle()
      running()
    },
    twin: async () => {
      const other = await startOf(model, input)
      for (const event of happened) await other.happen(event)
      return other
    },
    stop: () => {
      actor.stop()
    },
  }
}

const seenOf = ({ words }: Model, living: Living, isBegin = false): string =>
  stateInWords(living.now(), words, isBegin)

/** Starts the machine as the first line says. Throws if the matching starts differ. */
const begun = async (model: Model, { line, seen }: PrintedStep): Promise<Living> => {
  const told = model.inputs.filter((input) => beginnings(model, input).includes(line))
  if (told.length === 0) throw new NotUnderstood(`The chart does not begin by ‘${line}’.`)
  const all = await Promise.all(told.map((input) => startOf(model, input)))
  const fits = all.filter((one) => seenOf(model, one, true) === seen)
  const [first] = fits
  for (const one of all) if (one !== first) one.stop()
  if (first === undefined)
    throw new NotAsPrinted(
      `After ‘${line}’ there is not ‘${seen}’, but ‘${all.map((one) => seenOf(model, one, true)).join('’ or ‘')}’.`,
    )
  if (new Set(fits.map((one) => canonical(one.now()))).size > 1)
    throw new NotUnderstood(`‘${line}’ can mean ${fits.length} beginnings.`)
  return first
}

/** The next event and the one after it, for sentences that prepare answers; most prepare none. */
const futuresOf = (model: Model): readonly (readonly AnyEventObject[])[] => {
  const answers = eventsOf(model).filter((event) => answerOf(event) !== undefined)
  return [[], ...answers.flatMap((one) => [[one], ...answers.map((other) => [one, other])])]
}

/** Sentences for the first line of a path from this input. */
const beginnings = (model: Model, input: unknown): readonly string[] =>
  futuresOf(model).flatMap(
    (coming) => model.words.starts?.(input, { isFirst: true, coming, after: {} }) ?? [],
  )

/** Sentences for an event now. The coming events are unknown; some sentences say what to hold for them. */
const sentences = (
  model: Model,
  event: AnyEventObject,
  before: Facts,
  isFirst: boolean,
  after: Facts = {},
  futures: readonly (readonly AnyEventObject[])[] = [[]],
): readonly string[] => [
  ...new Set(
    futures.flatMap((coming) => wordOf(event, model.words, before, { isFirst, coming, after }) ?? []),
  ),
]

/** Facts after the event, tried on a twin. */
const factsAfter = async (living: Living, event: AnyEventObject): Promise<Facts> => {
  const twin = await living.twin()
  await twin.happen(event)
  twin.stop()
  return twin.now()
}

/** Plays steps without a line until the machine shows the expected state. */
const waitFor = async (model: Model, living: Living, { line, seen }: PrintedStep): Promise<void> => {
  for (let left = MOST_BY_ITSELF; left > 0 && seenOf(model, living) !== seen; left -= 1) {
    const before = living.now()
    const own = living.possible().filter((event) => sentences(model, event, before, false).includes(''))
    const fits: AnyEventObject[] = []
    for (const event of own) {
      if (own.length === 1 || stateInWords(await factsAfter(living, event), model.words) === seen)
        fits.push(event)
    }
    const [only, other] = fits
    if (only === undefined || other !== undefined) break
    await living.happen(only)
  }
  const shown = seenOf(model, living)
  if (shown !== seen) throw new NotAsPrinted(`After ‘${line}’ there is not ‘${seen}’, but ‘${shown}’.`)
}

/** Event that the line stands for. Throws unless it is the only possible one. */
const meantBy = async (
  model: Model,
  living: Living,
  line: string,
  isFirst: boolean,
): Promise<AnyEventObject> => {
  const before = living.now()
  const possible = living.possible()
  let told = possible.filter((event) => sentences(model, event, before, isFirst).includes(line))
  // Some sentences start with what must be prepared: try every future.
  if (told.length === 0) {
    const futures = futuresOf(model)
    const within = (sentence: string) => {
      const [one, other] = [line.toLowerCase(), sentence.toLowerCase()]
      return one.includes(other) || other.includes(one)
    }
    for (const event of possible.filter((one) => sentences(model, one, before, isFirst).some(within))) {
      const after = await factsAfter(living, event)
      if (sentences(model, event, before, isFirst, after, futures).includes(line)) told = [...told, event]
    }
  }
  const most = Math.max(...told.map(living.rank))
  const [meant, other] = told.filter((event) => living.rank(event) === most)
  if (meant === undefined)
    throw new NotUnderstood(
      `Nothing that can happen is told by ‘${line}’, only ‘${possible.flatMap((event) => sentences(model, event, before, isFirst)).join('’, ‘')}’.`,
    )
  if (other !== undefined)
    throw new NotUnderstood(
      `‘${line}’ can mean ${canonical(meant)} and ${canonical(other)} in ${String(before.state)}.`,
    )
  return meant
}

/**
 * Follows a printed path on the machine. Each line must match the sentence of exactly one possible event, and the
 * plain actor must then show what the line promises. Only the printed lines are known.
 */
export const followOnChart = async (model: Model, steps: readonly PrintedStep[]): Promise<void> => {
  const [begin, ...rest] = steps
  if (begin === undefined) throw new NotUnderstood('The path has no beginning.')
  const living = await begun(model, begin)
  try {
    for (const [at, step] of rest.entries()) {
      await living.happen(await meantBy(model, living, step.line, at === 0))
      await waitFor(model, living, step)
    }
  } finally {
    living.stop()
  }
}
