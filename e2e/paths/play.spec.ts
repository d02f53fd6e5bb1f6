import { interruptedPathsOf, PAGE_PROOFS } from '@portal/machines/models'
import { type Path, summaryOf } from '@portal/paths'
import { test } from '../stack.ts'
import { interruptsOn } from './interrupts.ts'
import { failedWith, hasPathsFile, pathsToPlay } from './pathsToPlay.ts'
import { playPath } from './player.ts'
import { isShrinking, SHRINK_TIMEOUT_MS, shrinkOnPage } from './shrinkOnPage.ts'
import { type Stage, setStage } from './stage.ts'

/** Timeout of a path. A path has up to 25 steps and usually takes 5 s; the rest is headroom for a busy machine. */
const PATH_TIMEOUT_MS = 240_000
/**
 * Timeout to find the target of a step, so that a missing target fails at its step instead of as a timeout of the
 * whole path.
 */
const STEP_TIMEOUT_MS = 30_000

for (const name of Object.keys(PAGE_PROOFS) as (keyof typeof PAGE_PROOFS)[]) {
  const { model, committed } = PAGE_PROOFS[name]
  const interrupted = hasPathsFile() ? [] : interruptedPathsOf(name, model, committed.paths)
  const inBetween = ({ steps }: Path) =>
    steps.flatMap(({ event }) => (event.type.startsWith('page.') ? [`, interrupted by ${event.type}`] : []))

  for (const path of [...pathsToPlay(name, committed), ...interrupted]) {
    test(`The portal follows path ${path.id} of ${name}: ${summaryOf(path)}${inBetween(path).join('')}`, async ({
      page,
      browser,
      mock,
      server,
      errors,
    }) => {
      test.setTimeout(PATH_TIMEOUT_MS)
      errors.allow(/Failed to load resource|The banner could not be read/)
      page.setDefaultTimeout(STEP_TIMEOUT_MS)
      const stage = await setStage({ page, mock, origin: server.origin })
      const play = (where: Stage, one: Path) => playPath(where, model.page, one, interruptsOn(where))
      await play(stage, path).catch(async (error: unknown) => {
        if (!isShrinking()) throw failedWith(error, committed, path)
        test.setTimeout(SHRINK_TIMEOUT_MS)
        const report = await shrinkOnPage(model, path, { browser, mock, origin: server.origin }, play)
        throw new Error(report, { cause: error })
      })
    })
  }
}
