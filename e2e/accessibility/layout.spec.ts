import { LANGUAGES } from '@portal/schemas'
import { rowLinks } from '../journeys/serverTable.ts'
import { button, expectDashboard, type Page, title } from '../journeys/views.ts'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'

const boxOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const NO_GROUND = 'rgba(0, 0, 0, 0)'

const speak = (page: Page, language: string) =>
  page.evaluate((one) => window.localStorage.setItem('charge-portal:language', one), language)

const cutTexts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent.trim().slice(0, 60)),
    )

test('On a tablet the menu is a strip of icons that opens over the page, and no tab is cut', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signInAs('fleet', '/my/chargepoints')
  const strip = page.getByRole('navigation', { name: t('shell.sideMenu') })
  for (const language of LANGUAGES) {
    const { t: say } = await textsIn(language)
    await speak(page, language)
    await page.goto('/my/chargepoints')
    await expect(title(page, say('chargers.title'))).toBeVisible()
    for (const width of [768, 1024, 1099]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('navigation', { name: say('shell.sideMenu') })).toHaveCSS('width', '48px')
      const tabs = page.getByRole('navigation', { name: say('shell.navigation') })
      expect(await cutTexts(page, 'header nav, header nav a')).toEqual([])
      expect((await boxOf(tabs)).height).toBe(56)
      // The product name is visually hidden, but still names the link.
      await expect(page.getByRole('banner').getByText('Charge Portal')).toHaveCSS('width', '1px')
      const relation = page.locator('.menu-opener-field').locator('..')
      expect((await boxOf(relation)).width).toBeGreaterThanOrEqual(160)
    }
  }
  await speak(page, 'en')
  await page.goto('/my/chargepoints')
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(title(page, t('chargers.title'))).toBeVisible()
  const before = await boxOf(page.getByRole('main'))
  await button(page, t('shell.menu.show')).click()
  const sheet = page.getByRole('dialog', { name: t('shell.sideMenu') })
  await expect(sheet.getByRole('link', { name: t('shell.chargers') })).toBeVisible()
  expect(await boxOf(page.locator('main'))).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(button(page, t('shell.menu.show'))).toBeFocused()
  await expect(strip).toBeVisible()

  // On a phone the relation has its own row under the tabs, as wide as the window.
  await page.setViewportSize({ width: 390, height: 844 })
  const relation = page.locator('.menu-opener-field')
  const [row, tabs] = [await boxOf(relation), await boxOf(page.locator('.bar-tabs'))]
  expect(row.y).toBeGreaterThanOrEqual(tabs.bottom)
  expect(row.width).toBeGreaterThan(340)
})

test('The menu, the tab and the footer are in place, record columns follow the window width, and each new screen focuses its heading', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet')
  await expectDashboard(page)
  await button(page, t('shell.language')).click()
  const menu = page.getByRole('menu', { name: t('shell.language') }).locator('..')
  // The menu slides in.
  await expect.poll(async () => (await boxOf(menu)).y).toBe(62)
  await page.keyboard.press('Escape')
  // The first page leaves the focus at the start of the document; later ones focus their heading.
  await page.getByRole('link', { name: t('shell.administration'), exact: true }).click()
  await expect(page).toHaveURL(/\/my\//)
  await expect(page.locator('main h1')).toBeFocused()
  await page.getByRole('link', { name: t('shell.chargers'), exact: true }).click()
  await expect(title(page, t('chargers.title'))).toBeFocused()
  const [tab, drawer] = [
    await boxOf(page.locator('.bar-tab[aria-current]')),
    await boxOf(page.locator('.drawer')),
  ]
  expect(tab.bottom).toBe(drawer.y)
  await rowLinks(page).first().click()
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('main footer')).toHaveCount(0)
  // Current state, history and facts are side by side if there is room.
  const columns = () =>
    page
      .locator('.record-columns')
      .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)
  for (const [width, count] of [
    [1600, 3],
    [1280, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns).toBe(count)
  }
  expect(await page.locator('ul:not(:has(li))').count()).toBe(0)
})

