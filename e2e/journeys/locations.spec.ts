import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { ALL, counted, field, filter, GENT, map, row, rows, SCREEN, sheet } from './locationsPage.ts'
import { button, failedRequest } from './views.ts'

test('A fleet manager searches for a town, opens a nearby location and reads its connectors', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  await signInAs('fleet', '/dashboard')
  await page.getByRole('link', { name: t('shell.locations'), exact: true }).click()
  await expect(rows(page)).toHaveCount(ALL)

  await field(page).fill('Gent')
  const place = page
    .getByRole('region', { name: t('places.found') })
    .getByRole('button')
    .first()
  await expect(place).toContainText('Gent')
  await expect(rows(page)).toHaveCount(1)
  await place.click()
  await expect(page.getByText(t('locations.near', { name: 'Gent' }), { exact: true })).toBeVisible()
  await expect(rows(page).first()).toContainText(GENT.name)
  await expect(rows(page).first()).toContainText('km away')
  const free = /\d+ of \d+ available/.exec(await rows(page).first().innerText())?.[0] ?? 'nothing'

  await row(page, GENT.name).click()
  const open = sheet(page, GENT.name)
  await expect(open.getByText(free)).toBeVisible()
  const connectors = open.getByRole('listitem')
  await expect(connectors.first()).toContainText('Type 2 · 22 kW')
  expect(await connectors.count()).toBe(Number(/of (\d+)/.exec(free)?.[1]))
  // A silent connector shows its last known state but does not count as available.
  const available = connectors.getByText(new RegExp(`^(${t('status.AVAILABLE')}|${t('status.RESERVED')})$`))
  expect(await available.count()).toBe(Number.parseInt(free, 10))
  // Price according to the tariff of the location's last sessions.
  await expect(open.getByText('€0.262', { exact: true })).toBeVisible()
  await open
    .getByRole('link', { name: /^Bay 1/ })
    .first()
    .focus()
  await expect(open.getByRole('link', { name: /^Bay 1/ }).first()).toHaveAttribute(
    'href',
    /^\/my\/chargepoints\/\w+$/,
  )
  await expect(
    open.getByRole('link', { name: t('locations.sheet.routeTo', { name: GENT.name }) }),
  ).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/directions\?to=5\d\.\d+%2C3\.\d+$/)
})

test('A user opens a location by keyboard, reads it and returns to the list', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await field(page).focus()
  const target = row(page, GENT.name)
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((link) => link === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: GENT.name })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, t('locations.favourite.add'))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: t('locations.sheet.close', { name: GENT.name }) }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page, GENT.name)).toHaveCount(0)
  await expect(target).toBeFocused()
  await expect(page).toHaveURL(SCREEN)
})

test('The URL contains the filter, the place and the open location, and a reload keeps them', async ({
  page,
  signInAs,
}) => {
  const address = `${SCREEN}?near=51.0543%2C3.7174%2CGent&filter=fast&location=${GENT.id}`
  await signInAs('fleet', address)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(sheet(page, GENT.name)).toBeVisible()
    await expect(filter(page, t('locations.filter.fast', { power: '22 kW' }))).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByText(t('locations.near', { name: 'Gent' }), { exact: true })).toBeVisible()
    await expect(row(page, GENT.name)).toHaveAttribute('aria-current', 'true')
  }
  await page.getByRole('button', { name: t('locations.sheet.close', { name: GENT.name }) }).click()
  await expect(page).toHaveURL(`${SCREEN}?near=51.0543%2C3.7174%2CGent&filter=fast`)
  await page.goBack()
  await expect(sheet(page, GENT.name)).toBeVisible()
})

test('Invalid parameters in the URL show the default locations', async ({ page, signInAs }) => {
  await signInAs('fleet', `${SCREEN}?near=here&filter=cheap&location=%3Cb%3E&show=globe`)
  await counted(page, ALL)
  await expect(rows(page)).toHaveCount(ALL)
  await expect(page.getByRole('region', { name: t('locations.sheet.missing') })).toHaveCount(0)
})

test('The place search asks for at least three characters, in the user’s language', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await field(page).fill('Ge')
  await expect(page.getByText(t('places.tooShort'), { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  await field(page).fill('')
  await expect(page.getByText(t('places.tooShort'), { exact: true })).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('charge-portal:language', 'fr'))
  await page.goto(`${SCREEN}?q=Ge`)
  await expect(page.getByText('Veuillez saisir au moins 3 caractères', { exact: true })).toBeVisible()
})

test('A user still finds locations when the place search is down', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/outside/places/'))
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await mock.fault('outside.places', { kind: 'status', status: 503 })
  await field(page).fill('gent')
  await expect(page.getByText(t('places.failed'))).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(page.getByRole('region', { name: t('places.found') })).toContainText('Gent')
})

