import type { Outcome } from '../mock.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { chooseCompany, expectWelcome, field, fillAddress, submit } from './intakeForm.ts'
import { failedRequest } from './views.ts'

const IBAN = 'BE68539007547034'

const UNUSABLE: readonly Outcome[] = [
  { kind: 'drop' },
  { kind: 'malformed' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 404 },
]

test('A validator without a usable response does not block the form, and the user sees that nothing was checked', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/outside/'))
  await signInAs('newcomer-company')
  await chooseCompany(page)
  await fillAddress(page)
  await field(page, 'companyname').fill('Kanaal Koeriers')
  for (const outcome of UNUSABLE) {
    await mock.fault('outside.iban', outcome)
    await mock.fault('outside.vat', outcome)
    await field(page, 'vatnr').fill('')
    await field(page, 'bankaccount').fill('')
    await expect(page.getByText(t('intake.skipped'))).toHaveCount(0)
    await field(page, 'vatnr').fill('BE0417710407')
    await field(page, 'bankaccount').fill(IBAN)
    await field(page, 'city').focus()
    await expect(page.getByText(t('intake.skipped'))).toHaveCount(2)
    await mock.clearFaults()
  }
  await submit(page).click()
  await expect(page.getByText(t('intake.welcome.text'))).toBeVisible()
})

test('A slow validator delays the form by at most 10 seconds', async ({ page, mock, signInAs }) => {
  await page.clock.install()
  await signInAs('newcomer')
  await fillAddress(page)
  const iban = await mock.hold('outside.iban')
  await field(page, 'bankaccount').fill(IBAN)
  await submit(page).click()
  await expect(page.getByRole('button', { name: t('common.saving') })).toBeDisabled()
  await expect.poll(() => iban.waiting()).toBe(1)
  expect(await mock.journal('postSetup')).toHaveLength(0)
  await page.clock.fastForward(10_000)
  await expectWelcome(page)
})
