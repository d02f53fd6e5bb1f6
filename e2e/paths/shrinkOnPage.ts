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
import { type Stage, setStage } from './stage.ts'

/** Timeout for up to several dozen tries, each with a sign-in. */
export const SHRINK_TIMEOUT_MS = 15 * 60_000
/** Timeout of a try to find an element; a missing button is an expected failure. */
const TRY_TIMEOUT_MS = 5_000

/** Output file of the shortest path (`npm run paths -- shrink FILE --on page`); undefined if not shrinking. */
const outputFile = () => process.env.PATHS_SHRUNK
export const isShrinking = (): boolean => outputFile() !== undefined

interface World extends Pick<Stage, 'mock' | 'origin'> {
  readonly browser: Browser
  readonly mock: Mock
}

/** Plays a path in a new browser profile without data of earlier tries; returns the error, if any. */
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

/** Shrinks a failed path to the fewest steps that still fail in the browser, saves it, and returns its error. */
export const shrinkOnPage = async (
  model: Model,
  path: Path,
  world: World,
  play: (stage: Stage, path: Path) => Promise<void>,
): Promise<string> => {
  const reasons = new Map<string, unknown>()
  const shortest = await shrinkPath(model, path, async (part) => {
    // The page cannot send an event that the machine rejects. Interrupts are left out, because the machine does not
    // know them.
    const own = part.steps.filter(({ event }) => !event.type.startsWith('page.'))
    if (!takesEveryStep(model, { ...part, steps: own })) return false
    const reason = await fails(world, part, play)
    if (reason !== undefined) reasons.set(part.id, reason)
    return reason !== undefined
  })
  const file = outputFile()
  const structure = structureOf(model.machine)
  if (file !== undefined)
    writeFileSync(file, formatPaths({ machine: model.name, structure, paths: [shortest] }))
  const reason = reasons.get(shortest.id)
  return reason instanceof Error ? reason.message : pathInWords(shortest)
}
