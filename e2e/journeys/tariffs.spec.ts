import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, title } from './views.ts'

const HOME = 'Home (reimbursement rate)'
const TEN_DAYS_MS = 10 * 86_400_000
/** Fee per kWh before and after the operator raises it. */
const [BEFORE, AFTER] = ['€0.3347', '€0.9876']

test('An operator raises a fee from tomorrow on; a later session of a driver costs more and the old receipt stays', async ({
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
})
