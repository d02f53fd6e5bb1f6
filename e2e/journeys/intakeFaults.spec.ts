import type { ErrorCode } from '@portal/schemas'
import type { Outcome } from '../mock.ts'
import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  back,
  chooseCompany,
  expectAddress,
  expectRefused,
  expectWelcome,
  field,
  fillAddress,
  submit,
} from './intakeForm.ts'
import { comeBackForgotten, endSession } from './sessionEnd.ts'
import { button, expectDetails, expectSignedOut, expectView, failedRequest } from './views.ts'

const SETUP = '/user/BCO/Setup'
const IBAN = 'BE68539007547034'

const statuses = async (mock: { journal: (operation: 'postSetup') => Promise<{ status: number }[]> }) =>
  (await mock.journal('postSetup')).map(({ status }) => status)

test('A token rejected while the form is sent is renewed, and the form is resent once automatically', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(SETUP))
  await signInAs('newcomer')
  await fillAddress(page)
  await mock.tokens('now')
  await submit(page).click()
  await expectWelcome(page)
  expect(await statuses(mock)).toEqual([401, 200])
})

test('A user whose session ends while sending sees a message, and finds the typed text after signing in', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(SETUP))
  errors.allow(failedRequest('/identity/token'))
  await signInAs('newcomer')
  await fillAddress(page)
  await field(page, 'bankaccount').fill(IBAN)
  await endSession(mock)
  await submit(page).click()
  await expectSignedOut(page, t('faces.signedOut.expired'))
  await button(page, t('faces.signIn')).click()
  await expectAddress(page)
  await expect(field(page, 'bankaccount')).toHaveValue(IBAN)
  await submit(page).click()
  await expectWelcome(page)
  expect(await statuses(mock)).toEqual([401, 200])
})

test('A company that returns to a half-filled form after the session ended finds it unchanged', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  await signInAs('newcomer-company')
  await chooseCompany(page)
  await field(page, 'companyname').fill('Kanaal Koeriers')
  await field(page, 'country').selectOption('NL')
  await fillAddress(page)
  await comeBackForgotten(page, mock)
  await choosePersona(page, 'newcomer-company')
  await expectAddress(page)
  await expect(page.getByRole('radio', { name: t('intake.kind.company') })).toBeChecked()
  await expect(field(page, 'companyname')).toHaveValue('Kanaal Koeriers')
  await expect(field(page, 'country')).toHaveValue('NL')
})

test('An identity provider that is down delays the form but neither loses nor duplicates it', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(SETUP))
  errors.allow(failedRequest('/identity/token'))
  // The tab has no session storage: only the running machine has the input.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { get: () => undefined })
  })
  await signInAs('newcomer')
  await fillAddress(page)
  await mock.fault('identity.token', { kind: 'drop' })
  await mock.tokens('now')
  await submit(page).click()
  await expectView(page, {
    says: t('faces.stalled.title'),
    because: t('faces.stalled.text'),
    wayOut: t('faces.retry'),
  })
  const setup = await mock.hold('postSetup')
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(page.getByRole('button', { name: t('common.saving') })).toBeDisabled()
  await expectAddress(page)
  await setup.release({ kind: 'answer' })
  await expectWelcome(page)
  expect(await statuses(mock)).toEqual([401, 200])
})

const REFUSING = {
  blocked: () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  },
  full: () => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('charge-portal:intake')) throw new DOMException('Full', 'QuotaExceededError')
      write.call(this, key, value)
    }
  },
} as const

for (const [name, refusing] of Object.entries(REFUSING)) {
  test(`With ${name} session storage the form works, but does not claim to keep typed text`, async ({
    page,
    signInAs,
  }) => {
    await page.addInitScript(refusing)
    await signInAs('newcomer')
    await expect(submit(page)).toBeVisible()
    await expect(page.getByText(t('intake.kept'))).toBeHidden()
    await fillAddress(page)
    await submit(page).click()
    await expectWelcome(page)
  })
}

const JUNK: readonly string[] = [
  '',
  'null',
  '[]',
  '7',
  '{"v":1',
  '{"v":1}',
  '{"v":1,"isCompany":"yes","draft":"<b>"}',
  '{"v":1,"draft":{"street":7,"city":{"x":1},"country":"Atlantis","__proto__":{"phone":"1"}}}',
  '{"isCompany":true,"draft":{"street":"Without a version"}}',
  '{"v":0,"isCompany":true,"draft":{"street":"Of an older version"}}',
]