test('A table names its rows and has a header 38 px high; a user can select and copy identifiers', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs('fleet', '/my/chargepoints?rows=25')
  await expect(rowLinks(page).first()).toBeVisible()
  await expect(page.locator('tbody th[scope=row]')).toHaveCount(25)
  expect((await boxOf(page.locator('thead tr'))).height).toBe(38)
  // Only normal states have no background.
  const badge = (word: string) =>
    page
      .locator('tbody .status-badge')
      .filter({ has: page.getByText(word, { exact: true }) })
      .first()
  await expect(badge(t('status.AVAILABLE'))).toHaveCSS('background-color', NO_GROUND)
  for (const word of [t('status.ERROR'), t('status.CHARGING')])
    await expect(badge(word)).not.toHaveCSS('background-color', NO_GROUND)
  // A silent charger also shows its last state.
  const silent = page.locator('tbody .silent-badge').first()
  await expect(silent.locator('.status-badge')).toHaveText(t('status.OFFLINE'))
  await expect(silent.locator('.silent-was')).toHaveText(/^was /)
  // Without room for both parts, only the first remains, with the age and an edge in the colour of the last state.
  const hasWhole = () =>
    silent.evaluate((one) => {
      const was = one.querySelector('.silent-was')?.getBoundingClientRect().top ?? 0
      return was < one.getBoundingClientRect().bottom
    })
  expect(await hasWhole()).toBe(true)
  await silent.evaluate((one) => {
    one.style.maxWidth = '12rem'
  })
  expect(await hasWhole()).toBe(false)
  await expect(silent.locator('.silent-brief')).toHaveAttribute('data-age', / ago$/)
  const first = page.locator('tbody tr').first()
  const id = first.locator('.copy-id')
  const text = await id.innerText()
  await id.dblclick({ position: { x: 12, y: 8 } })
  await expect(page).toHaveURL(/chargepoints\?rows=25$/)
  expect(text).toContain(await page.evaluate(() => String(getSelection()).trim()))
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(2)
  await id.getByRole('button').click()
  await expect(id.getByText(t('faces.copied'))).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  // The button also appears when focus enters the row.
  await page.mouse.move(0, 0)
  await expect(id.getByRole('button', { includeHidden: true })).toHaveCSS('opacity', '0')
  await rowLinks(page).first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(id.getByRole('button')).toHaveCSS('opacity', '1')
  await rowLinks(page).first().click()
  // In a record the button is a tab stop and appears on focus.
  const copy = page.locator('dd .copy-id button').first()
  await expect(copy).toHaveCSS('opacity', '0')
  await copy.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await expect(copy).toHaveCSS('opacity', '1')
  // The exact time of an age appears on focus, and stays while the pointer moves to it.
  const age = page.locator('dd time').first()
  await age.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const tip = page.locator('[popover].tooltip:popover-open')
  await expect(tip).toHaveText(/\d{4}, \d\d:\d\d/)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await age.hover()
  await expect(tip).toHaveCount(1)
  await tip.hover()
  // Longer than the hide delay of a tooltip.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 300)
      }),
  )
  await expect(tip).toHaveCount(1)

  // The card number is the link of its row: dragging over it selects it without opening the card.
  await page.goto('/my/tokens')
  const number = rowLinks(page).first()
  await expect(number).toBeVisible()
  const { x, y, width, height } = await boxOf(number.locator('span').first())
  await page.mouse.move(x + 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width - 2, y + height / 2, { steps: 5 })
  await page.mouse.up()
  expect((await page.evaluate(() => String(getSelection()))).length).toBeGreaterThan(6)
  await expect(page).toHaveURL(/tokens$/)
})

