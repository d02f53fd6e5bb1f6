// @vitest-environment jsdom
import {
  type InstallationAnswers,
  type InstallationCall,
  type InstallationStep,
  installationStart,
  installationWizard,
  SERIAL_VERDICTS,
} from '@portal/machines'
import { LANGUAGES, type Language } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as hands from '../../components/wizard/testing/hands.ts'
import { clear, type Fails, loadWords, show, speak, start } from './testing/open.tsx'
import { stage } from './testing/stage.ts'

/*
 * Tests the views of the installation wizard other than its steps: the draft, the submission, and every server error
 * or timeout, in each language.
 */

vi.mock('../../app/context.ts', async () => (await import('./testing/stage.ts')).context)
vi.mock('../../data/wizard.ts', async (original) => {
  const { stage } = await import('./testing/stage.ts')
  return { ...(await original<object>()), useWizard: () => stage.wizard }
})
vi.mock('../../data/query.ts', async () => (await import('./testing/stage.ts')).reads)
vi.mock('../../data/useNow.ts', () => ({ useNow: () => 0 }))
vi.mock('../../data/notify.ts', () => ({ useNotify: () => () => undefined }))
vi.mock('../../components/places/PlaceSearch.tsx', () => ({ PlaceSearch: () => null }))
vi.mock('../../components/PinMap.tsx', () => ({ PinMap: () => null }))
vi.mock('./kind.ts', () => ({ installationKind: undefined }))
vi.mock('./wiring.ts', () => ({ canReadCodes: () => false, canScanCodes: () => false }))

beforeAll(loadWords)
beforeEach(() => hands.wide(true))
afterEach(clear)

/** A public charger with every way to charge and reimbursement, which requires all seven calls. */
const WHOLE: InstallationAnswers = {
  ...installationStart({ isCompany: true, ownRelationId: 'X1' }),
  chargertype: 'PUBLIC',
  serialNumber: 'STOCK-1',
  serialVerdict: 'VERIFIED STOCK-1',
  chargepointID: 'CP1',
  relationId: 'X1',
  relationContactId: 'X1',
  locationChoice: 'NEW',
  name: 'Kaai 12',
  street: 'Kaai',
  housenumber: '12',
  postalcode: '8380',
  city: 'Zeebrugge',
  country: 'BE',
  latitude: 51.33,
  longitude: 3.2,
  isPlugCharge: true,
  isGuestCharge: true,
  isRFID: true,
  plugFee: 'CREG',
  guestIsFree: true,
  whitelistGroup: 'X1',
  isReimburse: true,
  reimburserId: 'X1',
  reimbsubscriptiontypeid: 'X1',
}
const storedAt = (step: InstallationStep, draft: InstallationAnswers = WHOLE) => ({
  v: 1,
  kind: 'INSTALLATION',
  steps: [step],
  draft,
  attachmentIds: [],
  submission: { key: 'intent', callsDone: [] },
})
const STORED = storedAt('StepReview')
const { serialVerdict: _, ...UNCHECKED } = WHOLE

/** Operations in each call of the submission, including reads. */
const operations = {
  location: ['createupdateChargeLocation', 'oneChargeLocation'],
  placement: ['createupdateChargePlacement', 'oneChargePlacement'],
  chargepoint: ['putChargepoint', 'getChargepoint'],
  isplugandcharge: ['postPlugAndCharge'],
  guestcharging: ['postGuestCharging'],
  whitelistgroup: [
    'listWhitelistGroups',
    'filteredToken',
    'saveWhitelistGroup',
    'addAuthorize',
    'addPrintedNumber',
    'setPlacementGroup',
  ],
  reimbwhitelist: ['postReimbursement'],
} as const satisfies Readonly<Record<InstallationCall, readonly (keyof typeof endpoints)[]>>

const OF_EVERY_CALL = ['Unauthorized', 'FAILEDTOFIND', 'UNEXPECTED']
const codesOf = (operations: readonly (keyof typeof endpoints)[]) => [
  ...new Set([...operations.flatMap((operation) => endpoints[operation].errors), ...OF_EVERY_CALL]),
]
const refusals = (Object.keys(operations) as InstallationCall[]).flatMap((call) =>
  codesOf(operations[call]).map((code, index) => ({
    call,
    code,
    examined: LANGUAGES[index % LANGUAGES.length],
  })),
)

test.each(refusals)(
  'the installation wizard shows the error $code of $call in each language and returns to the steps',
  async ({ call, code, examined }) => {
    const { actor } = start({ stored: STORED }, { [call]: code })
    actor.send({ type: 'SUBMIT' })
    await hands.settle()
    for (const language of LANGUAGES) {
      const { t, errorText } = speak(language)
      await show()
      expect(hands.heading()).toBe(t('wizard.failed.title'))
      expect(errorText(code)).not.toContain(code)
      expect(document.querySelector('[role=alert]')?.textContent).toBe(
        errorText(code) + t('wizard.failed.kept'),
      )
      hands.expectReachable()
      if (language === examined) await hands.expectAccessible()
    }
    await hands.pressButton(speak(LAST_LANGUAGE).t('wizard.failed.back'))
    expect(installationWizard.viewState(actor.getSnapshot())).toBe('step')
  },
)

