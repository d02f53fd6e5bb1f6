import { mockTiles } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, failedRequest, type Page } from './faces.ts'

const SCREEN = '/locations'
/** Of the fleet's relation, which has nine. */
const GENT = { id: 'L00004', name: 'Depot Gent' }
const ALL = 9

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: /^Locations \([\d,]+\)$/ })
    .getByRole('listitem')
const row = (page: Page, name: string) => rows(page).getByRole('link', { name: new RegExp(`^${name}`) })
const field = (page: Page) => page.getByRole('searchbox', { name: t('locations.search') })
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: t('locations.filters') }).getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const map = (page: Page) => page.getByRole('application', { name: t('locations.map') })
const counted = (page: Page, count: number) =>
  expect(page.getByText(t('locations.count', { count }), { exact: true })).toBeVisible()

test('A fleet manager finds a town, sees which location is near, opens it and reads its connectors', async ({
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
  // One that is not heard tells what it was when it was last seen, which does not count.
  const available = connectors.getByText(new RegExp(`^(${t('status.AVAILABLE')}|${t('status.RESERVED')})$`))
  expect(await available.count()).toBe(Number.parseInt(free, 10))
  // What it costs there, by the tariff of its last sessions.
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

test('With the keyboard one opens a location, reads it, and returns to the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await field(page).focus()
  const wanted = row(page, GENT.name)
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((link) => link === document.activeElement)) break
  }
  await expect(wanted).toBeFocused()
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
  await expect(wanted).toBeFocused()
  await expect(page).toHaveURL(SCREEN)
})

