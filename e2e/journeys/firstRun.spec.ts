import { resolve } from 'node:path'
import { coldVisit } from '../../.ci/bytes.mjs'
import { expectAccessible } from '../accessibility/axe.ts'
import { openAs } from '../signIn.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'

const DIST = resolve(import.meta.dirname, '../../apps/web/dist')

test('A driver signs in with one click and sees the dashboard', async ({ page, signInByClick }) => {
  const greetings = [t('dashboard.morning'), t('dashboard.afternoon'), t('dashboard.evening')]
  await signInByClick('driver')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(greetings.join('|')) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('dashboard.energyPerDay') })).toBeVisible()
  await expectAccessible(page)
})

/** Scripts that the page loads from now on and that the byte gate did not count. */
const uncountedOf = (page: Page) => {
  const counted = coldVisit(DIST).dashboard.map(({ file }) => `/${file}`)
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(new URL(response.url()).pathname)
  })
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loaded.size).toBeGreaterThan(0)
    return [...loaded].filter((path) => path.startsWith('/assets/') && !counted.includes(path))
  }
}

test('The dashboard loads no script that the byte gate did not count', async ({ page }) => {
  const uncounted = uncountedOf(page)
  await openAs(page, 'driver', '/dashboard')
  expect(await uncounted()).toEqual([])
})

test('A sign-in loads no script that the byte gate did not count', async ({ page, signInByClick }) => {
  const uncounted = uncountedOf(page)
  await signInByClick('driver')
  expect(await uncounted()).toEqual([])
})
