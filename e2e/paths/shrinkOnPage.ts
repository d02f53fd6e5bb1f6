import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import {
  formatPaths,
  type Model,
  type Path,
  pathInWords,
  shrinkPath,
  structureOf,
  takesEveryStep,
} from '@portal/paths'
import { consentCookie } from '../consentCookie.ts'
import type { Mock } from '../mock.ts'
import { type Stage, setStage } from '../models/stage.ts'

/** Up to some dozens of tries, each with a sign-in. */
export const SHRINK_TIMEOUT_MS = 15 * 60_000
/** What a try waits for an element: a button that does not come is what fails. */
const TRY_TIMEOUT_MS = 5_000

/** Where the shortest path is to be written (`npm run paths -- shrink FILE --on page`); undefined: no one asked for it. */
const wanted = () => process.env.PATHS_SHRUNK
export const isShrinking = (): boolean => wanted() !== undefined

interface World extends Pick<Stage, 'mock' | 'origin'> {
  readonly browser: Browser
  readonly mock: Mock
}

/** Plays a path in a browser profile that knows nothing of the former tries. */
const fails = async (
  { browser, mock, origin }: World,
  path: Path,
  play: (stage: Stage, path: Path) => Promise<void>,
): Promise<unknown> => {
  await mock.reset()
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-mock-session': mock.session },
  })
  context.setDefaultTimeout(TRY_TIMEOUT_MS)
  await context.addCookies([consentCookie(origin)])
  try {
    const page = await context.newPage()
    await play(await setStage({ page, mock, origin }), path)
    return undefined
  } catch (error) {
    return error
  } finally {
    await context.close()
  }
}

/** Shortens a path that failed to the fewest steps that still fail in the browser, writes it down, and tells it in words. */
export const shrinkOnPage = async (
  model: Model,
  path: Path,
  world: World,
  play: (stage: Stage, path: Path) => Promise<void>,
): Promise<string> => {
  const reasons = new Map<string, unknown>()
  const shortest = await shrinkPath(model, path, async (part) => {
    // An event that the machine does not take cannot be caused on the page; interruptions are unknown to the machine.
    const own = part.steps.filter(({ event }) => !event.type.startsWith('page.'))
    if (!takesEveryStep(model, { ...part, steps: own })) return false
    const reason = await fails(world, part, play)
    if (reason !== undefined) reasons.set(part.id, reason)
    return reason !== undefined
  })
  const file = wanted()
  const structure = structureOf(model.machine)
  if (file !== undefined)
    writeFileSync(file, formatPaths({ machine: model.name, structure, paths: [shortest] }))
  const reason = reasons.get(shortest.id)
  return reason instanceof Error ? reason.message : pathInWords(shortest, undefined, model.words)
}
