import { type NOT_FOLLOWED, readCharter } from '@portal/machines/charter'
import { PAGE_PROOFS, type Proof } from '@portal/machines/models'
import { pathsAsMarkdown } from '@portal/machines/paths'
import { stopTime } from '../models/pageClock.ts'
import { test } from '../stack.ts'
import { followPath } from './follow.ts'

/** Longer paths are followed by day only where they are named below: all of them take five minutes more. */
const MOST_STEPS_BY_DAY = 8
/** A path of each charter that is followed in any case, by its place: one that needs most of its kinds of sentences. */
const FOLLOWED: Readonly<Record<Exclude<keyof typeof PAGE_PROOFS, keyof typeof NOT_FOLLOWED>, number>> = {
  theme: 0,
  banner: 0,
  notification: 0,
  notifications: 0,
  flags: 0,
  onboarding: 0,
  lazyPart: 0,
  language: 0,
  changePassword: 0,
  placeSearch: 0,
  locations: 0,
  table: 0,
  cookieConsent: 0,
  relationFilter: 0,
  intakeForm: 0,
  signIn: 0,
  chargepointCache: 2,
  requestWizard: 0,
  installationWizard: 11,
}
const all = process.env['FOLLOW_ALL'] !== undefined

for (const [name, place] of Object.entries(FOLLOWED)) {
  const { model, committed }: Proof = PAGE_PROOFS[name as keyof typeof PAGE_PROOFS]
  const charter = readCharter(pathsAsMarkdown(model.name, committed.paths, model.words))
  for (const [at, path] of charter.paths.entries()) {
    // The beginning is the first step of the list.
    if (!all && at !== place && path.steps.length - 1 > MOST_STEPS_BY_DAY) continue
    test(`A program that knows only the printed lines follows path ${path.id} of ${name}`, async ({
      page,
      mock,
      server,
      errors,
    }) => {
      // Requests fail on purpose.
      errors.allow(/Failed to load resource|The banner could not be read/)
      page.setDefaultTimeout(8_000)
      await followPath({ page, mock, clock: await stopTime(page), origin: server.origin }, charter, path)
    })
  }
}
