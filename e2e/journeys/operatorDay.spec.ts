import { readFile } from 'node:fs/promises'
import { MINUTE_MS } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { operatorWords, t } from '../texts.ts'
import { rowLinks, totalOf } from './serverTable.ts'
import { connectionPath, loggedMessages } from './views.ts'

type Locator = ReturnType<Page['locator']>

const quick = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('record.quick') }).getByRole('link', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: t('record.selection') })
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox')
const idsOnPage = (page: Page) =>
  rowLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').pop() ?? ''),
  )

/** Link back to the previous record, by any name. */
const backToAny = new RegExp(`^${t('record.backTo', { name: '' }).trim()} `)

/** Maximum number of Tab presses past the menu and through a screen. */
const MOST_TABS = 120

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('An operator selects requests in a quick view that shows its row count, assigns them together and finds them under ‘mine’', async ({
  page,
  mock,
  signInAs,
}) => {
  const server = await mock.as('operator')
  await signInAs('operator', '/network/requests')
  const submitted = quick(page, t('record.Status.SUBMITTED'))
  await expect(submitted).toHaveAccessibleDescription(/^\d+ records?$/)
  await expect(quick(page, t('record.quick.all'))).toHaveAttribute('aria-current', 'true')
  await quick(page, t('record.quick.all')).focus()
  await page.keyboard.press('ArrowRight')
  await expect(submitted).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(submitted).toHaveAttribute('aria-current', 'true')
  await expect
    .poll(async () => t('record.quick.count', { count: await totalOf(page) }))
    .toBe(await submitted.evaluate((link) => link.querySelector('[hidden]')?.textContent))
  await expectAccessible(page)

  const ids = (await idsOnPage(page)).slice(0, 2)
  await boxes(page).nth(0).check()
  await boxes(page).nth(1).check()
  await act(page, t('network.alarm.assignDo')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('network.alarm.colleague')).selectOption({ index: 0 })
  await dialog.getByRole('button', { name: t('record.bulk.next') }).click()
  await dialog.getByRole('button', { name: /\(2\)$/ }).click()
  await expect(dialog).toContainText(t('bulk.ended', { count: 2 }))
  await dialog.getByRole('button', { name: t('common.back'), exact: true }).click()
  const people = await Promise.all(ids.map(async (id) => (await server.read('request', id))['AssignedTo']))
  expect(people[0]).toBeTruthy()
  expect(people[1]).toBe(people[0])
  const mine = quick(page, t('network.alarms.view.mine'))
  await expect(mine).toHaveAccessibleDescription(t('record.quick.count', { count: 2 }))
  await mine.click()
  await expect(rowLinks(page)).toHaveCount(2)
  expect((await idsOnPage(page)).toSorted()).toEqual(ids.toSorted())
})

