import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectSignedOut, title } from './views.ts'

const SCREEN = '/my/profile'

test('The profile shows the user’s name, organisation and role (S6)', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(title(page, t('profile.title'))).toBeVisible()
  const details = page.getByRole('region', { name: t('profile.details') })
  for (const text of [
    'Sofie Claes',
    'Fleet manager',
    'sofie.claes@noordzee-logistics.example',
    'Noordzee Logistics',
  ])
    await expect(details.getByText(text, { exact: true })).toBeVisible()
  await expect(details.getByText('+32', { exact: false })).toBeVisible()
})

test('A user changes their own name and phone number in the profile, and sees them everywhere immediately', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver-empty', SCREEN)
  await page.getByRole('link', { name: t('profile.edit') }).click()
  await button(page, t('common.edit')).click()
  await page.locator('input[name="Name"]').fill('Lotte Peeters')
  const telephone = page.locator('input[name="Telephone"]')
  await telephone.fill('call me')
  await button(page, t('record.save', { count: 2 })).click()
  await expect(telephone).toHaveAttribute('aria-invalid', 'true')
  await expect(telephone).toHaveAccessibleDescription(t('record.fault.invalid'))
  await expect(telephone).toBeFocused()
  await telephone.fill('+32 470 98 76 54')
  await button(page, t('record.save', { count: 2 })).click()
  await expect(page.getByText(t('record.saved'), { exact: true })).toBeVisible()
  // From here on no page is loaded: data is refetched instead.
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  const menu = page.getByRole('button', { name: /^Account menu/ })
  await expect(menu).toHaveAccessibleName(t('shell.account', { name: 'Lotte Peeters' }))
  await menu.click()
  await page.getByRole('menuitem', { name: t('shell.profile') }).click()
  const details = page.getByRole('region', { name: t('profile.details') })
  await expect(details.getByText('Lotte Peeters', { exact: true })).toBeVisible()
  await expect(details.getByText('+32 470 98 76 54', { exact: true })).toBeVisible()
  expect(loads).toBe(0)
})

test('The profile omits unknown personal details', async ({ page, signInAs }) => {
  await page.route(/\/user\/BCO\/UserInfo$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { RelationContact: object } }
    body.data.RelationContact = {
      Id: 'RC00001',
      Name: 'Lotte Verhaegen',
      Email: 'lotte.verhaegen@post.example',
    }
    await route.fulfill({ response, json: body })
  })
  await signInAs('driver', SCREEN)
  const details = page.getByRole('region', { name: t('profile.details') })
  await expect(details.getByText('User', { exact: true })).toBeVisible()
  await expect(details.getByText(t('profile.telephone'))).toBeHidden()
  await expect(details.getByText(t('profile.address'))).toBeHidden()
  await expect(details.getByText(t('profile.organisation'))).toBeHidden()
})

test('A user chooses a language and a theme in the profile, and both are remembered', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', SCREEN)
  await page.getByRole('radio', { name: 'Nederlands' }).click({ force: true })
  await expect(title(page, 'Mijn profiel')).toBeVisible()
  await page.getByRole('group', { name: 'Thema' }).getByRole('radio').last().check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(title(page, 'Mijn profiel')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('A driver changes the password in the profile (S2)', async ({ page, signInAs }) => {
  await signInAs('driver', SCREEN)
  const form = page.getByRole('region', { name: t('password.title') })
  for (const [name, value] of [
    ['current', 'Charge-2026!'],
    ['new', 'Volt&Ampere7'],
    ['repeat', 'Volt&Ampere7'],
  ] as const)
    await form.getByLabel(t(`password.${name}`), { exact: true }).fill(value)
  await form.getByRole('button', { name: t('password.submit') }).click()
  await expect(form.getByText('Account succesfully updated', { exact: true })).toBeVisible()
})

test('The password has its own screen, which links to the profile', async ({ page, signInAs }) => {
  await signInAs('driver', '/my/changepassword')
  await expect(title(page, t('password.title'))).toBeVisible()
  await page.getByRole('link', { name: t('password.back') }).click()
  await expect(title(page, t('profile.title'))).toBeVisible()
})

test('A user can log out from the profile', async ({ page, signInAs }) => {
  await signInAs('driver', SCREEN)
  await button(page, t('shell.logOut')).click()
  await expectSignedOut(page, t('faces.signedOut.text'))
})
