import { LANGUAGES } from '@portal/schemas'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, expectDashboard, expectFits, failedRequest, type Page, title } from './views.ts'

const LIST = '/my/chargepoints'
const ALL = t('relation.all')

const opener = (page: Page, name: string) => button(page, t('relation.shown', { name }))
const openers = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Organisation: / })
const finder = (page: Page) => page.getByRole('combobox', { name: t('relation.search') })
const box = (page: Page) => page.getByRole('dialog', { name: t('relation.label') })
const options = (page: Page) => box(page).getByRole('option')
const option = (page: Page, name: string) => box(page).getByRole('option', { name: new RegExp(`^${name}`) })

const open = async (page: Page, current = ALL) => {
  await opener(page, current).click()
  await expect(finder(page)).toBeFocused()
}

const expectChargers = (page: Page, count: number) =>
  expect(page.getByRole('main')).toContainText(new RegExp(`(?<!\\d)${count} chargers`))

test('A user of a company chooses a relation to see only its chargers, and clears it to see all again', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  await expectChargers(page, 28)
  await open(page)
  const filteredRequest = page.waitForRequest((request) => request.url().includes('relid=R00006'))
  await option(page, 'Meridiaan Vlaanderen').click()
  await filteredRequest
  await expectChargers(page, 12)
  await expect(opener(page, 'Meridiaan Vlaanderen')).toBeFocused()
  await button(page, t('relation.showAll')).click()
  await expectChargers(page, 28)
  await expect(opener(page, ALL)).toBeFocused()
  await expect(button(page, t('relation.showAll'))).toHaveCount(0)

  // A relation three levels down.
  await open(page)
  await option(page, 'Meridiaan Haven Zeebrugge').click()
  await expectChargers(page, 3)
  await open(page, 'Meridiaan Haven Zeebrugge')
  await option(page, ALL).click()
  await expectChargers(page, 28)
})

test('On a narrow phone the selector has its own row below the menus, with its full name in every language', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const bar = page.getByRole('banner')
  const opener = bar.locator('[aria-haspopup=dialog][aria-expanded]')
  const account = bar.getByRole('button', { name: /Thomas Lambrecht/ })
  const middleOf = async (one: typeof account) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return Math.round(y + height / 2)
  }
  await signInAs('entity', LIST)
  await expectChargers(page, 28)
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('charge-portal:language', chosen), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(opener).toBeVisible()
    expect(await middleOf(opener)).toBeGreaterThan((await middleOf(account)) + 40)
    const all = opener.locator('span')
    expect(await all.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)

    await opener.click()
    await page.getByRole('option', { name: /^Meridiaan Vlaanderen/ }).click()
    const name = bar.getByText('Meridiaan Vlaanderen', { exact: true })
    await expect(name).toBeVisible()
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    expect(await middleOf(opener)).toBeGreaterThan((await middleOf(account)) + 40)
    await opener.locator('+ button').click()
    await expect(name).toHaveCount(0)
  }
})