test.each([
  ['PLACCONFLICT', ['wizard.failed.back', 'faces.retry']],
  ['UNEXPECTED', ['faces.retry', 'wizard.failed.back']],
] as const)(
  'the installation wizard offers the most useful action first after %s',
  async (code, [first, second]) => {
    const { t } = speak('en')
    const { actor } = start({ stored: STORED }, { placement: code })
    actor.send({ type: 'SUBMIT' })
    await hands.settle()
    await show()
    const words = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(words.filter((word) => word === t(first) || word === t(second))).toEqual([t(first), t(second)])
  },
)
const LAST_LANGUAGE: Language = LANGUAGES.at(-1) ?? 'en'

/** Views other than the steps: the draft, an overtaken draft, and a pending, failed or completed submission. */
const views: readonly (readonly [
  string,
  Fails,
  readonly Parameters<ReturnType<typeof start>['actor']['send']>[0][],
])[] = [
  ...(Object.keys(operations) as InstallationCall[]).map(
    (call) => ['wizard.sending.title', { [call]: 'WAITS' }, [{ type: 'SUBMIT' }]] as const,
  ),
  ['wizard.unknown.title', { placement: 'FAILEDTOLOAD', lookUp: 'WAITS' }, [{ type: 'SUBMIT' }]],
  ['wizard.timedOut.title', { placement: 'FAILEDTOLOAD', lookUp: 'FAILEDTOLOAD' }, [{ type: 'SUBMIT' }]],
  ['wizard.failed.title', { placement: 'FAILEDTOLOAD' }, [{ type: 'SUBMIT' }]],
  ['install.done.title', {}, [{ type: 'SUBMIT' }]],
  ['wizard.overtaken.title', {}, [{ type: 'OVERTAKEN', stored: STORED }]],
  ['wizard.overtaken.title', {}, [{ type: 'OVERTAKEN' }]],
  ['wizard.draft.title', {}, [{ type: 'LEAVE' }]],
  ['wizard.discard.title', {}, [{ type: 'DISCARD' }]],
]
test.each(views.map(([title, fails, events], index) => ({ title, fails, events, index })))(
  'the installation wizard renders an accessible view for $title (failing calls: $fails)',
  async ({ title, fails, events, index }) => {
    const { t } = speak(LANGUAGES[index % LANGUAGES.length] ?? 'en')
    const { actor } = start({ stored: STORED }, fails)
    for (const event of events) actor.send(event)
    await hands.settle()
    await show()
    expect(hands.heading()).toBe(t(title as 'wizard.draft.title'))
    hands.expectReachable()
    await hands.expectAccessible()
  },
)

test('the installation wizard lists the completed calls during a retry and before the draft is discarded', async () => {
  const { t } = speak('nl')
  const fails: { placement?: string } = { placement: 'PLACCONFLICT' }
  const { actor } = start({ stored: STORED }, fails)
  actor.send({ type: 'SUBMIT' })
  await hands.settle()
  await show()
  await hands.pressButton(t('wizard.failed.back'))
  actor.send({ type: 'DISCARD' })
  await show()
  expect(hands.heading()).toBe(t('wizard.discard.title'))
  expect(document.body.textContent).toContain(
    t('install.discard.exists', { done: t('install.call.location') }),
  )
  await hands.expectAccessible()
  await hands.pressButton(t('common.cancel'))
  actor.send({ type: 'CONTINUE' })
  fails.placement = 'WAITS'
  actor.send({ type: 'SUBMIT' })
  await show()
  expect(hands.heading()).toBe(t('wizard.sending.title'))
  const rows = [...document.querySelectorAll('main li')].map((row) => row.textContent)
  expect(rows.slice(0, 3)).toEqual([
    `${t('install.call.location')}${t('wizard.call.done')}`,
    `${t('install.call.placement')}${t('wizard.call.sending')}`,
    `${t('install.call.chargepoint')}${t('wizard.call.waiting')}`,
  ])
  await hands.expectAccessible()
})

test.each(SERIAL_VERDICTS)(
  'the installation wizard explains the verdict %s and its next step',
  async (verdict) => {
    for (const language of LANGUAGES) {
      const { t } = speak(language)
      const { step } = start({ stored: storedAt('StepSerialNumber', UNCHECKED) }, {}, verdict)
      await show()
      await hands.pressButton(t('install.serial.check'))
      const status = document.querySelector('[role=status]:not(:empty)')
      expect(status?.textContent).toContain(
        t(`install.serial.${verdict}`) + t(`install.serial.${verdict}.text`),
      )
      const isRefused = verdict === 'UNKNOWN' || verdict === 'INSTALLED'
      expect(status?.querySelector('a')?.href).toBe(isRefused ? 'mailto:help@example.org' : undefined)
      if (language === 'fr') await hands.expectAccessible()
      await hands.goOn()
      expect(step()).toBe(isRefused ? 'StepSerialNumber' : 'StepRelation')
    }
  },
)

