import { type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { eventsOf } from '../explore.ts'
import { createGates, settle } from '../gates.ts'
import { canonical, type Facts } from '../json.ts'
import { answerOf, isDelay, type Model, senderOf, snapshotTold, tellerOf } from '../model.ts'
import { expectationOf, isHandled } from '../trace.ts'
import { stateInWords, wordOf } from '../words.ts'
import { NotUnderstood, type PrintedStep } from './printed.ts'

/** What a chart did not keep of a printed charter. */
class NotAsPrinted extends Error {
  override readonly name = 'NotAsPrinted'
}

/** So many things may happen by themselves between two lines. */
const MOST_BY_ITSELF = 4

interface Living {
  readonly now: () => Facts
  /** What can happen now. */
  readonly possible: () => readonly AnyEventObject[]
  /**
   * Whether the chart takes it now (2), knows it here and refuses it (1), or knows nothing of it (0): two buttons may
   * have one name, and be on different screens.
   */
  readonly rank: (event: AnyEventObject) => 0 | 1 | 2
  readonly happen: (event: AnyEventObject) => Promise<void>
  /** Another one, to which the same has happened. */
  readonly twin: () => Promise<Living>
  readonly stop: () => void
}

/** The chart as a plain actor: what it runs waits until it is answered, and its clock until it is put forward. */
const startOf = async (model: Model, input: unknown): Promise<Living> => {
  const gates = createGates(model.machine, Object.keys(model.senders), [], Object.keys(model.children))
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input, clock })
  const happened: AnyEventObject[] = []
  const dues = new Map<object, number>()
  /** When each running delay falls due, by its event: the first of two. */
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

/** Starts of the chart that the first line tells, and that show what must be seen; they must not differ. */
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

/** What may come next and after it, as far as a sentence prepares it; most prepare nothing. */
const futuresOf = (model: Model): readonly (readonly AnyEventObject[])[] => {
  const answers = eventsOf(model).filter((event) => answerOf(event) !== undefined)
  return [[], ...answers.flatMap((one) => [[one], ...answers.map((other) => [one, other])])]
}

/** Every sentence by which the first line of a path from this start may be told. */
const beginnings = (model: Model, input: unknown): readonly string[] =>
  futuresOf(model).flatMap(
    (coming) => model.words.starts?.(input, { isFirst: true, coming, after: {} }) ?? [],
  )

/** Every sentence by which an event may be told now. What comes later is not known; some say what to hold for it. */
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

/** What shows after the event, on a twin. */
const factsAfter = async (living: Living, event: AnyEventObject): Promise<Facts> => {
  const twin = await living.twin()
  await twin.happen(event)
  twin.stop()
  return twin.now()
}

/** Lets happen what no line tells, until the chart shows what must be seen. */
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

/** What the line tells to do: what can happen now and is told so, and nothing else. */
const meantBy = async (
  model: Model,
  living: Living,
  line: string,
  isFirst: boolean,
): Promise<AnyEventObject> => {
  const before = living.now()
  const possible = living.possible()
  let told = possible.filter((event) => sentences(model, event, before, isFirst).includes(line))
  // Some sentences prepare what comes, before they say what is done: then every future is asked.
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
 * Follows a printed path on the chart. Of the path nothing is known but its lines: each must be one of the sentences by
 * which the chart's words tell what can happen at that moment, and of no second event; and the chart, a plain actor, must
 * then show, in its words, what the line promises.
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
