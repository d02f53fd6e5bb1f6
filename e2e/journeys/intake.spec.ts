import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { chooseCompany, expectWelcome, field, fillAddress, submit } from './intakeForm.ts'

test('A newcomer fills in the form and is welcomed, and the portal opens automatically after 5 seconds (S4)', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('newcomer')
  await expect(page.getByRole('heading', { level: 1, name: t('intake.private') })).toBeVisible()
  // The form is alone on the page, without the shell of the portal.
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const menu = page.getByRole('button', { name: /^Account menu/ })
  await expect(menu).toHaveCount(0)
  await expect(field(page, 'vatnr')).toBeHidden()
  await fillAddress(page)
  await submit(page).click()
  await expectWelcome(page)
  await expect(submit(page)).toBeHidden()
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('heading', { name: t('dashboard.empty.title') })).toBeVisible()
  await expect(menu).toBeVisible()
  expect((await mock.journal('postSetup')).map(({ status }) => status)).toEqual([200])
})

test('Each field shows its error, and the first invalid one gets the focus (S5)', async ({
  page,
  signInAs,
}) => {
  await signInAs('newcomer')
  await submit(page).click()
  await expect(page.getByText(t('intake.problem.required'))).toHaveCount(5)
  await expect(field(page, 'street')).toBeFocused()
  await fillAddress(page)
  await field(page, 'postalcode').fill('90')
  await expect(page.getByText(t('intake.problem.invalid'))).toBeVisible()
  await field(page, 'bankaccount').fill('BE71 0961 2345 6769')
  await submit(page).click()
  await expect(page.getByText(t('intake.problem.ibanCharacters'))).toBeVisible()
  await page.getByRole('button', { name: t('intake.iban.compact') }).click()
  await expect(field(page, 'bankaccount')).toHaveValue('BE71096123456769')
  await expect(field(page, 'bankaccount')).toBeFocused()
  await field(page, 'bankaccount').fill('BE71096123456768')
  await expect(page.getByText(t('intake.problem.ibanInvalid'))).toBeVisible()
  await field(page, 'bankaccount').fill('BE71096123456769')
  await expect(page.getByText(/BIC: GKCCBEBB/)).toBeVisible()
})

test('A company enters a VAT number, checked while typing, and a name of at most 100 characters (S5)', async ({
  page,
  signInAs,
}) => {
  await signInAs('newcomer-company')
  await chooseCompany(page)
  await expect(page.getByRole('heading', { level: 1, name: t('intake.company') })).toBeVisible()
  await field(page, 'vatnr').fill('BE 0123.456.748')
  await expect(page.getByText(t('intake.problem.vatInvalid'))).toBeVisible()
  await field(page, 'vatnr').fill('BE 0123.456.749')
  await expect(page.getByText(t('intake.problem.vatInvalid'))).toBeHidden()
  await field(page, 'companyname').fill('N'.repeat(101))
  await fillAddress(page)
  await submit(page).click()
  await expect(page.getByText(t('intake.problem.maxLength'))).toBeVisible()
  await field(page, 'companyname').fill('Noordzee Logistics')
  await submit(page).click()
  await expect(page.getByText(t('intake.welcome.text'))).toBeVisible()
})

test('A rejected intake shows the reason instead of the form; going back restores the typed text (S4)', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('newcomer')
  await fillAddress(page)
  await mock.fault('postSetup', { kind: 'code', code: 'USEREXISTS' })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: t('intake.failed') })).toBeVisible()
  await expect(page.getByRole('main').getByText(errorText('USEREXISTS'))).toBeVisible()
  await expect(field(page, 'street')).toBeHidden()
  await mock.clearFaults()
  await page.getByRole('button', { name: t('intake.back') }).click()
  await expect(field(page, 'street')).toHaveValue('Port Arthurlaan')
  await submit(page).click()
  await expectWelcome(page)
})

test('A reload restores the typed text, and a deliberate sign-out deletes it', async ({ page, signInAs }) => {
  await signInAs('newcomer')
  await field(page, 'city').fill('Oostende')
  await page.reload()
  await expect(field(page, 'city')).toHaveValue('Oostende')
  await page.getByRole('button', { name: t('faces.signOut') }).click()
  await expect(page.getByRole('heading', { name: t('faces.signedOut.title') })).toBeVisible()
  await page.getByRole('button', { name: t('faces.signIn') }).click()
  await page.getByRole('button', { name: /newcomer$/ }).click()
  await expect(field(page, 'city')).toHaveValue('')
})

test('When a validator cannot be reached, the user sees a message and can still send the form', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(/outside\/iban/)
  await signInAs('newcomer')
  await mock.fault('outside.iban', { kind: 'drop' })
  await fillAddress(page)
  await field(page, 'bankaccount').fill('BE68539007547034')
  await field(page, 'phone').focus()
  await expect(page.getByText(t('intake.skipped'))).toBeVisible()
  await submit(page).click()
  await expectWelcome(page)
})

test('A double click sends the intake once', async ({ page, mock, signInAs }) => {
  await signInAs('newcomer')
  await fillAddress(page)
  await submit(page).dblclick()
  await expectWelcome(page)
  expect(await mock.journal('postSetup')).toHaveLength(1)
})
