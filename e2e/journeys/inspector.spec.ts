import { loadAllTexts } from '@portal/web/texts/all'
import { expectAccessible } from '../accessibility/axe.ts'
import { openAs } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { chooseCompany, field, fillAddress } from './intakeForm.ts'
import { endSession } from './sessionEnd.ts'
import {
  button,
  expectDashboard,
  expectFits,
  failedRequest,
  openChargers,
  type Page,
  title,
} from './views.ts'

const inspector = (page: Page) => page.getByRole('complementary', { name: t('inspector.title') })

const chooseChart = (page: Page, name: string) =>
  inspector(page).getByLabel(t('inspector.actor')).selectOption({ label: name })

const view = (page: Page, name: 'chart' | 'events' | 'context') =>
  inspector(page).getByRole('tab', { name: t(`inspector.${name}`), exact: true })

/** Returns the ids of the active states in the picture, ancestors included. */
const active = (page: Page) =>
  inspector(page)
    .locator('[data-state].is-active')
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')))

const endOf = (page: Page, flag: 'debug' | 'showtranslations') =>
  button(page, t('inspector.end', { option: t(`inspector.option.${flag}`) }))

test('The chart of a machine shows the current states and follows the user’s actions', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('newcomer', '/?debug=1')
  await expect(field(page, 'street')).toBeVisible()
  await chooseChart(page, 'intakeForm')
  await expect.poll(() => active(page)).toContain('editing.submission.typing')
  expect(await active(page)).toContain('editing.vat.idle')
  const hold = await mock.hold('postSetup')
  await fillAddress(page)
  await button(page, t('intake.submit')).click()
  await expect.poll(() => active(page)).toEqual(['submitting'])
  // The last transition is highlighted: all answers were valid, so the form was submitted immediately.
  await expect(inspector(page).locator('.transition.is-taken')).toContainText(['SUBMIT', 'isSettled'])
  await hold.release({ kind: 'code', code: 'INVADDRESS' })
  await expect.poll(() => active(page)).toEqual(['failed'])
  await expect(inspector(page).locator('.transition.is-taken')).toContainText(['submitSetup failed'])
  await button(page, t('intake.back')).click()
  await expect.poll(() => active(page)).toContain('editing.submission.typing')
  await hold.remove()
})

test('A user has one intake actor, which stops when the session ends', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/user/BCO/Setup'))
  errors.allow(failedRequest('/identity/token'))
  await signInAs('newcomer', '/?debug=1')
  await expect(field(page, 'street')).toBeVisible()
  const intakes = inspector(page)
    .getByLabel(t('inspector.actor'))
    .locator('option')
    .filter({ hasText: 'intakeForm' })
  await expect(intakes).toHaveCount(1)
  await fillAddress(page)
  await endSession(mock)
  await button(page, t('intake.submit')).click()
  await expect(button(page, t('faces.signIn'))).toBeVisible()
  await expect(intakes).toHaveCount(0)
})

test('A developer sends an event, which becomes the newest in a list that can be searched, paused and cleared', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('driver', '/?debug=1')
  await expectDashboard(page)
  await chooseChart(page, 'signIn')
  const hold = await mock.hold('identity.token')
  await button(page, 'RENEW_DUE').click()
  await expect.poll(() => active(page)).toEqual(['signedIn', 'signedIn.renewing', 'signedIn.renewing.ahead'])
  await expect(button(page, 'RENEW_DUE')).toHaveCount(0)
  await view(page, 'events').click()
  const events = inspector(page).getByRole('tabpanel').locator('ol > li')
  await expect(events.first()).toContainText('RENEW_DUE')

  await button(page, t('inspector.pause')).click()
  await hold.remove()
  await expect(inspector(page)).toContainText('signedIn.current')
  await expect(events.first()).toContainText('RENEW_DUE')
  await button(page, t('inspector.resume')).click()
  await expect(events.first()).toContainText('xstate.done.actor.renewUser')

  await inspector(page).getByRole('searchbox').fill('renew_')
  await expect(events).toHaveCount(1)
  await inspector(page).getByRole('searchbox').fill('')
  await button(page, t('inspector.clear')).click()
  await expect(inspector(page).getByText(t('inspector.noEvents'))).toBeVisible()
})

test('The inspector never shows or copies tokens, IBAN or VAT numbers', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1]
    if (token) tokens.add(token)
  })
  await signInAs('newcomer-company', '/?debug=1')
  await chooseCompany(page)
  const iban = 'BE71096123456769'
  await field(page, 'bankaccount').fill(iban)
  await field(page, 'vatnr').fill('BE0123456749')
  await fillAddress(page)
  await expect(page.getByText(/BIC: GKCCBEBB/)).toBeVisible()
  expect(tokens.size).toBeGreaterThan(0)
  const secrets = [...tokens, iban, 'BE0123456749', '0123456749']

  for (const chart of ['signIn', 'portal', 'intakeForm']) {
    await chooseChart(page, chart)
    for (const name of ['events', 'context'] as const) {
      await view(page, name).click()
      for (const details of await inspector(page).locator('details').all())
        await details.evaluate((element: HTMLDetailsElement) => {
          element.open = true
        })
      const innerText = await inspector(page).innerText()
      for (const secret of secrets) expect(innerText).not.toContain(secret)
    }
    await view(page, 'events').click()
    await button(page, t('inspector.copy')).click()
    await expect(button(page, t('inspector.copied'))).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied)).not.toHaveLength(0)
    for (const secret of secrets) expect(copied).not.toContain(secret)
    await expect(button(page, t('inspector.copy'))).toBeVisible()
  }
  // The data exists, but is masked.
  await view(page, 'context').click()
  await expect(inspector(page).getByRole('tabpanel')).toContainText('Port Arthurlaan')
  await expect(inspector(page).getByRole('tabpanel')).toContainText('•••')
})