test('An operator sends a card list to selected charge points, sees each result, asks one for the version of its list and downloads the selection', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.scenario('strange-answers')
  await signInAs('operator', '/network/chargepoints')
  await expect(rowLinks(page).nth(5)).toBeVisible()
  await mock.clock({ paused: true })
  // The sixth charge point is silent.
  for (const row of [0, 1, 5]) await boxes(page).nth(row).check()
  await act(page, t('messages.send')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(operatorWords.t('messages.label')).selectOption('SendLocalList')
  const version = dialog.getByLabel(t('messages.field.listVersion'))
  await version.fill('')
  await dialog.getByRole('button', { name: t('record.bulk.next') }).click()
  await expect(version).toBeFocused()
  await version.fill('7')
  await dialog.getByLabel(t('messages.field.localAuthorizationList')).fill('BE-BCA-000204-1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('record.bulk.next') }).click()
  await expect(dialog).toContainText('BE-BCA-000204-1')
  await dialog.getByRole('button', { name: /\(3\)$/ }).click()
  await expect(dialog).toContainText(t('bulk.ended', { count: 3 }))
  await expect(dialog.getByText(t('network.message.waiting'))).toHaveCount(3)
  await expectAccessible(page)
  await mock.clock({ advanceMs: 7_000 })
  const accepted = dialog.getByText(operatorWords.t('messages.answered.Accepted'))
  await expect(accepted).toHaveCount(2)
  // The first two charge points now answer again, with a rejection.
  await mock.clock({ advanceMs: 24_000 })
  await expect(dialog.getByText(operatorWords.t('messages.failed'))).toHaveCount(1)
  await expect(accepted).toHaveCount(2)
  expect(await mock.journal('postChargepointMessage')).toHaveLength(3)
  await dialog.getByRole('button', { name: t('common.back'), exact: true }).click()
  await expect(bar(page)).toHaveCount(0)

  const names = await rowLinks(page).allInnerTexts()
  await boxes(page).nth(1).check()
  await boxes(page).nth(3).check()
  await act(page, t('export.button')).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Export [\d,]+ rows?$/ })
    .click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(names[1])
  expect(lines[2]).toContain(names[3])

  await page.goto(`/network/chargepoints/${(await idsOnPage(page))[0]}?tab=messages`)
  await page
    .getByRole('combobox', { name: operatorWords.t('messages.label') })
    .selectOption('GetLocalListVersion')
  await page.getByRole('button', { name: t('messages.send') }).click()
  await mock.clock({ advanceMs: 7_000 })
  const answer = page.getByRole('figure').filter({ hasText: t('messages.answer') })
  await expect(answer).toContainText('7')
})

test('An operator works by keyboard alone from the home screen to an alarm, its charge point, a restart and the next row; the log of the connection shows the restart', async ({
  page,
  mock,
  signInAs,
}) => {
  const server = await mock.as('operator')
  await signInAs('operator', '/network')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('link', { name: new RegExp(`^${t('record.Severity.WARNING')}`) }))
  await page.keyboard.press('Enter')
  await tabTo(page, rowLinks(page).first())
  await page.keyboard.press('Enter')
  const walk = page.getByRole('navigation', { name: t('record.walk') })
  await expect(walk).toContainText(/^1 of /)
  const alarm = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const acknowledge = main.getByRole('button', { name: t('network.alarm.acknowledge'), exact: true })
  await tabTo(page, acknowledge)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t('record.saved') })).toBeVisible()
  expect((await server.read('alarm', alarm))['Status']).toBe('ACKNOWLEDGED')

  await tabTo(page, main.locator('dl a[href^="/network/chargepoints/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/chargepoints\/CP/)
  const charger = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const restart = main.getByRole('button', { name: new RegExp(`^${operatorWords.t('command.RESET')}`) })
  await tabTo(page, restart)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: operatorWords.t('command.RESET') })
  await tabTo(page, question.getByRole('button', { name: operatorWords.t('command.RESET'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: operatorWords.t('commands.title.RESET'), exact: true }),
  ).toBeVisible()
  await expect.poll(async () => (await mock.journal('postRemoteReset')).length).toBe(1)

  // Back at the alarm, which has no link back to the charge point.
  await tabTo(page, main.getByRole('link', { name: backToAny }))
  await page.keyboard.press('Enter')
  await expect(walk).toContainText(/^1 of /)
  await expect(main.getByRole('link', { name: backToAny })).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(walk).toContainText(/^2 of /)
  await page.keyboard.press('k')
  await expect(walk).toContainText(/^1 of /)
  await expect(page).toHaveURL(new RegExp(`${alarm}$`))
  // The list is restored, with its filter and with the focus on the row of the current alarm.
  await page.keyboard.press('j')
  await expect(walk).toContainText(/^2 of /)
  const next = new URL(page.url()).pathname
  await tabTo(page, main.getByRole('link', { name: t('shell.netAlarms'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(main.locator(`tbody a[href="${next}"]`)).toBeFocused()
  expect(new URL(page.url()).searchParams.get('filter')).toContain('WARNING')

  await mock.clock({ advanceMs: MINUTE_MS })
  await signInAs('superadmin', connectionPath(charger))
  const messages = loggedMessages(page, /Reset|BootNotification/)
  await expect(messages.first()).toContainText('BootNotification')
  await expect(messages.nth(1)).toContainText('Reset')
})
