import { interruptedPathsOf, PAGE_PROOFS } from '@portal/machines/models'
import { type AnyStateMachine, type Path, summaryOf, type Words } from '@portal/paths'
import type { PageAdapter } from '../models/adapter.ts'
import { bannerOnPage } from '../models/banner.ts'
import { bestPlanOnPage } from '../models/bestPlan.ts'
import { changePasswordOnPage } from '../models/changePassword.ts'
import { chargepointCacheOnPage } from '../models/chargepointCache.ts'
import { cookieConsentOnPage } from '../models/cookieConsent.ts'
import { flagsOnPage } from '../models/flags.ts'
import { impersonationOnPage } from '../models/impersonation.ts'
import { installationWizardOnPage } from '../models/installationWizard.ts'
import { intakeFormOnPage } from '../models/intakeForm.ts'
import { locationsOnPage } from '../models/locations.ts'
import { newVersionOnPage } from '../models/newVersion.ts'
import { notificationOnPage } from '../models/notification.ts'
import { notificationCentreOnPage } from '../models/notificationCentre.ts'
import { notificationsOnPage } from '../models/notifications.ts'
import { onboardingOnPage } from '../models/onboarding.ts'
import { placeSearchOnPage } from '../models/placeSearch.ts'
import { protectedAccessOnPage } from '../models/protectedAccess.ts'
import { relationFilterOnPage } from '../models/relationFilter.ts'
import { relationTreeOnPage } from '../models/relationTree.ts'
import { requestWizardOnPage } from '../models/requestWizard.ts'
import { signInOnPage } from '../models/signIn.ts'
import { type Stage, setStage } from '../models/stage.ts'
import { tableOnPage } from '../models/table.ts'
import { test } from '../stack.ts'
import { withFault } from './fault.ts'
import { interruptsOn } from './interrupts.ts'
import { failedWith, isFileAsked, PLAYED, pathsToPlay } from './pathsToPlay.ts'
import { replayOnPage } from './replay.ts'
import { isShrinking, SHRINK_TIMEOUT_MS, shrinkOnPage } from './shrinkOnPage.ts'

/** Plays a path of one machine. Ties the type of the adapter to its machine. */
const playing =
  <TMachine extends AnyStateMachine>(adapterFor: (stage: Stage) => PageAdapter<TMachine>) =>
  (stage: Stage, path: Path, words: Words) =>
    replayOnPage(withFault(adapterFor(stage)), stage.clock, path, words, interruptsOn(stage))

const PLAYERS = {
  chargepointCache: playing(chargepointCacheOnPage),
  signIn: playing(signInOnPage),
  cookieConsent: playing(cookieConsentOnPage),
  changePassword: playing(changePasswordOnPage),
  intakeForm: playing(intakeFormOnPage),
  flags: playing(flagsOnPage),
  onboarding: playing(onboardingOnPage),
  relationFilter: playing(relationFilterOnPage),
  table: playing(tableOnPage),
  locations: playing(locationsOnPage),
  placeSearch: playing(placeSearchOnPage),
  banner: playing(bannerOnPage),
  notification: playing(notificationOnPage),
  notifications: playing(notificationsOnPage),
  requestWizard: playing(requestWizardOnPage),
  installationWizard: playing(installationWizardOnPage),
  newVersion: playing(newVersionOnPage),
  protectedAccess: playing(protectedAccessOnPage),
  impersonation: playing(impersonationOnPage),
  relationTree: playing(relationTreeOnPage),
  notificationCentre: playing(notificationCentreOnPage),
  bestPlan: playing(bestPlanOnPage),
} as const satisfies Record<
  keyof typeof PAGE_PROOFS,
  (stage: Stage, path: Path, words: Words) => Promise<void>
>

/** A path has up to 25 steps of about a fifth of a second, after a sign-in. */
const PATH_TIMEOUT_MS = 240_000
/** Timeout of a step for its target: a missing one fails with its step, long before the timeout of the path. */
const STEP_TIMEOUT_MS = 30_000

for (const name of Object.keys(PLAYERS) as (keyof typeof PLAYERS)[]) {
  const { model, committed } = PAGE_PROOFS[name]
  const paths = pathsToPlay(name, { ...committed, paths: PLAYED[name].replayed })
  const woven = isFileAsked() ? [] : interruptedPathsOf(name, model, committed.paths)
  const inBetween = ({ steps }: Path) =>
    steps.flatMap(({ event }) => (event.type.startsWith('page.') ? [`, interrupted by ${event.type}`] : []))

  for (const path of [...paths, ...woven]) {
    test(`The portal keeps path ${path.id} of ${name}: ${summaryOf(path)}${inBetween(path).join('')}`, async ({
      page,
      browser,
      mock,
      server,
      errors,
    }) => {
      test.setTimeout(PATH_TIMEOUT_MS)
      // Requests fail on purpose.
      errors.allow(/Failed to load resource/)
      page.setDefaultTimeout(STEP_TIMEOUT_MS)
      const stage = await setStage({ page, mock, origin: server.origin })
      const play = (where: Stage, one: Path) => PLAYERS[name](where, one, model.words)
      await play(stage, path).catch(async (error: unknown) => {
        if (!isShrinking()) throw failedWith(error, committed, path)
        test.setTimeout(SHRINK_TIMEOUT_MS)
        const told = await shrinkOnPage(model, path, { browser, mock, origin: server.origin }, play)
        throw new Error(told, { cause: error })
      })
    })
  }
}
