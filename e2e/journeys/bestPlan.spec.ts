import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, expectFits } from './views.ts'

test('A user compares the last twelve months under every subscription type after retrying a failed read', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(/status of 500/)
  await signInAs('fleet', '/my/subscriptions/details?id=SU00003')
  await press(page.getByRole('main').getByRole('link', { name: t('subscriptions.bestPlan') }))
  // Reading the records of one card fails at first.
  let isBroken = true
  await page.route(/\/cdr\/BCO\/filtered.*T000008/, async (route) => {
    if (isBroken) await route.fulfill({ status: 500, body: '{}' })
    else await route.continue()
  })
  await press(button(page, t('bestPlan.compare')))
  await expect(page.getByText(t('bestPlan.pageFailed'))).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await press(button(page, t('faces.retry')))
  const types = page.getByRole('region', { name: t('bestPlan.types'), exact: true })
  await expect(types.getByRole('listitem')).toHaveCount(6)
  await expect(types.getByRole('listitem').first()).toContainText(t('bestPlan.cheapest'))
  await expect(types).toContainText(t('bestPlan.current'))
  await expect(page.getByRole('table', { name: t('bestPlan.months') }).getByRole('row')).toHaveCount(13)
  await expect(page.getByText(t('bestPlan.assume.tariff'))).toBeVisible()
  await page.getByLabel(t('bestPlan.show')).selectOption('Kiss')
  await expect(page).toHaveURL(/type=ST005/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await expectFits(page)
})