/** Error codes of the serial check. An unknown number is excluded, because it is a verdict, not an error. */
const CHECK_CODES = ['FAILEDTOLOAD', ...codesOf(['verifySerial'])].filter(
  (code) => code !== 'CHARGEPOINTNOTFOUND',
)
test.each(CHECK_CODES)(
  'the installation wizard shows the error %s of the serial check in each language, with the ways to continue',
  async (code) => {
    for (const language of LANGUAGES) {
      const { t, errorText } = speak(language)
      start({ stored: storedAt('StepSerialNumber', UNCHECKED) }, { checkStep: code })
      await show()
      await hands.pressButton(t('install.serial.check'))
      expect(document.querySelector('[role=alert]')?.textContent).toBe(errorText(code))
      expect(document.querySelector('main a[href^="mailto:"]')?.textContent).toBe(t('common.contactSupport'))
      hands.expectReachable()
      if (language === 'en') await hands.expectAccessible()
      await hands.pressButton(t('faces.retry'))
    }
  },
)

test.each(LANGUAGES)(
  'the installation wizard reports a missing way to charge, fee or map label in %s',
  async (language) => {
    const { t } = speak(language)
    const none = { isPlugCharge: false, isGuestCharge: false, isRFID: false }
    const { guestIsFree: _free, ...unpaid } = ELSEWHERE
    const { plugFee: _fee, ...unpriced } = ELSEWHERE
    for (const [at, draft, words] of [
      ['StepAccess', { ...WHOLE, ...none }, t('wizard.problem.atLeastOne')],
      ['StepPlugCharge', unpriced, t('wizard.problem.choose')],
      ['StepGuestCharge', unpaid, t('wizard.problem.choose')],
      ['StepPublish', ELSEWHERE, t('wizard.problem.choose')],
    ] as const) {
      const { step } = start({ stored: storedAt(at, draft) })
      await show()
      await hands.goOn()
      expect(step()).toBe(at)
      expect(document.querySelector('main')?.textContent).toContain(words)
    }
  },
)

test.each(LANGUAGES)(
  'the installation wizard warns in %s if the browser cannot store the draft',
  async (language) => {
    const { t } = speak(language)
    stage.isStored = false
    start({ stored: STORED })
    await show()
    expect(document.querySelector('main')?.textContent).toContain(
      t('wizard.notSaved.title') + t('wizard.notSaved'),
    )
    expect(document.querySelector('main')?.textContent).not.toContain(t('wizard.saved'))
    await hands.expectAccessible()
  },
)

test.each(LANGUAGES)('the installation wizard shows the time of the last save in %s', async (language) => {
  const { t } = speak(language)
  start({ stored: STORED })
  await show()
  expect(document.querySelector('main')?.textContent).toContain(t('wizard.saved.at', { time: '14:20' }))
})

/** A published existing location with reimbursed Plug & Charge and cards, so the steps need every list. */
const ELSEWHERE: InstallationAnswers = {
  ...WHOLE,
  locationChoice: 'EXISTING',
  locationId: 'X1',
  isPublishMap: true,
  plugIsReimbursement: true,
  plugReimburser: 'X1',
}
const reads = {
  StepRelation: ['listSelectableRelations', 'listRelationContacts'],
  StepLocation: ['filteredChargeLocation'],
  StepPlugCharge: ['filteredTariff', 'listRelationContacts'],
  StepGuestCharge: ['filteredTariff'],
  StepAccessCard: ['listWhitelistGroups', 'filteredWhitelist', 'filteredToken', 'listSubscriptionTypes'],
  StepReimbursement: ['listRelationContacts', 'listSubscriptionTypes', 'filteredToken'],
  StepPublish: ['oneChargeLocation'],
  StepReview: ['filteredChargeLocation'],
} as const satisfies { readonly [S in InstallationStep]?: readonly (keyof typeof endpoints)[] }
const unread = Object.entries(reads).flatMap(([step, ids]) =>
  ids.map((id) => ({ step: step as keyof typeof reads, id })),
)
test.each(unread)(
  'the installation wizard explains in each language why $id failed on $step, and retries the read',
  async ({ step, id }) => {
    start({ stored: storedAt(step, ELSEWHERE) })
    for (const code of ['FAILEDTOLOAD', ...codesOf([id])])
      for (const language of LANGUAGES) {
        const words = speak(language)
        stage.unread = { id, code }
        await show()
        const notice = [...document.querySelectorAll('main [role=status]')].find(({ textContent }) =>
          textContent?.includes(words.errorText(code)),
        )
        expect(notice, `${code} in ${language}`).toBeDefined()
        expect(words.errorText(code)).not.toContain(code)
        stage.retried = []
        await hands.pressButton(words.t('faces.retry'))
        expect(stage.retried).toEqual([id])
        if (code === 'FAILEDTOLOAD' && language === 'fr') await hands.expectAccessible()
      }
  },
)
