import { mockTiles } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { ALL, counted, GENT, map, row, rows, SCREEN, sheet } from './locationsPage.ts'
import { button, failedRequest, type Page } from './views.ts'

test('When the map fails to load, the locations screen works as a list', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(/\/mapLibrary-/)
  await page.route(/\/mapLibrary-[^/]*\.js$/, (route) => route.abort())
  await signInAs('fleet', SCREEN)
  await expect(page.getByRole('heading', { name: t('locations.map.failed') })).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  await row(page, GENT.name).click()
  await expect(sheet(page, GENT.name).getByRole('listitem').first()).toBeVisible()
})

test('The list shows only the locations in the visible map area', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(map(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(ALL)
  for (let press = 0; press < 3; press += 1) await button(page, t('common.zoomIn')).click()
  await expect.poll(() => rows(page).count()).toBeLessThan(ALL)
  await expect(page.getByText(/in this area$/).first()).toBeVisible()
  await button(page, t('locations.map.all')).first().click()
  await expect(rows(page)).toHaveCount(ALL)
  await counted(page, ALL)
})

test('A user who cannot drag moves the map by pressing a place, which becomes its centre', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(map(page)).toBeVisible()
  for (let press = 0; press < 3; press += 1) await button(page, t('common.zoomIn')).click()
  await expect.poll(() => rows(page).count()).toBeLessThan(ALL)
  await expect(page.getByText(/in this area$/).first()).toBeVisible()
  const before = await rows(page).allInnerTexts()
  const { width = 0, height = 0 } = (await map(page).boundingBox()) ?? {}
  // Away from every location, because a click on one would open it.
  await map(page).click({ position: { x: width * 0.06, y: height * 0.06 } })
  await expect.poll(() => rows(page).allInnerTexts()).not.toEqual(before)
  await expect(page).toHaveURL(SCREEN)
})

test('On a phone the list sheet over the map has three stops, and a location opens in the same sheet', async ({
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
  /** Control for a stop of the sheet. A click on it waits until the sheet stops moving. */
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

  // Drag the sheet by its header to the lowest position.
  const head = page.getByRole('group', { name: t('locations.show') })
  // Hovering waits until the sheet stops moving: a box read earlier would be outdated.
  await head.hover()
  const box = await head.boundingBox()
  if (!box) throw new Error('The sheet has no header.')
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
  // Opening a location while the list covers the map does not move the sheet.
  await stop('list').click()
  await row(page, 'Depot Antwerpen').click()
  await expect(sheet(page, 'Depot Antwerpen').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: t('locations.show.list') })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
})

/** Returns which of the theme's colours for land, other countries and water the map shows. */
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

test('Without tiles the map distinguishes land, other countries and the sea in both themes', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(page.getByText(t('locations.map.noStreets'))).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Zoom out once so that the sea is visible.
    if (colorScheme === 'dark') await button(page, t('common.zoomOut')).click()
    await expect.poll(() => groundSeen(page)).toEqual(['land', 'abroad', 'water'])
  }
})

test('When its outline fails to load, the map shows all locations on plain land', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(/\/ground-/)
  await page.route(/\/ground-[^/]*\.json$/, (route) => route.abort())
  const failedRequest = page.waitForEvent('requestfailed', (request) => /\/ground-/.test(request.url()))
  await signInAs('fleet', SCREEN)
  await failedRequest
  await expect.poll(() => groundSeen(page)).toEqual(['land'])
  await expect(rows(page)).toHaveCount(ALL)
  for (let press = 0; press < 3; press += 1) await button(page, t('common.zoomIn')).click()
  await expect.poll(() => rows(page).count()).toBeLessThan(ALL)
  await button(page, t('locations.map.all')).first().click()
  await expect(rows(page)).toHaveCount(ALL)
})

const withTiles = (page: Page, origin: string) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), tiles: mockTiles(origin) } })
  })

test('Once loaded, map tiles and their attribution replace the outline', async ({
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
  // Failing tiles leave the outline visible.
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

test('A keyboard user skips the list to reach the map', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expect(rows(page)).toHaveCount(ALL)
  await expect(map(page)).toBeVisible()
  const skip = page.getByRole('link', { name: t('locations.skipToMap') })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(map(page)).toBeFocused()
})

test('‘Where I am’ requests the position only when pressed, then sorts the list or explains what to do after a denial', async ({
  page,
  context,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset['located'] = 'true'
      ask(...args)
    }
  })
  await signInAs('fleet', SCREEN)
  const where = button(page, t('locations.me'))
  await expect(where).toBeVisible()
  expect(await page.locator('html').getAttribute('data-located')).toBeNull()
  await where.click()
  await expect(page.getByText(t('locations.me.refused'))).toBeVisible()
  await expectAccessible(page)
  await button(page, t('common.close')).click()
  await expect(page.getByText(t('locations.me.refused'))).toBeHidden()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.0543, longitude: 3.7174 })
  await where.click()
  await expect(page.getByText(t('locations.me.near'))).toBeVisible()
  await expect(rows(page).first()).toContainText(GENT.name)
  // The position is not in the URL.
  expect(page.url()).not.toContain('51.05')
  await button(page, t('locations.map.all')).first().click()
  await expect(page.getByText(t('locations.me.near'))).toBeHidden()
})
