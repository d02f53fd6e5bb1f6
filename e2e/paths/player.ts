import { type Act, type Sight, type Step, sayIn, user } from '@portal/machines/steps'
import { isDelay, type Page, type Path, pageStepsOf, pathInWords, wordsOf } from '@portal/paths'
import { SETTLE_MS } from '../pageClock.ts'
import { labelWordsIn } from '../texts.ts'
import { DEVICE } from './deviceActs.ts'
import { type Driver, driverOf } from './driver.ts'
import { MOCK } from './mockActs.ts'
import { ACTIVE_SIGHTS, SEE } from './sights.ts'
import { readDeviceUser, type Stage } from './stage.ts'
import { USER } from './userActs.ts'

type PortalPage = Page<Act, Sight>

/** Interrupts by event type; the machine does not know these events. */
export type Interrupts = Readonly<Record<string, () => Promise<void>>>

/** Thrown when the portal in the browser deviates from a path. */
class PagePathFailure extends Error {
  override readonly name = 'PagePathFailure'
}

/** Time before the end of a delay at which the previous state is checked. */
const MARGIN_MS = 700

const say = sayIn('en', await labelWordsIn('en'))

const EXECUTORS = { user: USER, device: DEVICE, mock: MOCK, see: SEE } as unknown as Readonly<
  Record<string, Readonly<Record<string, (driver: Driver, args: object) => Promise<unknown>>>>
>

const execute = async (driver: Driver, step: Step): Promise<void> => {
  const { group, name, args } = step
  try {
    await EXECUTORS[group]?.[name]?.(driver, args)
  } catch (error) {
    throw new Error(`${say(step)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/**
 * Retries until all checks pass. Checks that act on the page run once each; all others are repeated after each of
 * them.
 */
const lookAt = async (driver: Driver, sights: readonly Sight[]): Promise<void> => {
  const passive = sights.filter(({ name }) => !ACTIVE_SIGHTS.has(name))
  const look = async () => {
    for (const sight of passive) await execute(driver, sight)
  }
  await driver.patiently(look)
  for (const sight of sights.filter(({ name }) => ACTIVE_SIGHTS.has(name))) {
    await execute(driver, sight)
    await driver.patiently(look)
  }
}

/** Returns the state of a delay event: `fresh` for `xstate.after.CACHE_LIFETIME.chargepointCache.fresh`. */
const stateOfDelay = (type: string): string => type.split('.').slice(4).join('.')

const isWithin = (state: unknown, node: string): boolean =>
  String(state)
    .split(', ')
    .some((one) => one === node || one.startsWith(`${node}.`))

/**
 * Returns the index of the last step before `index` that entered `node`, or -1 for the start. `node` must be active
 * before `index`.
 */
const entryOf = ({ expect, steps }: Path, node: string, index: number): number => {
  const stateAt = (step: number) => steps[step]?.expect.state ?? expect.state
  let entry = index - 1
  while (entry >= 0 && isWithin(stateAt(entry - 1), node)) {
    // A step that stays in its state but starts an actor re-enters the state.
    if (stateAt(entry) === stateAt(entry - 1) && (steps[entry]?.starts.length ?? 0) > 0) break
    const event = steps[entry]?.event
    if (event !== undefined && isDelay(event) && stateOfDelay(event.type) === node) break
    entry -= 1
  }
  return entry
}

/** Returns the wait of a delay if it is the only act, because an act before it may change the view. */
const waitOf = ([act, ...others]: readonly Act[]) =>
  others.length === 0 && (act?.name === 'wait' || act?.name === 'leaveUnanswered') ? act : undefined

/**
 * Plants a fault if `PATHS_FAULT` names two events (`CLOSE=SAVE`): the first executes the acts of the second, as if its
 * button were wired to the wrong event. Used to test the paths themselves.
 */
const withFault = (page: PortalPage, fault = process.env.PATHS_FAULT): PortalPage => {
  if (fault === undefined) return page
  const [wrong = '', other = ''] = fault.split('=')
  return {
    ...page,
    does: (event, before, around) =>
      page.does(event.type === wrong ? { ...event, type: other } : event, before, around),
  }
}

/** Plays a path in the browser, and checks the page after each step. */
export const playPath = async (
  stage: Stage,
  page: PortalPage,
  path: Path,
  interrupts: Interrupts = {},
): Promise<void> => {
  const { clock } = stage
  const driver = driverOf(stage)
  const played: PortalPage = {
    ...withFault(page),
    does: (event, before, around) =>
      event.type in interrupts
        ? [{ group: 'interrupt', name: event.type, args: {} } as unknown as Act]
        : withFault(page).does(event, before, around),
  }
  const steps = pageStepsOf(played, path)
  /** Elapsed time after each step, beginning with the start. */
  const times: number[] = []

  const act = async (one: Act) => {
    const interrupt = interrupts[one.name]
    if (interrupt) await interrupt()
    else await execute(driver, one)
  }

  /** Waits for a delay, and checks shortly before its end that nothing has changed. Returns the time of its end. */
  const waitForDelay = async (acts: readonly Act[], index: number, former: readonly Sight[]) => {
    const type = path.steps[index]?.event.type ?? ''
    const wait = waitOf(acts)
    if (wait === undefined) {
      for (const one of acts) await act(one)
      return clock.elapsed()
    }
    const { ms } = wait.args
    const end = (times[entryOf(path, stateOfDelay(type), index) + 1] ?? 0) + ms
    const early = end - clock.elapsed() - MARGIN_MS
    if (early > 0) {
      await act({ ...wait, args: { ...wait.args, ms: early } } as Act)
      for (const sight of former.filter(({ name }) => !ACTIVE_SIGHTS.has(name))) await execute(driver, sight)
      await execute(driver, user.wait(ms - early))
    } else await act(wait)
    return Math.min(end, clock.elapsed())
  }

  let failedAt = -1
  try {
    for (const [at, { index, acts, sights }] of steps.entries()) {
      failedAt = index
      driver.loads.before = driver.loads.count
      driver.console.length = 0
      driver.mend()
      const event = path.steps[index]?.event
      // After a step that only waits, the navigation of the step before still counts.
      if (event === undefined || !isDelay(event)) driver.forgetNavigations()
      let time: number
      if (event !== undefined && isDelay(event)) {
        time = await waitForDelay(acts, index, steps[at - 1]?.sights ?? [])
      } else {
        for (const one of acts) await act(one)
        time = clock.elapsed()
      }
      // Automatic steps have no page step of their own: they get the end time of the step before them.
      const next = steps[at + 1]?.index ?? path.steps.length
      while (times.length <= next) times.push(time)
      await lookAt(driver, sights)
      driver.remembered.user = (await readDeviceUser(stage).catch(() => undefined)) ?? driver.remembered.user
    }
  } catch (error) {
    const words = wordsOf(page, say)
    throw new PagePathFailure(
      `The portal deviated from path ${path.id}:\n${pathInWords(path, failedAt, words)}\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  } finally {
    await clock.run(SETTLE_MS).catch(() => undefined)
    await driver.letGo()
  }
}
