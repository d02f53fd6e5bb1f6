import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { formats, t } from '../texts.ts'
import { HOME } from './commandPage.ts'
import { rowLinks } from './serverTable.ts'
import { button, failedRequest, type Page, title } from './views.ts'

const SITE = '/network/chargepoints/CP000001?tab=site'

const combo = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('combobox', { name, exact: true })

const open = async (page: Page, label: string) => {
  await button(page, label).click()
  return page.getByRole('dialog', { name: label })
}

test('An operator moves a charge point to another customer, who finds it among their own', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', SITE)
  const dialog = await open(page, t('network.site.move'))
  await combo(page, t('record.RelationId')).fill('Noordzee')
  await page
    .getByRole('option', { name: /Noordzee/ })
    .first()
    .click()
  await combo(page, t('network.site.newLocation')).fill('Depot Gent')
  await page
    .getByRole('option', { name: /Depot Gent/ })
    .first()
    .click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('network.site.move') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Depot Gent')

  await page.getByRole('tab', { name: t('record.tab.history') }).click()
  await expect(page.getByRole('main')).toContainText(t('network.site.change.CUSTOMER'))

  await signInAs('fleet', HOME.address)
  await expect(page.getByRole('main')).toContainText('Depot Gent')
})

test('An operator adds a charge point by serial number, changes a connector, then retires the charge point; the customer finds it until then', async ({
  page,
  signInAs,
}) => {
  const name = 'Quagga gate'
  await signInAs('operator', '/network/chargepoints')
  const add = await open(page, t('network.site.add'))
  await add.getByRole('textbox', { name: t('record.ChargeBoxSerialNumber') }).fill('STOCK-0037')
  await add.getByRole('textbox', { name: t('record.Description') }).fill(name)
  await combo(page, t('record.RelationId')).fill('Noordzee')
  await page
    .getByRole('option', { name: /Noordzee/ })
    .first()
    .click()
  await combo(page, t('record.LocationId')).fill('Depot Gent')
  await page
    .getByRole('option', { name: /Depot Gent/ })
    .first()
    .click()
  await add.getByRole('button', { name: t('network.site.add') }).click()
  await expect(title(page, name)).toBeVisible()
  const { pathname } = new URL(page.url())

  await page.getByRole('tab', { name: t('network.site') }).click()
  const connectors = await open(page, t('network.site.connectors'))
  await connectors
    .getByRole('textbox', { name: t('network.site.connectors.power') })
    .first()
    .fill('7.4')
  await connectors
    .getByRole('combobox', { name: t('record.PowerType') })
    .first()
    .selectOption('AC_1_PHASE')
  await connectors.getByRole('button', { name: t('network.site.connectors') }).click()
  await expect(connectors).toBeHidden()

  await signInAs('fleet', '/my/chargepoints?q=Quagga')
  await rowLinks(page).filter({ hasText: name }).click()
  await expect(title(page, name)).toBeVisible()
  const first = page.getByRole('region', { name: t('charger.connector', { number: 1 }), exact: true })
  await expect(first).toContainText(formats.maxPower(7.4))

  await signInAs('operator', `${pathname}?tab=site`)
  const retire = await open(page, t('network.site.retire'))
  await retire.getByRole('textbox', { name: t('network.site.reason') }).fill('Ordered twice')
  await retire.getByRole('button', { name: t('network.site.retire') }).click()
  await expect(retire).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Ordered twice')

  await signInAs('fleet', pathname.replace('/network', '/my'))
  await expect(page.getByRole('heading', { name: t('charger.missing') })).toBeVisible()
})

test('An operator replaces the hardware of a charge point; the driver reads the new serial number and still finds the sessions', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/connectors'))
  await signInAs('operator', SITE)
  const { read } = await mock.as('superadmin')
  const before = await read('chargepoint', 'CP000001')
  const connectors = await open(page, t('network.site.connectors'))
  const phases = connectors.getByRole('combobox', { name: t('record.PowerType') })
  const setThreePhases = async () => {
    await phases.selectOption('AC_3_PHASE')
    await connectors.getByRole('button', { name: t('network.site.connectors') }).click()
  }
  await setThreePhases()
  await expect(phases).toHaveAccessibleDescription('this model supports AC_1_PHASE')
  await connectors.getByRole('button', { name: t('common.cancel') }).click()
  const dialog = await open(page, t('network.site.replace'))
  const serial = dialog.getByRole('textbox', { name: t('record.ChargeBoxSerialNumber') })
  await serial.fill('STOCK-9999')
  await serial.blur()
  await expect(serial).toHaveAttribute('aria-invalid', 'true')
  await serial.fill('STOCK-0037')
  await dialog.getByRole('textbox', { name: t('network.site.reason') }).fill('Screen is broken')
  await dialog.getByRole('button', { name: t('network.site.replace') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('STOCK-0037')
  const { PlacementId } = await read('chargepoint', 'CP000001')
  expect(PlacementId).toBe(before['PlacementId'])

  await page.getByRole('tab', { name: t('record.tab.history') }).click()
  await expect(page.getByRole('main')).toContainText(
    `${String(before['ChargeBoxSerialNumber'])} → STOCK-0037`,
  )
  await expect(page.getByRole('main')).toContainText(t('network.log.ended', { number: 1 }))

  await signInAs('driver', HOME.address)
  await expect(page.getByRole('main')).toContainText('STOCK-0037')
  await page.goto('/my/chargesession')
  const sessions = page.locator('tbody tr', { hasText: HOME.name })
  await sessions.getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('link', { name: HOME.name })).toBeVisible()
})
