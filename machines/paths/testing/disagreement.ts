import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { cover, coverage, done, failed, type Model, type Path } from '../index.ts'
import { answerOf, isDelay, senderOf } from '../model.ts'
import { pick, seeded } from '../random.ts'
import { ChartRefused } from '../refused.ts'
import { stateName } from '../trace.ts'
import { type PlainActor, plainOf } from './plainActor.ts'
import {
  chartInWords,
  chartOf,
  invokesIn,
  type RandomState,
  SENT,
  smallerCharts,
  TICK,
} from './randomChart.ts'
import { small } from './small.ts'

const silent = {
  p: fromPromise(() => Promise.resolve(null)),
  c: fromCallback(() => undefined),
}

const answersIn = (state: RandomState): readonly AnyEventObject[] => [
  ...(state.invoke?.startsWith('p')
    ? [
        done(state.invoke),
        ...(state.answers.some(({ on }) => on === 'error') ? [failed(state.invoke, null)] : []),
      ]
    : []),
  ...state.states.flatMap(answersIn),
]

const modelOf = (root: RandomState): Model => {
  const ids = invokesIn(root)
  const actors = Object.fromEntries(ids.map((id) => [id, id.startsWith('p') ? silent.p : silent.c]))
  const callbacks = ids.filter((id) => id.startsWith('c'))
  const ticks = callbacks.map((id) => ({ type: `${TICK}.${id}` }))
  return small(chartOf(root, actors), [...SENT, ...ticks, ...answersIn(root)], {
    senders: Object.fromEntries(callbacks.map((id) => [id, [`${TICK}.${id}`]])),
    limit: 5_000,
  })
}

/** Plays one event of a path on the plain actor; returns the fault, if any. */
const play = async (model: Model, plain: PlainActor, event: AnyEventObject): Promise<string | undefined> => {
  const answer = answerOf(event)
  const sender = senderOf(model, event)
  if (answer)
    return (await plain.answer(answer.id, answer.isDone)) ? undefined : `'${answer.id}' does not run`
  if (sender !== undefined) return (await plain.tell(sender, event)) ? undefined : `'${sender}' does not run`
  if (!isDelay(event)) {
    await plain.send(event)
    return undefined
  }
  const timer = plain.running().find(({ type }) => type === event.type)
  if (timer === undefined) return `no delay '${event.type}' runs`
  await plain.putClockTo(timer.due)
  return undefined
}

type Plain = ReturnType<typeof plainOf>

const differs = (plain: PlainActor, { state, n }: Path['expect']): string | undefined => {
  const snapshot = plain.snapshot()
  if (snapshot.status === 'error') return `the actor broke: ${String(snapshot.error)}`
  const actual = `${stateName(snapshot)} with n = ${String(snapshot.context.n)}`
  const expected = `${String(state)} with n = ${String(n)}`
  return actual === expected ? undefined : `the actor is in ${actual}, the path says ${expected}`
}

const eventsUpTo = ({ steps }: Path, length: number): string =>
  ['start', ...steps.slice(0, length).map(({ event }) => event.type)].join(', ')

/** Plays the paths of the kit; returns the transitions taken, or the difference. */
const played = async (model: Model, start: Plain, paths: readonly Path[]): Promise<Set<string> | string> => {
  const taken = new Set<string>()
  for (const path of paths) {
    const plain = await start()
    try {
      const first = differs(plain, path.expect)
      if (first !== undefined) return `after start: ${first}`
      for (const [index, { event, expect }] of path.steps.entries()) {
        const wrong = (await play(model, plain, event)) ?? differs(plain, expect)
        if (wrong !== undefined) return `after ${eventsUpTo(path, index + 1)}: ${wrong}`
      }
      for (const name of plain.taken()) taken.add(name)
    } finally {
      plain.stop()
    }
  }
  return taken
}

const WALKS = 3
const STEPS = 10

