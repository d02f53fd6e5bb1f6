import type { Page } from '@playwright/test'
import type { InstallationAnswers, RequestAnswers } from '@portal/machines'
import { LANGUAGES } from '@portal/schemas'
import { installationAt, installationKey } from '../installationDraft.ts'
import type { Operation, Outcome } from '../mock.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { textsIn } from '../texts.ts'
import type { Look } from './picture.ts'

/* Wizard steps that look different depending on the answers, and views that are not steps. */

const REVIEW = '/my/review-order'
const PICTURES = '/my/survey-type-pictures'
const INSTALL_REVIEW = '/my/install/StepReview'
const CARDS: RequestAnswers = { kind: 'CARD', quantity: 25 }
const FAILS: Outcome = { kind: 'status', status: 503 }

type Draft = Pick<Look, 'route' | 'persona'> & Required<Pick<Look, 'stored'>>

const request = (route: string, differs?: RequestAnswers): Draft => ({
  route,
  persona: 'fleet',
  stored: (session) => ({ [draftKey('fleet', session)]: JSON.stringify(draftAt(route, differs)) }),
})

const installation = (route: string, differs?: Partial<InstallationAnswers>): Draft => ({
  route,
  persona: 'fleet',
  stored: (session) => ({
    [installationKey('fleet', session)]: JSON.stringify(installationAt(route, differs)),
  }),
})

const submit = async (page: Page): Promise<void> => {
  await page.locator('.wizard-form [type=submit]').click()
}

const noAnswer = (operation: Operation) => [{ operation, outcome: FAILS }]

const wordsOf = async (page: Page) => {
  const spoken = await page.locator('html').getAttribute('lang')
  return textsIn(LANGUAGES.find((one) => one === spoken) ?? 'en')
}

const press =
  (words: 'requestWizard.vat.lookUp' | 'install.serial.check' | 'wizard.draft.discard') =>
  async (page: Page): Promise<void> => {
    const { t: say } = await wordsOf(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: say(words), exact: true })
      .click()
  }

const submitTo =
  (title: 'wizard.unknown.title' | 'wizard.timedOut.title') =>
  async (page: Page): Promise<void> => {
    const { t: say } = await wordsOf(page)
    await submit(page)
    await page.getByRole('heading', { level: 1, name: say(title) }).waitFor()
  }

