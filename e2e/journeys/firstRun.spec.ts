import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expectAccessible } from '../accessibility/axe.ts'
import { openAs } from '../signIn.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'

test('A driver signs in with one click and sees the dashboard', async ({ page, signInByClick }) => {
  const greetings = [t('dashboard.morning'), t('dashboard.afternoon'), t('dashboard.evening')]
  await signInByClick('driver')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(greetings.join('|')) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('dashboard.energyPerDay') })).toBeVisible()
  await expectAccessible(page)
})

/** Records the scripts loaded from now on; the returned function resolves with their gzipped sizes in bytes. */
const watchScripts = (page: Page) => {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body())
  })
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    return (await Promise.all(bodies.values())).map((body) => gzipSync(body).length)
  }
}

/** The budget that `.ci/budget.mjs` checks. */
const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../../.ci/budget.json'), 'utf8')) as {
  readonly files: number
  readonly firstVisit: number
}

test('The first visit of a driver stays within the script budget', async ({ page }) => {
  const scripts = watchScripts(page)
  await openAs(page, 'driver', '/dashboard')
  const sizes = await scripts()
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.length).toBeLessThanOrEqual(budget.files)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.firstVisit)
})
