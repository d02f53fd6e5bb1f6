import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { expect, type Page, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { expectDetails, expectFits, failedRequest, title } from './views.ts'

const DEPOT = { id: 'CP000012', name: 'Depot Gent · bay 2', address: '/my/chargepoints/CP000012' }

const light = t('settings.key.LightIntensity')
const interval = t('settings.key.HeartbeatInterval')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const review = (page: Page) => page.getByRole('dialog', { name: t('settings.review.title') })
const conflict = (page: Page) => page.getByRole('dialog', { name: t('settings.conflict.title') })
const value = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).getByRole('definition')

const open = async (page: Page) => expect(title(page, DEPOT.name)).toBeVisible()
const edit = async (page: Page) => {
  await press(page, t('settings.edit'))
  await expect(field(page, light)).toBeVisible()
}

const changeElsewhere = async (mock: Mock, settings: Readonly<Record<string, string>>) => {
  const { ask } = await mock.as('fleet')
  const { data } = await ask(`/v3.1/chargepoint/BCO/${DEPOT.id}/Settings`)
  const Settings = Object.entries(settings).map(([Key, Value]) => ({ Key, Value }))
  await ask('/v3.1/chargepoint/BCO/Update', { Id: DEPOT.id, Version: data?.['Version'], Settings }, 'PUT')
}

test('A user reviews and saves changed settings, which survive a reload', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', DEPOT.address)
  await open(page)
  await expect(value(page, light)).toHaveText('80')
  await edit(page)
  await field(page, light).fill('40')
  await expect(field(page, light)).toHaveAccessibleDescription(t('settings.was', { value: '80' }))
  await field(page, interval).fill('600')
  await press(page, t('common.undoChange', { name: interval }))
  await expect(field(page, interval)).toBeFocused()
  await page
    .getByRole('combobox', { name: t('settings.key.LocalPreAuthorize') })
    .selectOption({ label: t('settings.off') })
  await press(page, t('settings.review', { count: 2 }))
  await expect(review(page).getByRole('row', { name: `${light} 80 40` })).toBeVisible()
  await expect(review(page).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await press(page, t('settings.save', { count: 2 }))
  await expect(page.getByText(t('settings.saved'))).toBeVisible()
  await page.reload()
  await expect(value(page, light)).toHaveText('40')
  expect(await mock.journal('putChargepoint')).toHaveLength(1)
})

test('A conflicting change shows both versions side by side', async ({ page, mock, errors, signInAs }) => {
  errors.allow(failedRequest('/chargepoint/BCO/Update'))
  await signInAs('fleet', DEPOT.address)
  await open(page)
  await edit(page)
  await field(page, light).fill('40')
  await field(page, t('settings.key.ConnectionTimeOut')).fill('90')
  await changeElsewhere(mock, { LightIntensity: '10', HeartbeatInterval: '900' })
  await press(page, t('settings.review', { count: 2 }))
  await press(page, t('settings.save', { count: 2 }))
  const both = conflict(page).getByRole('group', { name: new RegExp(`^${light.replace(/[()]/g, '\\$&')}`) })
  await expect(both.getByRole('radio', { name: `${t('settings.mine')} 40` })).not.toBeChecked()
  // Changes made only by the colleague are shown, but need no decision.
  await expect(conflict(page).getByRole('row', { name: `${interval} 300 900` })).toBeVisible()
  const merge = conflict(page).getByRole('button', { name: t('settings.merge') })
  await expect(merge).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await press(page, t('settings.keepMine'))
  await expect(both.getByRole('radio', { name: `${t('settings.mine')} 40` })).toBeChecked()
  await both.getByRole('radio', { name: `${t('settings.theirs')} 10` }).check()
  await merge.click()
  await expect(page.getByText(t('settings.saved'))).toBeVisible()
  await expect(value(page, light)).toHaveText('10')
  await expect(value(page, interval)).toHaveText('900')
  await expect(value(page, t('settings.key.ConnectionTimeOut'))).toHaveText('90')
})

test('A value that the charger rejects shows the reason and stays in its field', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/Update'))
  await signInAs('fleet', DEPOT.address)
  await open(page)
  await edit(page)
  await field(page, light).fill('900')
  await press(page, t('settings.review', { count: 1 }))
  await press(page, t('settings.save', { count: 1 }))
  await expect(review(page).getByRole('alert')).toContainText(t('settings.refused'))
  await expectDetails(page, 'not valid for LightIntensity')
  await press(page, t('settings.back'))
  await expect(field(page, light)).toHaveValue('900')
})

test('After a connection is lost while saving, a retry sends the same write with the same idempotency key', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/Update'))
  await signInAs('fleet', DEPOT.address)
  await open(page)
  await edit(page)
  await field(page, light).fill('40')
  const intents: (string | undefined)[] = []
  // The server saves the change, but the response is lost.
  await page.route('**/chargepoint/BCO/Update', async (route) => {
    intents.push(route.request().headers()['idempotency-key'])
    if (intents.length > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await press(page, t('settings.review', { count: 1 }))
  await press(page, t('settings.save', { count: 1 }))
  await expect(review(page).getByRole('alert')).toContainText(t('settings.unknown'))
  await press(page, t('faces.retry'))
  await expect(page.getByText(t('settings.saved'))).toBeVisible()
  expect(intents).toEqual([intents[0], intents[0]])
  expect(await mock.journal('putChargepoint')).toHaveLength(2)
})

test('Typed text survives navigation, and is discarded only after confirmation', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', DEPOT.address)
  await open(page)
  await edit(page)
  await field(page, light).fill('40')
  await page
    .getByRole('navigation', { name: t('common.breadcrumb') })
    .getByRole('link', { name: t('chargers.title') })
    .click()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await page.goBack()
  await expect(field(page, light)).toHaveValue('40')
  await press(page, t('common.cancel'))
  const leaving = page.getByRole('dialog', { name: t('settings.leaving.title') })
  await expect(leaving).toContainText(t('settings.leaving.text', { count: 1 }))
  await page.keyboard.press('Escape')
  await expect(field(page, light)).toHaveValue('40')
  await press(page, t('common.cancel'))
  await leaving.getByRole('button', { name: t('settings.discard') }).click()
  await expect(value(page, light)).toHaveText('80')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a fleet manager changes and saves a setting in French by keyboard', async ({ page, signInAs }) => {
    const { t: fr } = await textsIn('fr')
    await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
    await signInAs('fleet', DEPOT.address)
    await open(page)
    const change = page.getByRole('button', { name: fr('settings.edit'), exact: true })
    await change.focus()
    await page.keyboard.press('Enter')
    const first = field(page, fr('settings.key.HeartbeatInterval'))
    await expect(first).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('600')
    await expectFits(page)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const review = page.getByRole('dialog', { name: fr('settings.review.title') })
    const save = review.getByRole('button', { name: fr('settings.save', { count: 1 }) })
    await expect(save).toBeVisible()
    await expectFits(page)
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(fr('settings.saved'))).toBeVisible()
  })
})
