// @vitest-environment jsdom
import { type RequestCall, requestWizard } from '@portal/machines'
import { CHARGER, REMOTE } from '@portal/machines/requestCases'
import { LANGUAGES } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as hands from '../../components/wizard/testing/hands.ts'
import { readInEach } from '../../components/wizard/testing/walks.ts'
import { atCompany, clear, load, ORDER, open, speak, stored } from './testing/open.tsx'
import { stage } from './testing/stage.tsx'

/**
 * Tests the views of the request wizard other than its steps: the draft, the submission, and every server error in
 * each language.
 */

vi.mock('../../app/context.ts', async () => (await import('./testing/stage.tsx')).context)
vi.mock('../../data/wizard.ts', async (original) => {
  const { stage } = await import('./testing/stage.tsx')
  return { ...(await original<object>()), useWizard: () => stage.wizard }
})
vi.mock('../../data/query.ts', async () => (await import('./testing/stage.tsx')).reads)
vi.mock('../../components/places/PlaceSearch.tsx', () => ({ PlaceSearch: () => null }))
vi.mock('./wiring.ts', () => ({ requestKind: undefined }))
vi.mock('./AttachFiles.tsx', async () => (await import('./testing/stage.tsx')).attachFiles)

beforeAll(load)
beforeEach(() => hands.wide(true))
afterEach(clear)

const next = () => document.querySelector('main ol')?.textContent

test('the request wizard shows the number and the next steps of a sent request', async () => {
  const { t } = speak('en')
  const { actor, show } = open(stored(CHARGER))
  show()
  act(() => actor.send({ type: 'SUBMIT' }))
  await hands.settle()
  expect(hands.heading()).toBe(t('requestWizard.done.CHARGER'))
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('main')?.textContent).toContain(
    t('requestWizard.done.number', { number: 'RQ00007' }),
  )
  expect(next()).toContain(t('requestNext.CHARGER.2'))
  await hands.expectAccessible()
})

/** Operations in each call, including reads. */
const operations = {
  request: ['createupdateRequest', 'oneRequest'],
  chargepassrequest: ['filteredSubscriptionType', 'oneChargePassRequest', 'createupdateChargePassRequest'],
  attachments: ['addAttachment', 'listAttachments'],
} as const satisfies Readonly<Record<RequestCall, readonly (keyof typeof endpoints)[]>>
/** Error codes of every call, and the code for a removed subscription type. */
const OTHERS = ['Unauthorized', 'FAILEDTOFIND', 'UNEXPECTED', 'SUBTYPENOTFOUND']
const refusals = (Object.keys(operations) as RequestCall[]).flatMap((call, place) => {
  const own = operations[call].flatMap((operation) => endpoints[operation].errors)
  return [...new Set([...own, ...OTHERS])].map((code, index) => ({
    call,
    code,
    language: LANGUAGES[(place + index) % LANGUAGES.length] ?? 'en',
    // The screens differ only in their texts, so axe runs once per call.
    isExamined: index === 0,
  }))
})

test.each(refusals)(
  'the request wizard explains in each language why $call failed with $code, and returns to the draft',
  async ({ call, code, language, isExamined }) => {
    const { actor, show } = open(stored(call === 'chargepassrequest' ? ORDER : REMOTE), { [call]: code })
    actor.send({ type: 'SUBMIT' })
    await hands.settle()
    const { t: say } = speak(language)
    show()
    readInEach(speak, language, ({ t, errorText }) => {
      expect(hands.heading()).toBe(t('wizard.failed.title'))
      expect(errorText(code)).not.toContain(code)
      expect(document.querySelector('[role=alert]')?.textContent).toBe(
        errorText(code) + t('wizard.failed.kept'),
      )
      hands.expectReachable()
    })
    if (isExamined) await hands.expectAccessible()
    await hands.pressButton(say('wizard.failed.back'))
    expect(requestWizard.viewState(actor.getSnapshot())).toBe('step')
  },
)

test.each(['FAILEDTOLOAD', 'UNEXPECTED'])(
  'the request wizard explains in each language why the VAT check failed with %s, and allows another look-up',
  async (code) => {
    for (const language of LANGUAGES) {
      const { t, errorText } = speak(language)
      const fails: { checkStep?: string } = { checkStep: code }
      const { actor, show } = open(atCompany({ vatNumber: 'BE0403170701' }), fails)
      show()
      await hands.pressButton(t('requestWizard.vat.lookUp'))
      expect(document.querySelector('[role=alert]')?.textContent).toBe(errorText(code))
      expect(errorText(code)).not.toContain(code)
      hands.expectReachable()
      if (language === 'nl') await hands.expectAccessible()
      fails.checkStep = 'WAITS'
      await hands.pressButton(t('requestWizard.vat.lookUp'))
      expect(requestWizard.viewState(actor.getSnapshot())).toBe('checking')
      if (language === 'fr') await hands.expectAccessible()
    }
  },
)

test.each<[string, Parameters<typeof open>[1], Parameters<ReturnType<typeof open>['actor']['send']>[0][]]>([
  ['wizard.sending.title', { request: 'WAITS' }, [{ type: 'SUBMIT' }]],
  ['wizard.unknown.title', { request: 'FAILEDTOLOAD', lookUp: 'WAITS' }, [{ type: 'SUBMIT' }]],
  ['wizard.timedOut.title', { request: 'FAILEDTOLOAD', lookUp: 'FAILEDTOLOAD' }, [{ type: 'SUBMIT' }]],
  ['requestWizard.done.CHARGER', {}, [{ type: 'SUBMIT' }]],
  ['wizard.overtaken.title', {}, [{ type: 'OVERTAKEN', stored: stored(CHARGER) }]],
  ['wizard.overtaken.title', {}, [{ type: 'OVERTAKEN' }]],
  ['wizard.draft.title', {}, [{ type: 'LEAVE' }]],
  ['wizard.discard.title', {}, [{ type: 'DISCARD' }]],
])('the request wizard renders an accessible view for %s', async (title, fails, events) => {
  const { t } = speak('fr')
  const { actor, show } = open(stored(CHARGER), fails)
  for (const event of events) actor.send(event)
  await hands.settle()
  show()
  expect(hands.heading()).toBe(t(title as 'wizard.draft.title'))
  hands.expectReachable()
  await hands.expectAccessible()
})

test.each(LANGUAGES)('the request wizard reports missing fees with a retry button (%s)', async (language) => {
  const { t } = speak(language)
  const retry = vi.fn()
  stage.read = { error: { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'error' }, retry }
  const { show } = open({ ...stored({ ...ORDER }), steps: ['subscriptionType'] })
  show()
  expect(hands.heading()).toBe(t('requestWizard.subscriptionType.title'))
  expect(document.querySelectorAll('[name=subscriptionType]:not([aria-describedby])')).toHaveLength(0)
  const statuses = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  expect(statuses).toContainEqual(expect.stringContaining(t('requestWizard.feesFailed')))
  await hands.expectAccessible()
  await hands.pressButton(t('faces.retry'))
  expect(retry).toHaveBeenCalledOnce()
})
