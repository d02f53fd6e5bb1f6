// @vitest-environment jsdom
import { type RequestStep, requestWizard } from '@portal/machines'
import { CHARGER, REMOTE, ANSWERS as requestCases } from '@portal/machines/requestCases'
import { requestDefinition } from '@portal/machines/wizardDefinitions'
import { LANGUAGES, type Language, splitVat } from '@portal/schemas'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as hands from '../../components/wizard/testing/hands.ts'
import {
  answered,
  notWalked,
  type PageInput,
  readInEach,
  walksOf,
} from '../../components/wizard/testing/walks.ts'
import { BRANCHES, onPage, RULES } from './testing/branches.ts'
import { atCompany, clear, load, ORDER, open, speak, stored } from './testing/open.tsx'
import { stage } from './testing/stage.tsx'

/*
 * Walks every branch of the request wizard on its real screens, in each language, with only the keyboard. Journeys
 * cover the features that need a browser: files, place search, widths and colours.
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

const WALKED = answered(requestDefinition, BRANCHES, requestCases)

test('the branches of the request wizard cover every transition between steps', () => {
  expect(notWalked(requestDefinition, WALKED)).toEqual([])
})

const tryOut = async (language: Language, current: RequestStep, answers: PageInput): Promise<void> => {
  const { t } = speak(language)
  readInEach(speak, language, (i18n) => {
    expect(hands.heading()).toBe(i18n.t(`requestWizard.${current}.title`))
    hands.expectReachable()
  })
  if (current !== 'reviewOrder') await hands.expectNotLeft(answers[0]?.[0], t('requestWizard.files.missing'))
  for (const [field, wrong, message] of RULES[current] ?? []) {
    if (!hands.isVisible(field)) continue
    hands.answer(field, wrong)
    if (!message) continue
    hands.leave(field)
    readInEach(speak, language, (i18n) =>
      expect(hands.mistakeOf(field), `${field}: ${wrong.slice(0, 20)}`).toBe(message(i18n)),
    )
  }
}

test.each(walksOf(requestDefinition, WALKED, onPage))(
  'the request wizard completes by keyboard in $language on $screen: $name',
  async ({ answers: { kind = 'SUPPORT' }, language, screen, way, sent: expected }) => {
    hands.wide(screen === 'a wide screen')
    const { t } = speak(language)
    const { actor, sent, show, step } = open(null)
    actor.send({ type: 'START', key: 'intent', answers: { kind, customerId: 'R1' } })
    show()
    for (const { step: current, input, isNew, isExamined } of way) {
      expect(step()).toBe(current)
      expect(hands.heading()).toBe(t(`requestWizard.${current}.title`))
      if (isNew) await tryOut(language, current, input)
      if (isExamined) await hands.expectAccessible()
      if (current === 'surveyPictures') await hands.pressButton('Add a picture')
      // Remove the invalid value.
      if (current === 'reviewOrder' && isNew) hands.answer('remarks', '')
      for (const [field, value] of input) hands.answer(field, value)
      await hands.goOn()
    }
    readInEach(speak, language, (i18n) => {
      expect(hands.heading()).toBe(i18n.t(`requestWizard.done.${kind}`))
      expect(document.querySelector('main')?.textContent).toContain(i18n.t('requestNext.title'))
    })
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(sent).toMatchObject(expected)
  },
)

test.each(LANGUAGES)(
  'the request wizard names the relation of an order, unless it is the user’s own relation (%s)',
  (language) => {
    const { t } = speak(language)
    const at = (customerId: string, steps: string[]) => ({ ...stored({ ...CHARGER, customerId }), steps })
    const name = t('requestWizard.name.CHARGER')
    const forCoast = t('requestWizard.name.for', { name, relation: 'Coast' })
    const isNamed = () => [...document.querySelectorAll('main p')].some((one) => one.textContent === forCoast)
    for (const screen of [true, false]) {
      hands.wide(screen)
      for (const step of ['accountType', 'reviewOrder']) {
        stage.chosen = { Id: 'R2', Description: 'Coast', IsCompany: 1 }
        open(at('R2', [step])).show()
        expect(isNamed()).toBe(true)
        // Another relation is selected, but the draft is for the user's own relation.
        open(at('R1', [step])).show()
        expect(isNamed()).toBe(false)
        stage.chosen = { Id: 'R1', Description: 'Own', IsCompany: 1 }
        open(at('R1', [step])).show()
        expect(document.querySelector('main')?.textContent).not.toContain('Own')
      }
    }
  },
)

test.each(LANGUAGES)(
  'the request wizard reports an invalid VAT number at its field in %s',
  async (language) => {
    const { t } = speak(language)
    const { step, show } = open(atCompany({ vatNumber: 'BE0403170701', companyName: 'Noordzee' }), {
      verdict: 'INVALID',
    })
    show()
    await hands.goOn()
    expect(step()).toBe('enterpriseDetails')
    expect(hands.mistakeOf('vatNumber')).toBe(t('requestWizard.vat.invalid'))
  },
)

test.each(LANGUAGES)('the request wizard reports missing pictures in %s', async (language) => {
  const { t } = speak(language)
  const { attachmentIds: _, ...rest } = REMOTE
  const { step, show } = open({ ...stored(rest), steps: ['surveyPictures'] })
  show()
  await hands.goOn()
  expect(step()).toBe('surveyPictures')
  expect(document.querySelector('main')?.textContent).toContain(t('requestWizard.files.missing'))
})

test.each(LANGUAGES)(
  'the request wizard shows the monthly costs of a card order below the total in %s',
  async (language) => {
    const { t, formats } = speak(language)
    stage.read = { data: { Data: [{ Code: ORDER.subscriptionType, MonthlyFee: 4.9 }] } }
    for (const step of ['invoiceAddress', 'reviewOrder'] as const) {
      const { show } = open({ ...stored(ORDER), steps: [step] })
      show()
      expect(document.querySelector('section dl:last-child')?.textContent).toBe(
        t('choice.subscriptionType.PRIVATE') + t('requestWizard.perMonth', { fee: formats.money(4.9) }),
      )
      await hands.expectAccessible()
    }
  },
)

test('the request wizard lists the invalid answers above the step, with a link to each field', async () => {
  const { t } = speak('fr')
  open({ ...stored({ kind: 'CHARGER', accountType: 'private' }), steps: ['contactDetails'] }).show()
  await hands.goOn()
  const summary = document.activeElement
  expect(summary?.getAttribute('aria-label')).toBe(t('wizard.wrong'))
  const ways = [...(summary?.querySelectorAll('button') ?? [])]
  const fields = ['contactTitle', 'contactName', 'email', 'phone'] as const
  expect(ways.map(({ textContent }) => textContent)).toEqual(
    fields.map((field) => t(`requestWizard.field.${field}`)),
  )
  await hands.expectAccessible()
  act(() => ways.at(-1)?.click())
  expect(document.activeElement?.getAttribute('name')).toBe('phone')
  hands.answer('contactTitle', 'MRS')
  hands.answer('contactName', 'Nora')
  hands.answer('email', 'n@example.com')
  // A corrected answer disappears from the summary. After the next submission, a single error is only at its field.
  expect([...(summary?.querySelectorAll('button') ?? [])]).toHaveLength(1)
  await hands.goOn()
  expect(document.activeElement?.getAttribute('name')).toBe('phone')
  expect(document.querySelector(`[aria-label="${t('wizard.wrong')}"]`)).toBeNull()
})

test('the request wizard highlights only new lines of the order, and shows the VAT included in the total', () => {
  const { t, formats } = speak('en')
  const { actor, show } = open({ ...stored(CHARGER), steps: ['mountingType'] })
  show()
  const lines = () =>
    [...document.querySelectorAll('section dl > div.animate-new')].map((line) => line.firstChild?.textContent)
  expect(lines()).toEqual([])
  hands.answer('mountingType', 'POLE')
  expect(lines()).toEqual([t('choice.mountingType.POLE')])
  const { vat } = splitVat(requestWizard.total(actor.getSnapshot()) ?? 0)
  const words = t('wizard.order.vat', { rate: '21%', vat: formats.money(vat) })
  expect(document.querySelector('section')?.textContent).toContain(words)
})