const nextIsWrong = async (page: Page): Promise<void> => {
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Screenshots of the wizards, in the language of the page. */
export const wizardLooks: readonly (Look & Required<Pick<Look, 'stored'>>)[] = [
  { name: 'request-cards', ...request('/my/subscription-type', CARDS) },
  { name: 'request-review-cards', ...request(REVIEW, CARDS) },
  { name: 'request-review-question', ...request(REVIEW, { kind: 'SUPPORT' }) },
  { name: 'request-delivery-elsewhere', ...request('/my/request-delivery', { delivery: 'OTHER' }) },
  {
    name: 'request-wrong',
    ...request('/my/request-contact-details', { contactName: 'N1', email: 'nora', phone: '12' }),
    after: nextIsWrong,
  },
  {
    name: 'request-delivery-wrong',
    ...request('/my/request-delivery', {
      delivery: 'OTHER',
      deliveryAddress: 'Kaai',
      deliveryZipCode: '83-80',
      deliveryCity: '12',
    }),
    after: nextIsWrong,
  },
  {
    name: 'request-files-gone',
    route: PICTURES,
    persona: 'fleet',
    stored: (session) => ({
      [draftKey('fleet', session)]: JSON.stringify({
        ...draftAt(PICTURES),
        files: [
          { id: 'gone-1', name: 'Fuse box.jpg', size: 1_200_000 },
          { id: 'gone-2', name: 'Parking space seen from the street.jpg', size: 840_000 },
        ],
      }),
    }),
  },
  {
    name: 'request-vat-unasked',
    ...request('/my/contact-enterprise-details', { vatNumber: 'BE0403170701', vatVerdict: '' }),
    faults: noAnswer('outside.vat'),
    after: async (page) => {
      await press('requestWizard.vat.lookUp')(page)
      await page.locator('.wizard-form [role=alert]:not(:empty)').waitFor()
    },
  },
  {
    name: 'request-vat-checking',
    ...request('/my/contact-enterprise-details', { vatNumber: 'BE0403170701', vatVerdict: '' }),
    held: ['outside.vat'],
    after: press('requestWizard.vat.lookUp'),
  },
  {
    name: 'request-sending',
    ...request(REVIEW, { kind: 'SUPPORT' }),
    held: ['createupdateRequest'],
    after: submit,
  },
  {
    name: 'request-refused',
    ...request(REVIEW),
    faults: [{ operation: 'createupdateRequest', outcome: { kind: 'code', code: 'INVADDRESS' } }],
    after: submit,
  },
  {
    name: 'request-unknown',
    ...request(REVIEW),
    faults: [{ operation: 'createupdateRequest', outcome: { kind: 'drop' } }],
    held: ['filteredRequest'],
    after: submitTo('wizard.unknown.title'),
  },
  {
    name: 'request-timed-out',
    ...request(REVIEW),
    faults: [{ operation: 'createupdateRequest', outcome: { kind: 'drop' } }, ...noAnswer('filteredRequest')],
    after: submitTo('wizard.timedOut.title'),
  },
  { name: 'request-done', ...request(REVIEW, CARDS), after: submit },
  {
    name: 'request-draft',
    ...request(REVIEW),
    after: async (page) => {
      await page.goto('/my/account-type?start=CARD')
    },
  },
  {
    name: 'install-serial-unknown',
    ...installation('/my/install/StepSerialNumber'),
    after: async (page) => {
      const { t: say } = await wordsOf(page)
      await page.locator('[name=serialNumber]').fill('NO-SUCH-ONE')
      await press('install.serial.check')(page)
      await page.getByText(say('install.serial.UNKNOWN')).waitFor()
    },
  },
  {
    name: 'install-failed',
    ...installation(INSTALL_REVIEW),
    faults: [{ operation: 'createupdateChargePlacement', outcome: { kind: 'code', code: 'CREPLACONFLICT' } }],
    after: submit,
  },
  {
    name: 'install-sending',
    ...installation(INSTALL_REVIEW),
    held: ['createupdateChargePlacement'],
    after: submit,
  },
  { name: 'install-done', ...installation(INSTALL_REVIEW), after: submit },
  { name: 'install-discard', ...installation(INSTALL_REVIEW), after: press('wizard.draft.discard') },
  {
    name: 'install-place-known',
    ...installation('/my/install/StepLocation', { locationChoice: 'EXISTING', locationId: 'L00006' }),
  },
  {
    name: 'install-plug-custom',
    ...installation('/my/install/StepPlugCharge', { plugFee: 'CUSTOM', plugCustomfee: 100.5 }),
    after: nextIsWrong,
  },
  {
    name: 'install-place-wrong',
    ...installation('/my/install/StepLocation', {
      street: '12',
      housenumber: '12-3',
      city: '12',
      floor: '2-',
      latitude: 91,
      longitude: 181,
    }),
    after: nextIsWrong,
  },
  {
    name: 'install-lists-failed',
    ...installation('/my/install/StepAccessCard'),
    faults: [...noAnswer('listWhitelistGroups'), ...noAnswer('filteredToken')],
  },
  {
    name: 'install-review-failed',
    ...installation(INSTALL_REVIEW),
    faults: noAnswer('listSubscriptionTypes'),
  },
  {
    name: 'install-timed-out',
    ...installation(INSTALL_REVIEW),
    faults: [
      { operation: 'createupdateChargePlacement', outcome: { kind: 'drop' } },
      ...noAnswer('filteredChargePlacement'),
    ],
    after: submitTo('wizard.timedOut.title'),
  },
]
