import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button } from './views.ts'

const CONTRACT = 'CC00003'
/** On-street tariff, and its price per kWh. */
const [STREET, FEE] = ['On-street', '€0.62']
const [START_MS, HOUR_MS] = [60_000, 3_600_000]
const PDF = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nContract') }

test('An operator adds a tariff and a document to a contract; the tariff prices a session that a fleet manager starts later', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  const fleet = await mock.as('fleet')
  await signInAs('operator', `/network/cpo-contracts/${CONTRACT}`)
  await press(button(page, t('network.prices.change')))
  const dialog = page.getByRole('dialog', { name: t('network.prices.change') })
  await dialog.getByLabel(t('record.TariffId')).selectOption({ label: STREET })
  // Price of 20 kWh before and after the change.
  await expect(dialog.getByRole('row', { name: /^20/ })).toContainText('€12.75')
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('network.prices.change') }))
  const prices = page.getByRole('table', { name: t('record.PriceList') })
  await expect(prices.getByRole('row', { name: new RegExp(STREET) })).toContainText(
    t('network.tariff.state.present'),
  )

  await page.locator('input[name=attachmentIds]').setInputFiles([PDF])
  const files = page.getByRole('region', { name: t('requests.files') })
  const download = page.waitForEvent('download')
  await press(files.getByRole('button', { name: t('requests.files.download', { name: PDF.name }) }))
  expect((await download).suggestedFilename()).toBe(PDF.name)
  await expectAccessible(page)
  const removing = t('network.contract.removeFile', { name: PDF.name })
  await press(files.getByRole('button', { name: removing }))
  await press(
    page.getByRole('dialog', { name: removing }).getByRole('button', { name: t('network.contract.remove') }),
  )
  await expect(files).toBeHidden()

  const { data } = await fleet.ask('/v3.1/chargepoint/BCO/states')
  const states = data?.['States'] as readonly Readonly<Record<string, unknown>>[]
  const free = states.find(({ Status }) => Status === 'AVAILABLE')
  const started = await fleet.ask('/v3/chargepoint/BCO/Remote/Start', {
    connectorid: free?.['ConnectorId'],
    tokenid: 'T000204',
  })
  await mock.clock({ advanceMs: START_MS + HOUR_MS })
  await signInAs('fleet', `/my/chargesession/${String(started.data?.['SessionId'])}`)
  await expect(page.getByRole('region', { name: t('sessions.price') })).toContainText(FEE)
})