test('Locations that fail to load show the reason, and load after a retry', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargelocation/BCO/points'))
  await mock.fault('getLocationPoints', { kind: 'status', status: 503 })
  await signInAs('fleet', SCREEN)
  await expect(page.getByText(t('locations.failed'), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(errorText('UNEXPECTED'), { exact: true })).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(rows(page)).toHaveCount(ALL)
  await expect(page.getByText(t('locations.failed'), { exact: true })).toHaveCount(0)
})

test('A location that fails to load shows a message in its own panel; the list stays', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargelocation/BCO/one/'))
  await mock.fault('oneChargeLocation', { kind: 'status', status: 503 })
  await signInAs('fleet', SCREEN)
  await row(page, GENT.name).click()
  const open = sheet(page, GENT.name)
  await expect(open.getByText(t('locations.sheet.failed'), { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  await mock.clearFaults()
  // An automatic refetch may have removed the button.
  await expect(async () => {
    const retry = open.getByRole('button', { name: t('faces.retry'), exact: true })
    if (await retry.isVisible()) await retry.click({ timeout: 500 })
    await expect(open.getByRole('listitem').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('Filters narrow the list, and a user can clear them when nothing matches', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await filter(page, t('locations.filter.dc')).click()
  await expect(page).toHaveURL(`${SCREEN}?filter=dc`)
  await expect(page.getByRole('heading', { name: t('locations.noMatch.title') })).toBeVisible()
  await button(page, t('locations.filter.clear')).click()
  await expect(rows(page)).toHaveCount(ALL)
  await expect(page).toHaveURL(SCREEN)
})

test('A driver sees only their own locations, whatever the URL contains', async ({ page, signInAs }) => {
  await signInAs('driver', `${SCREEN}?location=${GENT.id}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, 'Home · Leuven')).toBeVisible()
  await expect(page.getByText(t('locations.sheet.missing'), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(errorText('UnknownChargeLocation'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('locations.favourite.add') })).toHaveCount(0)
  await button(page, t('locations.sheet.back')).click()
  await expect(page).toHaveURL(SCREEN)
  await expect(page.getByText(t('locations.sheet.missing'), { exact: true })).toHaveCount(0)
})

test('Without locations the screen explains how to order a charger, and shows no map', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver-empty', SCREEN)
  await expect(page.getByRole('heading', { name: t('locations.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('locations.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=CHARGER',
  )
  await expect(page.getByText(t('locations.map.none'))).toBeVisible()
  await expect(map(page)).toHaveCount(0)
})

test('A favourite is remembered, is first in the list and can be removed', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await expect(rows(page).first()).not.toContainText(GENT.name)
  await row(page, GENT.name).click()
  await sheet(page, GENT.name)
    .getByRole('button', { name: t('locations.favourite.add') })
    .click()
  await expect(rows(page).first()).toContainText(GENT.name)
  await page.reload()
  await expect(rows(page).first()).toContainText(t('locations.favourite'))
  await sheet(page, GENT.name)
    .getByRole('button', { name: t('locations.favourite.remove') })
    .click()
  await expect(rows(page).first()).not.toContainText(GENT.name)
})

test('A virtual list of ten thousand locations renders only visible rows, also during keyboard navigation', async ({
  page,
  signInAs,
}) => {
  const count = 10_000
  await page.route('**/chargelocation/BCO/points', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Record<string, unknown[]> }
    const data = Object.fromEntries(
      Object.entries(answer.data).map(([name, cells]) => [
        name,
        Array.from({ length: count }, (_, index) => {
          if (name === 'Id') return `X${index}`
          if (name === 'Description') return `Depot ${index}`
          if (name === 'Latitude') return 50 + (index % 97) / 80
          if (name === 'Longitude') return 3.2 + (index % 101) / 45
          return cells[0]
        }),
      ]),
    )
    await route.fulfill({ json: { ...answer, data } })
  })
  await signInAs('fleet', SCREEN)
  const list = page.getByRole('list', { name: t('locations.list', { count }) })
  await expect(list).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(80)
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(count))

  // The focused row stays in the document; Tab reaches the next one at any scroll position.
  const target = page.getByRole('link', { name: /^Depot 5000\b/ })
  await list.evaluate((element) => {
    const box = element.closest('section')
    if (box) box.scrollTop = element.getBoundingClientRect().height / 2
  })
  await expect(target).toBeVisible()
  await target.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Depot 5001\b/ })).toBeFocused()
  await expect(rows(page).filter({ has: page.locator(':focus') })).toHaveAttribute('aria-posinset', '5002')
  expect(await rows(page).count()).toBeLessThan(80)
})