test('A shared address shows the same to all who may see it: filter, place and open location', async ({
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

test('Nonsense in the address shows the locations as they are at first', async ({ page, signInAs }) => {
  await signInAs('fleet', `${SCREEN}?near=here&filter=cheap&location=%3Cb%3E&show=globe`)
  await counted(page, ALL)
  await expect(rows(page)).toHaveCount(ALL)
  await expect(page.getByRole('region', { name: t('locations.sheet.missing') })).toHaveCount(0)
})

test('Two characters are too few, and the third is asked for in the own language', async ({
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

test('Where places cannot be searched locations are found all the same', async ({
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

test('Locations that cannot be loaded say why, and come when it is tried again', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargelocation/BCO/points'))
  await mock.fault('getLocationPoints', { kind: 'status', status: 503 })
  await signInAs('fleet', SCREEN)
  await expect(page.getByText(t('locations.failed'), { exact: true })).toBeVisible()
  await expect(page.getByText(errorText('UNEXPECTED'), { exact: true })).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(rows(page)).toHaveCount(ALL)
  await expect(page.getByText(t('locations.failed'), { exact: true })).toHaveCount(0)
})

test('A location that cannot be loaded says so in its own place; the list stays', async ({
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
  // It may have been asked again by itself meanwhile.
  await expect(async () => {
    const retry = open.getByRole('button', { name: t('faces.retry'), exact: true })
    if (await retry.isVisible()) await retry.click({ timeout: 500 })
    await expect(open.getByRole('listitem').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('Without its map the screen works as a list, and the map can be asked for again', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(/\/map-/)
  await page.route(/\/map-[^/]*\.js$/, (route) => route.abort())
  await signInAs('fleet', SCREEN)
  await expect(page.getByRole('heading', { name: t('locations.map.failed') })).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  await row(page, GENT.name).click()
  await expect(sheet(page, GENT.name).getByRole('listitem').first()).toBeVisible()
})

test('The list follows the map', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(map(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  for (let press = 0; press < 3; press += 1) await button(page, t('locations.map.in')).click()
  await expect.poll(() => rows(page).count()).toBeLessThan(ALL)
  await expect(page.getByText(/in this area$/).first()).toBeVisible()
  await button(page, t('locations.map.all')).first().click()
  await expect(rows(page)).toHaveCount(ALL)
  await counted(page, ALL)
})

test('A pointer that cannot drag moves the map too: a press puts its place in the middle', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(map(page)).toBeVisible()
  for (let press = 0; press < 3; press += 1) await button(page, t('locations.map.in')).click()
  await expect.poll(() => rows(page).count()).toBeLessThan(ALL)
  await expect(page.getByText(/in this area$/).first()).toBeVisible()
  const before = await rows(page).allInnerTexts()
  const { width = 0, height = 0 } = (await map(page).boundingBox()) ?? {}
  // Beside every location: on one the press opens it.
  await map(page).click({ position: { x: width * 0.06, y: height * 0.06 } })
  await expect.poll(() => rows(page).allInnerTexts()).not.toEqual(before)
  await expect(page).toHaveURL(SCREEN)
})

test('Filters narrow the list, and what fits nothing can be cleared', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await filter(page, t('locations.filter.dc')).click()
  await expect(page).toHaveURL(`${SCREEN}?filter=dc`)
  await expect(page.getByRole('heading', { name: t('locations.noMatch.title') })).toBeVisible()
  await button(page, t('locations.filter.clear')).click()
  await expect(rows(page)).toHaveCount(ALL)
  await expect(page).toHaveURL(SCREEN)
})

test('A driver sees the own locations and no one else’s, whatever the address says', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', `${SCREEN}?location=${GENT.id}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, 'Home · Leuven')).toBeVisible()
  await expect(page.getByText(t('locations.sheet.missing'), { exact: true })).toBeVisible()
  await expect(page.getByText(errorText('UnknownChargeLocation'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('locations.favourite.add') })).toHaveCount(0)
  await button(page, t('locations.sheet.back')).click()
  await expect(page).toHaveURL(SCREEN)
  await expect(page.getByText(t('locations.sheet.missing'), { exact: true })).toHaveCount(0)
})

test('A map without locations says so, and how to get one', async ({ page, signInAs }) => {
  await signInAs('driver-empty', SCREEN)
  await expect(page.getByRole('heading', { name: t('locations.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('locations.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=CHARGER',
  )
  await expect(map(page)).toHaveCount(0)
})

test('On a phone the list lies over the map at three stops, and a location opens in the same sheet', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fleet', SCREEN)
  // The search floats on the map, below the bar.
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await page.getByRole('search').boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 844))
  await expect(rows(page)).toHaveCount(ALL)
  await expect(map(page)).toBeVisible()
  const top = async () => (await rows(page).first().boundingBox())?.y ?? 0
  /** Clicks wait until the sheet is still. */
  const stop = (name: 'map' | 'list') =>
    page
      .getByRole('group', { name: t('locations.show') })
      .getByText(t(`locations.show.${name}`), { exact: true })
  const half = await top()
  await stop('map').click()
  await expect(page).toHaveURL(`${SCREEN}?show=map`)
  await expect.poll(top).toBeGreaterThan(half + 100)
  await stop('list').click()
  await expect(page).toHaveURL(`${SCREEN}?show=list`)
  await expect.poll(top).toBeLessThan(half - 100)

  // Dragged by its head to where it is low.
  const head = page.getByRole('group', { name: t('locations.show') })
  // Hovering waits until the sheet is still: a box that is read while it moves is no longer there.
  await head.hover()
  const box = await head.boundingBox()
  if (!box) throw new Error('The sheet has no head')
  await page.mouse.move(350, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(350, 760, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(`${SCREEN}?show=map`)

  await row(page, 'Depot Antwerpen').click()
  const open = sheet(page, 'Depot Antwerpen')
  await expect(open.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: t('locations.show.half') })).toBeChecked()
  await expect(open.getByText(t('locations.price'), { exact: true })).toBeAttached()
  await expect(open.getByText(t('tariff.example')).first()).toBeAttached()
  await open.getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(row(page, 'Depot Antwerpen')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
})

/** Which of the colours of land, other countries and water the map shows, as they are in the theme. */
const groundSeen = (page: Page) =>
  map(page).evaluate((element) => {
    const names = ['land', 'abroad', 'water']
    const probe = element.appendChild(document.createElement('span'))
    const dot = document.createElement('canvas').getContext('2d')
    const numbers = names.map((name) => {
      probe.style.color = `var(--${name})`
      if (dot) dot.fillStyle = getComputedStyle(probe).color
      dot?.fillRect(0, 0, 1, 1)
      return new Uint32Array(dot?.getImageData(0, 0, 1, 1).data.buffer ?? new ArrayBuffer(4))[0]
    })
    probe.remove()
    const layers = [...element.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas')]
    const drawn = new Set(
      layers.flatMap((canvas) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
        return pixels ? [...new Set(new Uint32Array(pixels.data.buffer))] : []
      }),
    )
    return names.filter((_, index) => drawn.has(numbers[index] ?? 0))
  })

test('Without tiles the map tells land, other countries and the sea apart, in both themes', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(page.getByText(t('locations.map.noStreets'))).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // From farther away, where there is a sea.
    if (colorScheme === 'dark') await button(page, t('locations.map.out')).click()
    await expect.poll(() => groundSeen(page)).toEqual(['land', 'abroad', 'water'])
  }
})

test('Where its ground cannot be had the map stands on plain land, with all its locations', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(/\/ground-/)
  await page.route(/\/ground-[^/]*\.json$/, (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => /\/ground-/.test(request.url()))
  await signInAs('fleet', SCREEN)
  await asked
  await expect.poll(() => groundSeen(page)).toEqual(['land'])
  await expect(rows(page)).toHaveCount(ALL)
  for (let press = 0; press < 3; press += 1) await button(page, t('locations.map.in')).click()
  await expect.poll(() => rows(page).count()).toBeLessThan(ALL)
  await button(page, t('locations.map.all')).first().click()
  await expect(rows(page)).toHaveCount(ALL)
})

/** Names tiles in the portal's configuration. */
const withTiles = (page: Page, origin: string) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), tiles: mockTiles(origin) } })
  })

test('A base map of tiles takes the place of the outline once they come, and says whose they are', async ({
  page,
  mock,
  baseURL,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/outside/tiles/'))
  const origin = baseURL ?? ''
  await withTiles(page, origin)
  await mock.fault('outside.tiles', { kind: 'status', status: 503 })
  await signInAs('fleet', SCREEN)
  // Tiles that fail leave the outline where it is.
  await expect(page.getByText(t('locations.map.noStreets'))).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  await mock.clearFaults()
  const tile = page.waitForResponse(
    (response) => /\/outside\/tiles\/\d+\/\d+\/\d+\.svg/.test(response.url()) && response.ok(),
  )
  await page.reload()
  await tile
  await expect(page.getByText(mockTiles(origin).attribution)).toBeVisible()
  await expect(page.getByText(t('locations.map.noStreets'))).toHaveCount(0)
})

test('A favourite is remembered, comes first in the list, and can be removed', async ({ page, signInAs }) => {
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

test('Ten thousand locations are a virtual list that draws only rows in sight, by keyboard too', async ({
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

  // The row that has the focus stays; the next one is a Tab away wherever the list is scrolled.
  const wanted = page.getByRole('link', { name: /^Depot 5000\b/ })
  await list.evaluate((element) => {
    const box = element.closest('section')
    if (box) box.scrollTop = element.getBoundingClientRect().height / 2
  })
  await expect(wanted).toBeVisible()
  await wanted.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Depot 5001\b/ })).toBeFocused()
  await expect(rows(page).filter({ has: page.locator(':focus') })).toHaveAttribute('aria-posinset', '5002')
  expect(await rows(page).count()).toBeLessThan(80)
})

test('The keyboard skips the list and is on the map', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await expect(map(page)).toBeVisible()
  const skip = page.getByRole('link', { name: t('locations.skipToMap') })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(map(page)).toBeFocused()
})

test('‘Where I am’ asks the device at the press only: found it orders the list, refused it says what to do', async ({
  page,
  context,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset['located'] = 'true'
      ask(...given)
    }
  })
  await signInAs('fleet', SCREEN)
  const where = button(page, t('locations.me'))
  await expect(where).toBeVisible()
  expect(await page.locator('html').getAttribute('data-located')).toBeNull()
  await where.click()
  await expect(page.getByText(t('locations.me.refused'))).toBeVisible()
  await expectAccessible(page)
  await button(page, t('locations.me.close')).click()
  await expect(page.getByText(t('locations.me.refused'))).toBeHidden()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.0543, longitude: 3.7174 })
  await where.click()
  await expect(page.getByText(t('locations.me.near'))).toBeVisible()
  await expect(rows(page).first()).toContainText(GENT.name)
  // Neither the address nor the device keeps it.
  expect(page.url()).not.toContain('51.05')
  await button(page, t('locations.map.all')).first().click()
  await expect(page.getByText(t('locations.me.near'))).toBeHidden()
})
