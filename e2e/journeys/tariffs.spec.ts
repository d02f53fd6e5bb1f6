import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, title } from './views.ts'

const HOME = 'Home (reimbursement rate)'
const TEN_DAYS_MS = 10 * 86_400_000
/** Fee per kWh before and after the operator raises it. */
const [BEFORE, AFTER] = ['€0.3347', '€0.9876']

test('An operator raises a fee, so later sessions cost more; after the tariff ends, sessions have no price', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  const driver = await mock.as('driver')
  const atHome = async () =>
    (await driver.list('chargesession', { filter: '(Status EX "COMPLETED")', orderby: 'Start desc' })).filter(
      ({ Provider }) => Provider === undefined,
    )
  const [old] = await atHome()
  const receipt = () => driver.read('cdr', `CDR-${String(old?.['Id'])}`)
  const before = await receipt()

  await signInAs('operator', '/network/tariffs')
  await press(page.getByRole('row').getByRole('link', { name: HOME }))
  await expect(title(page, HOME)).toBeVisible()
  await expect(page.getByRole('region', { name: t('network.tariff.use') })).toContainText('Private')
  await expectAccessible(page)
  await press(button(page, t('network.tariff.change')))
  const dialog = page.getByRole('dialog', { name: t('network.tariff.change') })
  const fee = dialog.getByRole('textbox', { name: t('record.KwhFee') })
  await fee.fill('-1')
  await press(dialog.getByRole('button', { name: t('network.tariff.save') }))
  await expect(fee).toHaveAccessibleDescription(new RegExp(t('network.tariff.fee.wrong')))
  await fee.fill('0.9876')
  // Price of 20 kWh before and after the change.
  await expect(dialog.getByRole('row', { name: /^20/ })).toContainText('€19.75')
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('network.tariff.save') }))
  const fees = page.getByRole('region', { name: t('network.tariff.fees') })
  await expect(fees.getByRole('row', { name: new RegExp(AFTER) })).toContainText(
    t('network.tariff.state.future'),
  )
  await expect(fees.getByRole('row', { name: new RegExp(BEFORE) })).toContainText(
    t('network.tariff.state.present'),
  )

  await mock.clock({ advanceMs: TEN_DAYS_MS })
  const [recent] = await atHome()
  expect(recent?.['Id']).not.toBe(old?.['Id'])
  await signInAs('driver', `/my/chargesession/${String(recent?.['Id'])}`)
  const price = page.getByRole('region', { name: t('sessions.price') })
  await expect(price).toContainText(AFTER)
  await page.goto(`/my/chargesession/${String(old?.['Id'])}`)
  await expect(price).toContainText(BEFORE)
  expect(await receipt()).toEqual(before)

  await signInAs('superadmin', '/network/tariffs')
  await press(page.getByRole('row').getByRole('link', { name: HOME }))
  await press(button(page, t('network.tariff.end.do')))
  const ending = page.getByRole('dialog', { name: t('network.tariff.end.do') })
  const day = ending.getByLabel(t('record.end.day'))
  await day.fill('2026-05-29')
  await press(ending.getByRole('button', { name: t('network.tariff.end.do') }))
  await expect(day).toHaveAccessibleDescription(/30/)
  await expectAccessible(page)
  await day.fill('2026-05-30')
  await press(ending.getByRole('button', { name: t('network.tariff.end.do') }))
  await expect(button(page, t('record.end.change'))).toBeVisible()
  await mock.clock({ advanceMs: TEN_DAYS_MS })
  const [unpriced] = await atHome()
  await page.goto(`/network/admin/sessions-in-error?filter=(Id EX "CDR-${String(unpriced?.['Id'])}")`)
  await expect(page.getByRole('table')).toContainText(t('record.Cause.NO_TARIFF'))
  expect(await receipt()).toEqual(before)
  await page.goto('/network/tariffs')
  await expect(page.getByRole('row', { name: HOME })).toContainText(t('network.tariff.state.past'))
})
