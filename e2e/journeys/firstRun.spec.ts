import { resolve } from 'node:path'
import { coldVisit } from '../../.ci/bytes.mjs'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'

const DIST = resolve(import.meta.dirname, '../../apps/web/dist')

test('A driver signs in with one click and sees the dashboard', async ({ page, signInByClick }) => {
  const greetings = [t('dashboard.morning'), t('dashboard.afternoon'), t('dashboard.evening')]
  await signInByClick('driver')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(greetings.join('|')) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('dashboard.energyPerDay') })).toBeVisible()
  await expectAccessible(page)
})

test('The dashboard loads no script that the byte gate did not count', async ({ page, signInByClick }) => {
  const counted = coldVisit(DIST).dashboard.map(({ file }) => `/${file}`)
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(new URL(response.url()).pathname)
  })
  await signInByClick('driver')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.size).toBeGreaterThan(0)
  expect([...loaded].filter((path) => path.startsWith('/assets/') && !counted.includes(path))).toEqual([])
})