test('After invalid data overwrites the stored form, an empty one opens and can be sent', async ({
  page,
  signInAs,
}) => {
  await signInAs('newcomer')
  await field(page, 'city').fill('Gent')
  const storedKeys = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('charge-portal:intake')))
  await expect.poll(storedKeys).toEqual([expect.stringContaining('newcomer')])
  const [key = ''] = await storedKeys()
  for (const junk of JUNK) {
    await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, junk] as const)
    await page.reload()
    await expect(page.getByRole('heading', { name: t('intake.private') })).toBeVisible()
    for (const name of ['street', 'city', 'phone'] as const) await expect(field(page, name)).toHaveValue('')
    await expect(field(page, 'country')).toHaveValue('BE')
  }
  await fillAddress(page)
  await submit(page).click()
  await expectWelcome(page)
})

test('A user never sees the typed text of the previous user of the tab', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  await signInAs('newcomer')
  await fillAddress(page)
  await comeBackForgotten(page, mock)
  await choosePersona(page, 'newcomer-company')
  await expect(field(page, 'street')).toHaveValue('')
})

const ANSWERS: readonly (readonly [Outcome, ErrorCode])[] = [
  ...(
    ['SETUPERROR', 'IBANINVALID', 'RelNameTooLong', 'EmailTooLong', 'INVADDRESS', 'Unauthorized'] as const
  ).map((code) => [{ kind: 'code', code }, code] as const),
  [{ kind: 'code', code: 'SETUP' }, 'SETUP'],
  [{ kind: 'drop' }, 'FAILEDTOLOAD'],
  [{ kind: 'malformed' }, 'UNEXPECTED'],
  [{ kind: 'status', status: 502 }, 'UNEXPECTED'],
  [{ kind: 'status', status: 404 }, 'FAILEDTOFIND'],
]

test('Every failure of the intake shows its error, and the form reopens unchanged', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(SETUP))
  await signInAs('newcomer')
  await fillAddress(page)
  for (const [outcome, code] of ANSWERS) {
    // Fail every request, not just one, because a browser repeats a request when a kept-alive connection breaks.
    await mock.fault('postSetup', outcome)
    await submit(page).click()
    await expectRefused(page, code)
    await mock.clearFaults()
    await expectDetails(page, code)
    await expect(button(page, t('faces.retry'))).toHaveCount(0)
    await back(page).click()
    await expectAddress(page)
  }
  await mock.fault('postSetup', { kind: 'code', code: 'IBANINVALID' }, 1)
  await field(page, 'bankaccount').fill(IBAN)
  await submit(page).click()
  await expectRefused(page, 'IBANINVALID')
  await back(page).click()
  await expect(field(page, 'bankaccount')).toHaveAccessibleDescription(t('intake.problem.ibanInvalid'))
  await field(page, 'bankaccount').fill('')
  await submit(page).click()
  await expectWelcome(page)
})

test('One press of the button shows every error, even while an invalid field is focused', async ({
  page,
  signInAs,
}) => {
  await signInAs('newcomer')
  await field(page, 'street').focus()
  // Press near the edge: a message below the field would move the button away from under the pointer.
  await submit(page).click({ position: { x: 12, y: 3 } })
  for (const name of ['street', 'housenumber', 'postalcode', 'city', 'phone'] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(t('intake.problem.required'))
  await expect(field(page, 'street')).toBeFocused()
})

test('A slow server receives the intake once, whatever the user presses in the meantime', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('newcomer')
  await fillAddress(page)
  const setup = await mock.hold('postSetup')
  await field(page, 'city').press('Enter')
  await page.keyboard.press('Enter')
  const saving = page.getByRole('button', { name: t('common.saving') })
  await expect(saving).toBeDisabled()
  await saving.click({ force: true, clickCount: 2 })
  await page.keyboard.press('Enter')
  for (const name of ['street', 'country', 'bankaccount'] as const)
    await expect(field(page, name)).toBeDisabled()
  await expect(page.getByRole('radio', { name: t('intake.kind.company') })).toBeDisabled()
  await expect.poll(() => setup.waiting()).toBe(1)
  await setup.release({ kind: 'answer' })
  await expectWelcome(page)
  expect(await mock.journal('postSetup')).toHaveLength(1)
})
