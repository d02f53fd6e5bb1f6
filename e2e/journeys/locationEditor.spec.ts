import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks, searchText } from './serverTable.ts'
import { button, failedRequest, type Page, title } from './views.ts'

const NEW = '/network/locations-configuration'
const ID = 'L00005'
const EDIT = `${NEW}/${ID}`

const field = (page: Page, key: string) => page.locator(`form [name="${key}"]`)
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value)
}
const degrees = async (page: Page, name: 'Latitude' | 'Longitude') =>
  Number(await field(page, name).inputValue())
test('An operator creates a location, moves its pin by keyboard, publishes it and finds it among the published ones', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/locations')
  await press(page.getByRole('link', { name: t('network.location.new'), exact: true }))
  await expect(title(page, t('locationEditor.new'))).toBeVisible()

  await field(page, 'Description').fill('Depot Aalst')
  await press(button(page, t('locationEditor.create')))
  await expect(field(page, 'RelationId')).toBeFocused()
  await expect(field(page, 'Street')).toHaveAccessibleDescription(t('locationEditor.fault.required'))
  await expect(field(page, 'Latitude')).toHaveAccessibleDescription(t('locationEditor.fault.place'))
  await expectAccessible(page)

  await field(page, 'RelationId').selectOption({ index: 1 })
  await page.getByRole('searchbox', { name: t('places.search') }).fill('Kerkstraat Aalst')
  await press(
    page
      .getByRole('region', { name: t('places.found') })
      .getByRole('button')
      .first(),
  )
  await expect(field(page, 'City')).toHaveValue('Aalst')
  await fill(page, { HouseNumber: '12', PostalCode: '930' })
  await expect(field(page, 'PostalCode')).toHaveAccessibleDescription(t('locationEditor.fault.invalid'))
  await fill(page, { PostalCode: '9300', Email: 'depot@aalst.example' })

  const north = await degrees(page, 'Latitude')
  const map = page.getByRole('application', { name: t('places.pinMap') })
  await map.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => degrees(page, 'Latitude')).toBeGreaterThan(north)

  await press(page.getByRole('tab', { name: t('record.Language.fr') }))
  await field(page, 'DirectionsFr').fill('Derrière le bâtiment B.')
  await press(button(page, t('locationEditor.create')))
  await expect(title(page, 'Depot Aalst')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Derrière le bâtiment B.')
  await press(button(page, t('network.location.publish')))
  await expect(button(page, t('network.location.unpublish'))).toBeVisible()
  const { read } = await mock.as('superadmin')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const saved = await read('chargelocation', id)
  expect(saved).toMatchObject({
    Description: 'Depot Aalst',
    PostalCode: '9300',
    DirectionsFr: 'Derrière le bâtiment B.',
    IsPublished: true,
  })
  expect(Number(saved['Latitude'])).toBeGreaterThan(north)

  await page.goto('/network/locations?filter=(IsPublished EX true)')
  await searchText(page, 'Description', 'Depot Aalst')
  await expect(rowLinks(page)).toHaveCount(1)
  await expect(rowLinks(page).first()).toContainText('Depot Aalst')
})

test('An operator resolves a conflict with a colleague field by field and retries a failed save; the colleague finds the values of both', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('operator', EDIT)
  await expect(field(page, 'Description')).not.toHaveValue('')
  await fill(page, { LandOwner: 'Mine', Floor: '-1' })

  const other = await mock.as('superadmin')
  await other.write('chargelocation', ID, { LandOwner: 'Theirs', County: 'Limburg' })

  await button(page, t('common.save')).click()
  const dialog = page.getByRole('dialog', { name: t('conflict.title') })
  await expect(dialog).toContainText(t('conflict.mine', { value: 'Mine' }))
  await expect(dialog).toContainText(t('record.County'))
  await dialog.getByRole('radio', { name: t('conflict.theirs', { value: 'Theirs' }) }).check()
  await mock.fault('createupdateChargeLocation', { kind: 'code', code: 'UNEXPECTED' }, 1)
  await dialog.getByRole('button', { name: t('conflict.merge') }).click()
  await expect(page.getByText(t('record.saveFailed'))).toBeVisible()
  await expect(field(page, 'LandOwner')).toHaveValue('Theirs')
  await expect(field(page, 'Floor')).toHaveValue('-1')
  await button(page, t('faces.retry')).click()
  await expect(page).toHaveURL(`/network/locations/${ID}`)
  await expect(page.getByRole('main')).toContainText('Limburg')
  await expect(page.getByRole('main')).toContainText('Theirs')

  await signInAs('superadmin', EDIT)
  await expect(field(page, 'LandOwner')).toHaveValue('Theirs')
  await expect(field(page, 'Floor')).toHaveValue('-1')
})

test('A changed form asks for confirmation before the user leaves; an unchanged form does not', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', EDIT)
  await expect(field(page, 'Floor')).toBeVisible()
  await page.getByRole('link', { name: t('common.cancel'), exact: true }).click()
  await expect(page).toHaveURL(`/network/locations/${ID}`)
  await page.getByRole('link', { name: t('common.edit'), exact: true }).click()
  await field(page, 'Floor').fill('7')
  await page.getByRole('link', { name: t('common.cancel'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('record.leave.title') })
  await question
    .getByRole('button', { name: t('record.leave.stay') })
    .last()
    .click()
  await expect(field(page, 'Floor')).toHaveValue('7')
  await page.getByRole('link', { name: t('common.cancel'), exact: true }).click()
  await question.getByRole('button', { name: t('record.leave.discard') }).click()
  await expect(page).toHaveURL(`/network/locations/${ID}`)
})

test('A selection on the map focuses its row in the table next to it', async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs('operator', '/network/locations')
  await searchText(page, 'Description', 'Depot Gent')
  await expect(rowLinks(page)).toHaveCount(1)
  const places = page.getByRole('application', { name: t('network.map') })
  await expect(async () => {
    // Showing all locations centres the map on the only one that remains.
    await button(page, t('network.map.all')).click()
    await places.click()
    await expect(rowLinks(page).first()).toBeFocused({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
})
