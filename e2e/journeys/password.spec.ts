import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, expectDetails, failedRequest, type Page, title } from './views.ts'

const SCREEN = '/my/changepassword'
const CURRENT = 'Charge-2026!'
const NEW = 'Volt&Ampere7'

type Field = 'current' | 'new' | 'repeat'
const field = (page: Page, name: Field) => page.getByLabel(t(`password.${name}`), { exact: true })
const submit = (page: Page) => button(page, t('password.submit'))
const changed = (page: Page) => page.getByText(t('password.changed'))

const fill = async (page: Page, values: Partial<Record<Field, string>> = {}) => {
  for (const [name, value] of Object.entries({ current: CURRENT, new: NEW, repeat: NEW, ...values }))
    await field(page, name as Field).fill(value)
}

const expectTyped = async (page: Page, values: Record<Field, string>) => {
  for (const name of ['current', 'new', 'repeat'] as const)
    await expect(field(page, name)).toHaveValue(values[name])
}
const EMPTY = { current: '', new: '', repeat: '' }
const TYPED = { current: CURRENT, new: NEW, repeat: NEW }

test("A user who changes the password reads 'Account succesfully updated' (S2) and signs in with the new one from then on", async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', SCREEN)
  await expect(title(page, t('password.title'))).toBeVisible()
  await fill(page)
  await submit(page).click()
  await expect(page.getByText('Account succesfully updated', { exact: true })).toBeVisible()
  await expectTyped(page, EMPTY)

  await page.goto('/my/profile')
  await button(page, t('shell.logOut')).click()
  await button(page, t('faces.signIn')).click()
  const signIn = async (password: string) => {
    await page.getByLabel('Username').fill('driver')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signIn(CURRENT)
  await expect(page.getByText('The username or password is incorrect.')).toBeVisible()
  await signIn(NEW)
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
})

test('A user changes the password by keyboard alone; each rule is ticked off, and errors appear at their fields (S5)', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', SCREEN)
  await field(page, 'current').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'current')).toBeFocused()
  await expect(page.getByText(t('password.problem.required'))).toHaveCount(3)
  await page.keyboard.type(CURRENT)
  // Tab past the button that reveals the password.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Volt')
  await expect(field(page, 'new')).toHaveAccessibleDescription(t('password.problem.length'))
  const passedRules = page.getByRole('list', { name: t('password.rules') }).getByText(t('password.kept'))
  await expect(passedRules).toHaveCount(2)
  await expect(page.getByRole('list', { name: t('password.rules') }).getByRole('listitem')).toHaveCount(5)
  await page.keyboard.type('&Ampere7')
  await expect(passedRules).toHaveCount(5)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Volt')
  await expect(field(page, 'repeat')).toHaveAccessibleDescription(t('password.problem.different'))
  await expectAccessible(page)
  await page.keyboard.type('&Ampere7')
  await page.keyboard.press('Enter')
  await expect(changed(page)).toBeVisible()
})

test('A wrong current password shows an error at its field, which gets the focus, and keeps everything else', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', SCREEN)
  await fill(page, { current: 'Guessed-2026!' })
  await submit(page).click()
  await expect(field(page, 'current')).toHaveAccessibleDescription(t('password.problem.wrong'))
  await expect(field(page, 'current')).toBeFocused()
  await expectTyped(page, { ...TYPED, current: 'Guessed-2026!' })
  await field(page, 'current').fill(CURRENT)
  await submit(page).click()
  await expect(changed(page)).toBeVisible()
})

test('A user can reveal a password, and password managers get the username', async ({ page, signInAs }) => {
  await signInAs('driver', SCREEN)
  await field(page, 'new').fill(NEW)
  await expect(field(page, 'new')).toHaveAttribute('type', 'password')
  await button(page, t('password.show.new')).click()
  await expect(field(page, 'new')).toHaveAttribute('type', 'text')
  await expect(field(page, 'current')).toHaveAttribute('type', 'password')
  await button(page, t('password.hide.new')).click()
  await expect(field(page, 'new')).toHaveAttribute('type', 'password')
  await expect(field(page, 'current')).toHaveAttribute('autocomplete', 'current-password')
  await expect(field(page, 'new')).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('lotte.verhaegen@post.example')
})

test('A double click changes the password once, and the fields are locked until the server responds', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('driver', SCREEN)
  const hold = await mock.hold('putChangePassword')
  await fill(page)
  await submit(page).dblclick()
  await expect(page.getByRole('button', { name: t('password.saving') })).toHaveAttribute('aria-busy', 'true')
  await expect(field(page, 'new')).not.toBeEditable()
  await hold.release({ kind: 'answer' })
  await expect(changed(page)).toBeVisible()
  expect(await mock.journal('putChangePassword')).toHaveLength(1)
})

for (const [what, outcome, code] of [
  ['a server error', { kind: 'code', code: 'UNEXPECTED' }, 'UNEXPECTED'],
  ['a lost connection', { kind: 'drop' }, 'FAILEDTOLOAD'],
] as const) {
  test(`After ${what} the password form is unchanged, shows the reason and can be sent again`, async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest('/api/User/ChangePassword'))
    await signInAs('driver', SCREEN)
    await mock.fault('putChangePassword', outcome)
    await fill(page)
    await submit(page).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(errorText(code))
    await expect(alert.getByText(t('password.unknown'))).toHaveCount(code === 'FAILEDTOLOAD' ? 1 : 0)
    await expectDetails(page, code)
    await expectTyped(page, TYPED)
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expect(changed(page)).toBeVisible()
    await expect(alert).toBeEmpty()
  })
}

test('When a session ends midway, no password is stored, so the form is empty after signing in', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest(''))
  await signInAs('driver', SCREEN)
  await fill(page)
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' })
  await mock.fault('identity.authorize', { kind: 'code', code: 'login_required' }, 1)
  await mock.tokens('now')
  await submit(page).click()
  await expect(title(page, t('faces.signedOut.title'))).toBeVisible()
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storage).not.toContain(NEW)
  expect(storage).not.toContain(CURRENT)
  await mock.clearFaults()
  await mock.tokens(null)
  await button(page, t('faces.signIn')).click()
  await expect(title(page, t('password.title'))).toBeVisible()
  await expectTyped(page, EMPTY)
})