test('A screen reader gets each figure with its name, and a chart as one image with a summary', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet')
  await expectDashboard(page)
  const energy = page
    .getByRole('main')
    .locator('dl')
    .filter({ hasText: t('dashboard.energy') })
  await expect(energy.locator('dt')).toContainText(t('dashboard.energy'))
  await expect(energy.locator('dd').first()).toHaveText(/^[\d.,]+\s*kWh$/)
  const chart = page.getByRole('img', { name: /^Energy per day/ })
  await expect(chart).toHaveAttribute('aria-label', /\d+ days? with charging, most on \w+/)
  await expect(chart.locator('[tabindex], [role], [aria-label]')).toHaveCount(0)
  await chart.focus()
  const tip = page.locator('.chart-tip')
  await expect(tip).toBeVisible()
  const last = await tip.innerText()
  await page.keyboard.press('ArrowLeft')
  await expect(tip).not.toHaveText(last)
})

/** Text spacing that a user may set (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

test('With wider text spacing, no French text is cut off and no page is too wide', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet')
  await speak(page, 'fr')
  for (const path of ['/dashboard', '/my/chargepoints', '/locations']) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main .animate-shimmer')).toHaveCount(0)
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, SPACING)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBe(0)
      // The menu takes a moment to resize.
      await expect
        .poll(() => cutTexts(page, '.drawer-item span, dl dd, header button span, main li a span'), {
          message: `${path} at ${width} px`,
        })
        .toEqual([])
    }
  }
})

test('The buttons of secrets, notices and sheets are aligned with their content', async ({
  page,
  signInAs,
}) => {
  // On a phone values align with the end of their card; on wider screens they follow their names.
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fleet', '/ui-elements')
  const show = page
    .locator('dd')
    .getByRole('button', { name: /^Show / })
    .first()
  await expect(show).toBeVisible()
  const [ends, lineEnds] = await show.evaluate((one) => {
    const padding = Number.parseFloat(getComputedStyle(one).paddingRight)
    const line = one.closest('dd')?.getBoundingClientRect().right ?? 0
    return [one.getBoundingClientRect().right - padding, line]
  })
  expect(Math.abs(ends - lineEnds)).toBeLessThanOrEqual(1)

  await page.setViewportSize({ width: 1280, height: 800 })
  const actions = page.locator('.notice-actions').first()
  await expect(actions).toBeVisible()
  const [middle, linesMiddle] = await actions.evaluate((one) => {
    const centre = (box: DOMRect) => box.top + box.height / 2
    const words = one.previousElementSibling
    if (!words) throw new Error('The notice has no text before its buttons.')
    const { lineHeight } = getComputedStyle(words)
    const { top, height } = words.getBoundingClientRect()
    const first = one.querySelector('button, a')
    if (!first) throw new Error('The notice has no button.')
    return [
      centre(first.getBoundingClientRect()),
      top + Math.min(height, 2 * Number.parseFloat(lineHeight)) / 2,
    ]
  })
  expect(Math.abs(middle - linesMiddle)).toBeLessThanOrEqual(1)

  // The title of a sheet and its button are aligned in a header at least 56 px high.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/my/account-type?start=SUPPORT')
  await page.locator('main [aria-haspopup=dialog]').first().click()
  const head = page.locator('dialog[open] h2').locator('..')
  await expect(head).toBeVisible()
  expect((await boxOf(head)).height).toBeGreaterThanOrEqual(56)
  const [title, close] = [await boxOf(head.locator('h2')), await boxOf(head.getByRole('button'))]
  expect(Math.abs(title.y + title.height / 2 - (close.y + close.height / 2))).toBeLessThanOrEqual(1)
})

test('Figures fit their tiles on narrow phones, and the dashboard is in reading order', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  // At 320 px there is one tile per row; slightly wider there are two, with units below the figures. No figure
  // overflows its tile.
  for (const language of LANGUAGES) {
    await speak(page, language)
    await page.reload()
    await expect(page.locator('.tile-row .tile-unit')).toHaveCount(2)
    for (const [width, columns] of [
      [390, 2],
      [345, 2],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      const lefts = await page
        .locator('.tile')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(columns)
      expect(await cutTexts(page, 'main dl, main dl dd')).toEqual([])
    }
  }
  // Reading order: running sessions, figures, energy, chargers.
  const tops = await page
    .locator('main section, main dl')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})
