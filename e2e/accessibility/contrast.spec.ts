import { rowLinks } from '../journeys/serverTable.ts'
import { button, expectDashboard } from '../journeys/views.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { expectAccessible } from './axe.ts'

test('In a forced-colors theme a user can see which option is selected, and statuses keep their colours', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs('fleet')
  await expectDashboard(page)
  await expect(page.locator('.segment:has(:checked)').first()).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('.bar-tab[aria-current]')).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('[data-swatch]').first()).toHaveCSS('forced-color-adjust', 'none')
  await expect(page.locator('[data-swatch]').first()).toHaveCSS('border-top-width', '1px')
  const [ink, ground] = await page.evaluate(() =>
    ['CanvasText', 'Canvas'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = name
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }),
  )
  await expect(page.locator('main svg text').first()).toHaveCSS('fill', ink ?? '')
  await page.goto('/my/chargepoints')
  await expect(page.locator('.drawer-item[aria-current]')).toHaveCSS('outline-style', 'solid')
  await page.goto('/locations')
  const chip = button(page, t('locations.filter.ac'))
  await expect(chip).toHaveCSS('outline-style', 'none')
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  await expect(chip).toHaveCSS('outline-style', 'solid')
  // Only the selected location has an edge.
  await page.locator('main li a[id^=location-]').first().click()
  await expect(page.locator('a[id^=location-][aria-current]')).not.toHaveCSS(
    'border-left-color',
    ground ?? '',
  )
  await expect(page.locator('a[id^=location-]:not([aria-current])').first()).toHaveCSS(
    'border-left-color',
    ground ?? '',
  )
  // Each state in the legend has a shape.
  await expect(page.locator('main details li:has(svg) [data-swatch]')).toHaveCount(5)
  // A switch has different track colours for on and off, and its thumb differs from its track.
  await button(page, t('consent.preferences')).click()
  const grounds = await page.locator('dialog[open] .switch').evaluateAll((all) =>
    all.map((one) => {
      const thumb = one.parentElement?.querySelector('.switch-thumb')
      const ground = (box: Element) => getComputedStyle(box).backgroundColor
      return { isOn: one.matches(':checked'), track: ground(one), thumb: thumb ? ground(thumb) : '' }
    }),
  )
  const [on, off] = [grounds.find(({ isOn }) => isOn), grounds.find(({ isOn }) => !isOn)]
  expect(on?.track).not.toBe(off?.track)
  for (const { track, thumb } of grounds) expect(thumb).not.toBe(track)
  await page.keyboard.press('Escape')
  const map = page.getByRole('application')
  await expect(map).toHaveCSS('forced-color-adjust', 'none')
  // The focus ring of the map is drawn over its canvas.
  await page.emulateMedia({ forcedColors: 'none' })
  await map.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(map).toBeFocused()
  expect(await map.evaluate((one) => getComputedStyle(one, '::after').borderTopWidth)).toBe('3px')
})

test('While the next page loads, a progress line appears and the current rows stay readable', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/tokens')
  await expect(rowLinks(page).first()).toBeVisible()
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/token\/BCO\/filtered/, async (route) => {
    await answered
    await route.continue()
  })
  await button(page, t('table.next')).click()
  const line = page.locator('.table-progress')
  await expect(line).toHaveCSS('opacity', '1')
  await expect(line).toHaveCSS('height', '2px')
  // Neither the row nor an ancestor may be faded.
  const faint = await page
    .locator('tbody tr')
    .first()
    .evaluate((row) => {
      const found: string[] = []
      for (let box: Element | null = row; box; box = box.parentElement)
        if (getComputedStyle(box).opacity !== '1') found.push(box.className)
      return found
    })
  expect(faint).toEqual([])
  answer()
  await expect(line).toHaveCount(0)
})

test('Charts, control borders and destructive buttons have enough contrast in both themes', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const ratios = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const luminance = (name: string) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(${name})`
        if (!canvas) return 0
        canvas.fillStyle = getComputedStyle(probe).color
        canvas.fillRect(0, 0, 1, 1)
        probe.remove()
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const ratio = (one: string, other: string) => {
        const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
        return (high + 0.05) / (low + 0.05)
      }
      return {
        bars: ratio('--chart', '--surface'),
        edges: ratio('--line-control', '--canvas'),
        edgesOnSunken: ratio('--line-control', '--sunken'),
        chosen: ratio('--accent-ink', '--raised'),
        destroys: ratio('--on-danger', '--danger'),
        destroysOnSurface: ratio('--danger', '--surface'),
      }
    })
    // Bars and selected segments use the measured colours.
    const colourOf = (name: string) =>
      page.evaluate((token) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(${token})`
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }, name)
    await expect(page.locator('[data-bar] > path').first()).toHaveCSS('fill', await colourOf('--chart'))
    const segment = page.locator('.segment:has(:checked)').first()
    await expect(segment).toHaveCSS('color', await colourOf('--accent-ink'))
    expect(await segment.evaluate((one) => getComputedStyle(one).boxShadow)).toContain(
      `${await colourOf('--line-control')} 0px 0px 0px 1px`,
    )
    expect(ratios.bars).toBeGreaterThanOrEqual(3)
    expect(ratios.edges).toBeGreaterThanOrEqual(3)
    expect(ratios.edgesOnSunken).toBeGreaterThanOrEqual(3)
    expect(ratios.chosen).toBeGreaterThanOrEqual(4.5)
    expect(ratios.destroys).toBeGreaterThanOrEqual(4.5)
    expect(ratios.destroysOnSurface).toBeGreaterThanOrEqual(3)
  }
  await expectAccessible(page)
})