test('A user finds, chooses and clears a relation by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('entity', LIST)
  await expectChargers(page, 28)
  await opener(page, ALL).focus()
  await page.keyboard.press('Enter')
  await expect(finder(page)).toBeFocused()
  await page.keyboard.type('WALLONIE')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectChargers(page, 8)
  await expect(opener(page, 'Méridien Wallonie')).toBeFocused()

  // Escape changes nothing and returns the focus.
  await page.keyboard.press('Enter')
  await expect(finder(page)).toBeFocused()
  await page.keyboard.type('zz')
  await expect(page.getByText(t('relation.none'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(finder(page)).toHaveCount(0)
  await expect(opener(page, 'Méridien Wallonie')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(button(page, t('relation.showAll'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expectChargers(page, 28)
})

test('Leaving the relation search with Tab or a click elsewhere chooses nothing; a choice is announced', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  await open(page)
  await option(page, 'Meridiaan Vlaanderen').click()
  await expectChargers(page, 12)
  const announced = page.locator('[aria-live="polite"]', {
    hasText: t('relation.shown', { name: 'Meridiaan Vlaanderen' }),
  })
  await expect(announced).toHaveCount(1)
  const requests: string[] = []
  page.on('request', (request) => {
    const relation = new URL(request.url()).searchParams.get('relid')
    if (relation !== null && relation !== 'R00006') requests.push(request.url())
  })
  for (const leave of [
    () => page.keyboard.press('Tab'),
    () => page.keyboard.press('Shift+Tab'),
    () => page.getByRole('main').click({ position: { x: 5, y: 5 } }),
  ]) {
    await open(page, 'Meridiaan Vlaanderen')
    await page.keyboard.type('ha')
    await expect(options(page).filter({ hasText: 'Haven' }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await leave()
    await expect(finder(page)).toHaveCount(0)
    await expect(opener(page, 'Meridiaan Vlaanderen')).toBeVisible()
  }
  await expect(announced).toHaveCount(1)
  expect(requests).toEqual([])
})

test('The chosen relation lasts for the visit, applies only to screens with the selector, and affects no other user', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  await open(page)
  await option(page, 'Meridiaan Kust').click()
  await expectChargers(page, 6)
  await page.reload()
  await expect(opener(page, 'Meridiaan Kust')).toBeVisible()
  await expectChargers(page, 6)

  // The dashboard has no selector and covers all relations.
  await page.getByRole('link', { name: t('shell.dashboard') }).click()
  await expectDashboard(page)
  await expect(opener(page, 'Meridiaan Kust')).toHaveCount(0)
  await page.getByRole('link', { name: t('shell.administration') }).click()
  await page.goBack()
  await page.goForward()
  await page.goto(LIST)
  await expectChargers(page, 6)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expect(title(page, t('faces.signedOut.title'))).toBeVisible()
  await signInAs('fleet', LIST)
  await expectChargers(page, 40)
  await expect(opener(page, ALL)).toBeVisible()
})

test('A company with one relation can choose that relation or all; a driver never sees the selector', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await open(page)
  await expect(options(page)).toHaveText([new RegExp(`^${ALL}`), 'Noordzee Logistics'])
  await option(page, 'Noordzee Logistics').click()
  await expectChargers(page, 40)
  await expect(openers(page)).toHaveCount(1)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expect(title(page, t('faces.signedOut.title'))).toBeVisible()
  await signInAs('driver', LIST)
  await expectChargers(page, 2)
  await expect(openers(page)).toHaveCount(0)
})

test('The list of relations shows that it is loading or has failed, and loads after a retry', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/relation/BCO/impersonate/list'))
  const hold = await mock.hold('listSelectableRelations')
  await signInAs('entity', LIST)
  await expectChargers(page, 28)
  await open(page)
  await expect(box(page).getByText(t('shell.loading'))).toBeAttached()
  await hold.release({ kind: 'status', status: 503 })
  await expect(box(page).getByRole('alert')).toContainText(t('relation.failed'))
  await expect(box(page).getByRole('alert')).toContainText(errorText('UNEXPECTED'))
  await box(page)
    .getByRole('button', { name: t('faces.retry') })
    .click()
  await hold.release({ kind: 'answer' })
  await expect(option(page, 'Meridiaan Kust')).toBeVisible()
  await expectChargers(page, 28)
})

test('A relation that is no longer available is cleared, and everything is shown', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  await expectChargers(page, 28)
  await page.evaluate(() =>
    window.sessionStorage.setItem(
      'charge-portal:relation:RC00004',
      JSON.stringify({ Id: 'R00003', Description: 'Noordzee Logistics', IsCompany: 1 }),
    ),
  )
  await page.reload()
  await expectChargers(page, 28)
  await expect(opener(page, ALL)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('charge-portal:relation:RC00004')))
    .toBeNull()
})

test('The relation selector is shown only on screens whose feature flag is on', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  await expect(openers(page)).toHaveCount(1)
  await mock.flags({ 'relation-selector-chargepoints': false })
  await page.reload()
  await expectChargers(page, 28)
  await expect(openers(page)).toHaveCount(0)
})

test('On a phone the list of relations fits the window, and long names are truncated', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/relation\/BCO\/impersonate\/list/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const json: unknown = JSON.parse(
      body.replaceAll('Meridiaan Kust', 'Meridiaan  Kust Laadpalen en Onderhoud'),
    )
    await route.fulfill({ response, json })
  })
  await signInAs('entity', LIST)
  await open(page)
  // Truncated at 30 characters, with two spaces collapsed (S9).
  await expect(option(page, 'Meridiaan Kust')).toHaveText(/^Meridiaan Kust Laadpalen en On…/)
  const at = await box(page).boundingBox()
  expect(at?.x).toBeGreaterThanOrEqual(0)
  expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(390)
  await option(page, 'Meridiaan International').click()
  await expectChargers(page, 4)
  await expectFits(page)
})