test('The debug flag survives sign-in, navigation and reload, and is cleared by ?debug=0 or its button (S9)', async ({
  page,
}) => {
  await openAs(page, 'driver', '/?debug=1')
  await expectDashboard(page)
  await expect(inspector(page)).toBeVisible()
  await openChargers(page)
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(inspector(page)).toBeVisible()
  await page.goto('/my/chargepoints')
  await expect(endOf(page, 'debug')).toBeVisible()
  await page.reload()
  await expect(endOf(page, 'debug')).toBeVisible()

  await page.goto('/my/chargepoints?debug=0')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await page.reload()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(endOf(page, 'debug')).toHaveCount(0)

  await page.goto('/my/chargepoints?debug=1&q=leuven')
  await endOf(page, 'debug').click()
  await expect(page).toHaveURL('/my/chargepoints?q=leuven')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(endOf(page, 'debug')).toHaveCount(0)
})

test('Without ?debug=1 no code of the inspector is loaded, whatever else the URL contains', async ({
  page,
  signInAs,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await signInAs('driver', '/?debug=true&showtranslations=yes')
  await expectDashboard(page)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => /inspector|chart-/.test(path))).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-inspector')
})

test('The Setup call carries debug=1 if the visit started with ?debug=1 (S7)', async ({ page, signInAs }) => {
  await signInAs('newcomer', '/?debug=1')
  await page.goto('/dashboard')
  await fillAddress(page)
  const request = page.waitForRequest(/\/user\/BCO\/Setup/)
  await button(page, t('intake.submit')).click()
  expect(new URL((await request).url()).search).toBe('?debug=1')
})

test('The Setup call carries no debug fields by default', async ({ page, signInAs }) => {
  await signInAs('newcomer')
  await fillAddress(page)
  const request = page.waitForRequest(/\/user\/BCO\/Setup/)
  await button(page, t('intake.submit')).click()
  expect(new URL((await request).url()).search).toBe('')
})

/** Returns every text of a screen: visible, read aloud, in tooltips, and in the tab title. */
const words = (page: Page) =>
  page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        found.push(element.getAttribute(name) ?? '')
    return found.map((text) => text.trim()).filter(Boolean)
  })

/** Dictionary texts that are also names or data, so screens may show them. */
const ALSO_DATA = new Set(['English', 'Home', 'Private', 'Charge Portal', 'debug', 'showtranslations'])

test('With showtranslations, screens show the key of each text (S9)', async ({ page, signInAs }) => {
  const dictionary = await loadAllTexts('en')
  const texts = new Set(
    Object.values(dictionary).filter(
      (text) => /[a-z]{3}/.test(text) && !/[{}]/.test(text) && !ALSO_DATA.has(text),
    ),
  )
  await signInAs('driver', '/?showtranslations=1')
  for (const path of [
    '/dashboard',
    '/my/chargepoints',
    '/my/chargepoints/CP000001',
    '/nowhere',
    '/signed-out',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const visibleTexts = await words(page)
    expect(visibleTexts.filter((text) => text in dictionary).length, path).toBeGreaterThan(3)
    expect(
      visibleTexts.filter((text) => texts.has(text)),
      path,
    ).toEqual([])
  }
  await expect(page.getByRole('button', { name: 'inspector.end' })).toBeVisible()
})

test('With showtranslations, error messages and the tab title are also shown as keys', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('newcomer', '/?showtranslations=1')
  await mock.fault('postSetup', { kind: 'code', code: 'USEREXISTS' })
  for (const name of ['street', 'housenumber', 'postalcode', 'city', 'phone'])
    await page
      .getByLabel(`intake.${name}`)
      .fill(name === 'postalcode' ? '9000' : name === 'phone' ? '+32470123456' : '12')
  await page.getByLabel('intake.street').fill('Port Arthurlaan')
  await page.getByLabel('intake.city').fill('Gent')
  await page.getByRole('button', { name: 'intake.submit' }).click()
  await expect(page.getByText('error.USEREXISTS', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/shell\.titled/)
  await page.getByRole('button', { name: 'inspector.end' }).click()
  await expect(title(page, t('intake.private'))).toBeVisible()
})

test('The inspector is accessible docked or as a sheet, in light and dark mode, and by keyboard', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1500, height: 900 })
  await signInAs('driver', '/?debug=1')
  await expectDashboard(page)
  await expect.poll(() => active(page)).toContain('signedIn.current')
  for (const name of ['chart', 'events', 'context'] as const) {
    await view(page, name).click()
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await view(page, 'chart').click()
  await expectAccessible(page, { rules: ['color-contrast'] })

  await view(page, 'chart').press('ArrowRight')
  await expect(view(page, 'events')).toBeFocused()
  await button(page, t('inspector.close')).first().press('Enter')
  await expect(inspector(page)).toHaveCount(0)
  await expect(button(page, t('inspector.open'))).toBeFocused()
  await button(page, t('inspector.open')).press('Enter')
  await expect(view(page, 'events')).toHaveAttribute('aria-selected', 'true')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expectDashboard(page)
  await expect(inspector(page)).toHaveCount(0)
  await button(page, t('inspector.open')).press('Enter')
  await expect.poll(() => active(page)).toContain('signedIn.current')
  await expectAccessible(page)
  await expectFits(page)
})
