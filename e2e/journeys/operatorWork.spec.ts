import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, title } from './faces.ts'
import { rowLinks } from './serverTable.ts'

test('A job says when it runs, is run now, and is paused', async ({ page, signInAs }) => {
  await signInAs('operator', '/network/scheduler/J003')
  await expect(title(page, 'Clean up old drafts')).toBeVisible()
  await expect(page.getByText('At 03:30 UTC, on Sunday', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Sunday .*, 0[45]:30$/ })).toHaveCount(5)
  const results = page.getByRole('table', { name: t('record.Results') })
  await expect(results.getByRole('row')).toHaveCount(4)
  await button(page, t('network.schedule.run')).click()
  await expect(results.getByRole('row')).toHaveCount(5)
  await expect(results.getByText(/^Run by /)).toBeVisible()
  await button(page, t('network.schedule.pause')).click()
  await expect(page.getByText(t('network.schedule.paused'))).toBeVisible()
  await expect(button(page, t('network.schedule.resume'))).toBeVisible()
})

test('A request is planned on the calendar, answered and installed', async ({ page, mock, signInAs }) => {
  await signInAs('operator', '/network/requests/RQ00003')
  await page.getByRole('link', { name: t('network.request.plan.INSTALLATION') }).click()
  // A taken slot says so behind its time.
  const free = page.getByRole('radio', { name: /, \d\d:\d\d$/ })
  await page.getByRole('button', { name: t('visits.later') }).click()
  await free.last().check()
  await button(page, t('visits.confirm')).click()
  await expect(page.getByText(/^The installation is on /)).toBeVisible()
  await expect.poll(async () => (await mock.journal('planSlot')).map(({ status }) => status)).toEqual([200])
  await expectAccessible(page)

  await page.getByLabel(t('network.request.message'), { exact: true }).fill('We bring the charger.')
  await button(page, t('network.request.messageSend')).click()
  await expect(page.getByText('We bring the charger.')).toBeVisible()

  await button(page, t('network.request.installed')).click()
  await expect(button(page, t('network.request.done'))).toBeVisible()
  await expect(button(page, t('network.request.installed'))).toBeHidden()
})

test('My locations, CPO and offline charge points, and CPO contracts are worked on, each from its own list and back to it', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
  const saved = page.getByRole('status').filter({ hasText: t('record.saved') })
  const openFirst = async () => {
    await rowLinks(page).first().click()
    await expect(page.getByRole('navigation', { name: t('record.walk') })).toContainText(/^1 of /)
    return new URL(page.url()).pathname.split('/').at(-1) ?? ''
  }
  await signInAs('operator', '/network/my-locations')
  const location = await openFirst()
  await button(page, t('network.location.disable')).click()
  await expect(saved).toBeVisible()
  expect(await read('chargelocation', location)).toMatchObject({ RelationId: 'R00005', IsEnabled: false })

  const edits = [
    ['/network/cpo-chargepoints', 'shell.netCpoChargers', 'chargepoint', { ChargerType: 'PUBLIC' }],
    ['/network/offline-chargepoints', 'shell.netOfflineChargers', 'chargepoint', { Status: 'OFFLINE' }],
    ['/network/cpo-contracts', 'shell.netCpoContracts', 'cpocontract', { Status: 'ACTIVE' }],
  ] as const
  for (const [list, label, dataClass, own] of edits) {
    await page.goto(list)
    const id = await openFirst()
    await button(page, t('record.edit')).click()
    const description = page.getByRole('textbox', { name: t('record.Description'), exact: true })
    // It keeps its place in the list.
    const Description = `${await description.inputValue()} (west)`
    await description.fill(Description)
    await page.keyboard.press('Control+s')
    await expect(saved).toBeVisible()
    expect(await read(dataClass, id)).toMatchObject({ Description, ...own })
    await page
      .getByRole('main')
      .getByRole('link', { name: t(label), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.locator(`tbody a[href$="/${id}"]`)).toBeFocused()
  }
})