/**
 * Takes random walks on the plain actor; returns all transitions taken, with the paths to them. A walk waits for a
 * delay only if no other delay falls due at the same time.
 */
const wandered = async (model: Model, start: Plain, seed: number): Promise<ReadonlyMap<string, string>> => {
  const random = seeded(seed)
  const found = new Map<string, string>()
  for (let walk = 0; walk < WALKS; walk += 1) {
    const plain = await start()
    const way = ['start']
    const keep = () => {
      const names = plain.taken()
      for (const name of names) if (!found.has(name)) found.set(name, way.join(', '))
      return names.length
    }
    keep()
    for (let step = 0; step < STEPS && plain.snapshot().status === 'active'; step += 1) {
      const due = Math.min(...plain.running().map((timer) => timer.due))
      const falling = plain.running().filter((timer) => timer.due === due)
      const answers = plain
        .answerable()
        .flatMap((id) => model.events.filter((event) => answerOf(event)?.id === id))
      const ticks = plain.sending().map((id) => ({ type: `${TICK}.${id}` }))
      const delays = falling.length === 1 ? falling.map(({ type }) => ({ type })) : []
      const event = pick<AnyEventObject>(
        [...SENT, ...answers, ...ticks, ...delays, ...delays],
        () => 1,
        random,
      )
      if (event === undefined) break
      way.push(event.type)
      await play(model, plain, event)
      if (plain.snapshot().status === 'error') break
      // A delay without effect is only a pause, and paths do not cover effects after a pause, so end the walk.
      if (keep() === 0 && isDelay(event)) break
    }
    plain.stop()
  }
  return found
}

export interface Verdict {
  /** Refusal of the kit, if any. */
  readonly refused?: string
  readonly disagreement?: string
}

/** Compares the path kit with a plain actor on one machine. */
export const verdictOn = async (root: RandomState, seed: number): Promise<Verdict> => {
  const model = modelOf(root)
  let paths: readonly Path[]
  try {
    ;({ paths } = cover(model, { hasLosses: false }))
  } catch (error) {
    if (error instanceof ChartRefused) return { refused: error.message }
    return { disagreement: `the kit broke: ${error instanceof Error ? error.message : String(error)}` }
  }
  const covered = new Set(coverage(model, paths).covered.filter((name) => !name.endsWith(' (restores)')))
  const plain = plainOf(root)
  const taken = await played(model, plain, paths)
  if (typeof taken === 'string') return { disagreement: taken }
  const more = [...covered].find((name) => !taken.has(name))
  if (more !== undefined)
    return { disagreement: `the kit counts as taken, and the actor never takes: ${more}` }
  const less = [...taken].find((name) => !covered.has(name))
  if (less !== undefined)
    return { disagreement: `the actor takes on these paths, and the kit does not count: ${less}` }
  const [missed] = [...(await wandered(model, plain, seed))].filter(([name]) => !covered.has(name))
  return missed === undefined
    ? {}
    : { disagreement: `the actor takes ${missed[0]} after ${missed[1]}, and the kit says that nothing does` }
}

type Judge = (root: RandomState, seed: number) => Promise<Verdict>

/** Removes parts one by one as long as the machine still shows the disagreement. */
const shrunk = async (root: RandomState, seed: number, judge: Judge): Promise<RandomState> => {
  for (const smaller of smallerCharts(root)) {
    if ((await judge(smaller, seed)).disagreement !== undefined) return shrunk(smaller, seed, judge)
  }
  return root
}

/** Returns the report of a disagreement: the seed, the shrunk machine and the difference. */
export const disagreementInWords = async (
  root: RandomState,
  seed: number,
  judge: Judge = verdictOn,
): Promise<string> => {
  const smallest = await shrunk(root, seed, judge)
  const { disagreement } = await judge(smallest, seed)
  return `The path kit and XState disagree on the chart of seed ${seed}:\n${disagreement}\n${chartInWords(smallest)}`
}
