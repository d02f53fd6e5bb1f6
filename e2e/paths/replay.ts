import {
  type AnyEventObject,
  type AnyStateMachine,
  answerOf,
  type Facts,
  isDelay,
  type Path,
  pathInWords,
  tellerOf,
  type Words,
} from '@portal/paths'
import type { PageAdapter, PageStep, Unseen } from '../models/adapter.ts'
import { type PageClock, patiently, SETTLE_MS } from '../models/pageClock.ts'

/**
 * Nothing may have happened this long before a delay ends, and it must have happened this long after: more than
 * settling takes.
 */
const MARGIN_MS = 700
/** Number of checks that the former state is still there; with a stopped clock only a busy machine needs several. */
const LOOKS = 3

const stillThere = async (look: () => Promise<void>, left = LOOKS): Promise<void> => {
  try {
    await look()
  } catch (error) {
    if (left === 1) throw error
    await stillThere(look, left - 1)
  }
}

/** Thrown when the portal in the browser does not keep a promise. */
export class PageReplayFailure extends Error {
  override readonly name = 'PageReplayFailure'
}

type Done = ((step: PageStep) => Promise<void>) | Unseen

type Look = (expected: Facts) => Promise<void>

/** Checks of the adapter for these states; none for transient ones. */
export const looksAt = (
  see: Readonly<Record<string, Look | Unseen>>,
  states: readonly string[],
): readonly Look[] =>
  states.flatMap((state) => {
    const look = see[state]
    if (!look) throw new Error(`The adapter does not say how '${state}' looks.`)
    return typeof look === 'function' ? [look] : []
  })

/** Adapter without the types of its machine: paths are data. */
interface AnyAdapter {
  readonly start: (input: unknown, next: AnyEventObject | undefined) => Promise<void>
  readonly act: Readonly<Record<string, Done>>
  readonly answer: Readonly<Record<string, { readonly done: Done; readonly failed: Done } | Unseen>>
  readonly told?: Readonly<Record<string, Readonly<Record<string, Done>>>>
  readonly delay: Readonly<Record<string, () => number>>
  readonly restarts?: Readonly<Record<string, readonly string[]>>
  readonly see: Readonly<Record<string, Look | Unseen>>
  readonly brief?: Readonly<Record<string, number>>
  readonly stop: () => Promise<void>
}

/** The adapter's action for this event. */
const doneBy = ({ act, answer, told }: AnyAdapter, event: AnyEventObject): Done | undefined => {
  const teller = tellerOf(event)
  if (teller !== undefined) return told?.[teller]?.[String(event.case)]
  const asked = answerOf(event)
  if (!asked) return act[event.type]
  const answers = answer[asked.id]
  if (!answers || 'unseen' in answers) return answers
  return asked.isDone ? answers.done : answers.failed
}

/** Name and state of a delay, from `xstate.after.CACHE_LIFETIME.chargepointCache.fresh`. */
const delayOf = ({ type }: AnyEventObject) => {
  const [, , name = '', , ...node] = type.split('.')
  return { name, node: node.join('.') }
}

/** Active states of the regions of a parallel machine. */
const statesIn = (state: unknown): readonly string[] => String(state).split(', ')

const isWithin = (state: unknown, node: string): boolean =>
  statesIn(state).some((one) => one === node || one.startsWith(`${node}.`))

/** Step (-1: the start) of the last entry into `node`, which is active before step `index`. */
const entryOf = (
  { expect, steps }: Path,
  node: string,
  index: number,
  restarts: readonly string[] = [],
): number => {
  const at = (step: number) => steps[step]?.expect.state ?? expect.state
  let entry = index - 1
  while (entry >= 0 && isWithin(at(entry - 1), node)) {
    // A step that stays in its state but starts an actor restarts the state.
    if (at(entry) === at(entry - 1) && (steps[entry]?.starts.length ?? 0) > 0) break
    // A state that ended by its own delay and is active again was re-entered in the same step.
    const event = steps[entry]?.event
    if (event !== undefined && isDelay(event) && delayOf(event).node === node) break
    if (event !== undefined && restarts.includes(event.type)) break
    entry -= 1
  }
  return entry
}

/** Interrupts by event type, unknown to the machine. */
export type Interrupts = Readonly<Record<string, () => Promise<void>>>

/** Plays one path in the browser, step by step, and compares the page with the promises. */
export const replayOnPage = async <TMachine extends AnyStateMachine>(
  typed: PageAdapter<TMachine>,
  clock: PageClock,
  path: Path,
  words: Words,
  interrupts: Interrupts = {},
): Promise<void> => {
  const adapter = typed as unknown as AnyAdapter
  /** Time after each step; the start comes first. */
  const times: number[] = []

  const see = async (expected: Facts, patience?: number) => {
    const looks = looksAt(adapter.see, statesIn(expected.state))
    const lookAtAll = async () => {
      for (const look of looks) await look(expected)
    }
    await patiently(clock, lookAtAll, patience)
  }

  /** Time until the check of a state; less than usual for brief states. */
  const upTo = (usual: number, { state }: Facts) =>
    Math.min(usual, ...statesIn(state).map((one) => adapter.brief?.[one] ?? usual))

  const act = async (step: PageStep) => {
    const done = interrupts[step.event.type] ?? doneBy(adapter, step.event)
    if (typeof done === 'function') return done(step)
    throw new Error(
      done
        ? `This cannot be done in the browser: ${done.unseen}`
        : `The adapter does not say how '${step.event.type}' happens.`,
    )
  }

  const wait = async (event: AnyEventObject, before: Facts, after: Facts, index: number): Promise<number> => {
    const { name, node } = delayOf(event)
    const length = adapter.delay[name]
    if (!length) throw new Error(`The adapter does not say how long '${name}' is.`)
    const end = (times[entryOf(path, node, index, adapter.restarts?.[name]) + 1] ?? 0) + length()
    const left = end - clock.elapsed() - MARGIN_MS
    if (left > 0) await clock.run(left)
    await stillThere(() => see(before, 0))
    await clock.run(end + upTo(MARGIN_MS, after) - clock.elapsed())
    return end
  }

  const take = async (index: number) => {
    const { event, expect } = path.steps[index] as Path['steps'][number]
    const before = path.steps[index - 1]?.expect ?? path.expect
    const step: PageStep = { event, before, expect, next: path.steps[index + 1]?.event }
    if (isDelay(event)) {
      times.push(await wait(event, before, expect, index))
    } else {
      await act(step)
      times.push(clock.elapsed())
      await clock.run(upTo(SETTLE_MS, expect))
    }
    await see(expect)
  }

  let index = -1
  let failure: Error | undefined
  try {
    await adapter.start(path.input, path.steps[0]?.event)
    times.push(clock.elapsed())
    await clock.run(upTo(SETTLE_MS, path.expect))
    await see(path.expect)
    for (index = 0; index < path.steps.length; index += 1) await take(index)
  } catch (error) {
    failure = new PageReplayFailure(
      `The portal did not keep path ${path.id}:\n${pathInWords(path, index, words)}\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  // The first failure is reported, even if stopping fails too.
  await adapter.stop().catch((error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error))
  })
  if (failure) throw failure
}
