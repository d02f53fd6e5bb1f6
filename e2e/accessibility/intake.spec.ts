import { LOOK_UP_TIMEOUT_MS, SETUP_TIMEOUT_MS } from '@portal/machines'
import { INTAKE_RELOAD_DELAY_MS, LANGUAGES } from '@portal/schemas'
import { chooseCompany, expectWelcome, field, fillAddress, submit } from '../journeys/intakeForm.ts'
import { expectDetails, expectFits, failedRequest, title } from '../journeys/views.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { expectAccessible, waitForever } from './axe.ts'

const everybodyCanUse = async (page: Page) => {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('The company form is accessible when empty, with every error shown, and while it is sent', async ({
  page,
  mock,
  signInAs,
}) => {
  test.slow()
  await waitForever(page, SETUP_TIMEOUT_MS)
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs('newcomer-company')
  await chooseCompany(page)
  await everybodyCanUse(page)
  await submit(page).click()
  await expect(page.getByText(t('intake.problem.required'))).toHaveCount(7)
  await everybodyCanUse(page)
  const setup = await mock.hold('postSetup')
  await fillAddress(page)
  await field(page, 'companyname').fill('Kanaal Koeriers')
  await field(page, 'vatnr').fill('BE0654524623')
  await expect(page.getByText('Noordzee Logistics')).toBeVisible()
  await submit(page).click()
  await expect(page.getByRole('button', { name: t('common.saving') })).toBeDisabled()
  await expectAccessible(page)
  await setup.remove()
})

test('The account check, its failure and the welcome after the form are accessible', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  test.slow()
  errors.allow(failedRequest('/user/BCO/'))
  await waitForever(page, INTAKE_RELOAD_DELAY_MS, LOOK_UP_TIMEOUT_MS)
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs('newcomer')
  await fillAddress(page)
  const userInfo = await mock.hold('getUserInfo')
  await mock.fault('postSetup', { kind: 'code', code: 'USEREXISTS' })
  await submit(page).click()
  await expect(title(page, t('intake.lookingUp'))).toBeFocused()
  await everybodyCanUse(page)
  await userInfo.release({ kind: 'answer' })
  await expect(title(page, t('intake.failed'))).toBeFocused()
  await expectDetails(page, 'USEREXISTS')
  await everybodyCanUse(page)
  await mock.clearFaults()
  await page.getByRole('button', { name: t('intake.back') }).click()
  await expect(title(page, t('intake.private'))).toBeFocused()
  await submit(page).click()
  await expectWelcome(page)
  await everybodyCanUse(page)
})

test('A newcomer gets from the first field to the welcome by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('newcomer')
  await expect(submit(page)).toBeVisible()
  const { keyboard } = page
  // Tab past the three languages to the two kinds of form; an arrow key selects one.
  for (let presses = 0; presses < 4; presses += 1) await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: t('intake.kind.private') })).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(field(page, 'vatnr')).toBeVisible()
  const typed = [
    'BE0654524623',
    'Noordzee Logistics',
    'Port Arthurlaan',
    '12',
    '90',
    'Gent',
    // The country is prefilled.
    '',
    '+32 470 12 34 56',
    'BE71096123456769',
  ]
  for (const text of typed) {
    await keyboard.press('Tab')
    await keyboard.type(text)
    expect(
      await page.evaluate(() => {
        const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement as Element)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      }),
      'the focus can be seen',
    ).toBe(true)
  }
  await expect(field(page, 'country')).toHaveValue('BE')
  await keyboard.press('Enter')
  await expect(field(page, 'postalcode')).toBeFocused()
  await expect(field(page, 'postalcode')).toHaveAccessibleDescription(t('intake.problem.invalid'))
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('9000')
  await keyboard.press('Enter')
  await expect(title(page, t('intake.welcome', { name: 'Emma De Smet' }))).toBeFocused()
})

/** 1280 × 800 at 200 % zoom, and the narrowest phone. */
const SIZES = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
] as const

test('The form with its longest errors fits a narrow phone and 200 % zoom in every language', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(SIZES[1])
  await signInAs('newcomer-company')
  const names = { en: 'English', fr: 'Français', nl: 'Nederlands' } as const
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: names[language] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('radio').last().check()
    await page.locator('[name="bankaccount"]').fill('BE68 5390 0754 7034')
    await page.locator('[name="companyname"]').fill('N'.repeat(101))
    await page.locator('form [type="submit"]').click()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(8)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expectFits(page, `${language}, ${size.width} px`)
      await page.locator('form [type="submit"]').scrollIntoViewIfNeeded()
      await expect(page.locator('form [type="submit"]')).toBeInViewport({ ratio: 1 })
    }
  }
})
