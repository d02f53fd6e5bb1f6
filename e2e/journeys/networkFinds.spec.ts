import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { press } from './keyboard.ts'
import { title } from './views.ts'

test('An operator opens the list of subscriptions, and a subscription links to its cards', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network')
  await press(
    page.getByRole('navigation').getByRole('link', { name: t('shell.netSubscriptions'), exact: true }),
  )
  await expect(title(page, t('shell.netSubscriptions'))).toBeVisible()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.goto('/network/subscriptions/SU00001')
  await expect(page.getByRole('link', { name: 'BE-BCA-012007-1' })).toHaveAttribute(
    'href',
    '/network/find-card/T000001',
  )
})

test('An operator who uses the portal in French searches for a location by at least three characters and opens it', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
  await signInAs('operator', '/network/locations')
  const fr = await textsIn('fr')
  const search = page.getByRole('searchbox', { name: fr.t('network.location.search') })
  await search.fill('An')
  await expect(page.getByText('Veuillez saisir au moins 3 caractères')).toBeVisible()
  await search.fill('Antwerpen')
  await page
    .getByRole('list', { name: fr.t('network.location.found') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/network\/locations\/L\d+$/)
})
