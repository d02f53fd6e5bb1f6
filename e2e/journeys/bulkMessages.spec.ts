import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { operatorWords, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, loggedMessages } from './views.ts'

test('A super administrator limits the power of three charge points and resends the limit to the one that was offline; a running session and the log of the connection show the limit', async ({
  page,
  mock,
  signInAs,
}) => {
  const admin = await mock.as('superadmin')
  const running = await admin.list('chargesession', { filter: '(Status EX "CHARGING")' })
  const sessions = await Promise.all(running.map(({ Id }) => admin.read('chargesession', String(Id))))
  const session = sessions.find(({ PowerKw }) => Number(PowerKw) > 7 && Number(PowerKw) < 23)
  const charging = String(session?.['ChargePointId'])
  const open = (await admin.list('connection', { filter: '(Status EX "OPEN")' }))
    .filter(({ ChargePointId }) => ChargePointId !== charging)
    .slice(0, 2)
  const chargers = [...open.map(({ ChargePointId }) => String(ChargePointId)), charging]
  const [{ Id: connection } = {}] = open
  await signInAs('superadmin', `/network/admin/connections/${String(connection)}`)
  await mock.clock({ paused: true })
  await press(button(page, t('admin.connection.close')))
  const question = page.getByRole('dialog', { name: t('admin.connection.close') })
  await press(question.getByRole('button', { name: t('admin.connection.close') }))
  await expect(page.getByText(t('record.connection.Status.CLOSED')).first()).toBeVisible()

  await page.goto('/network/admin/new-command')
  await page.getByLabel(operatorWords.t('messages.label')).selectOption('SetChargingProfile')
  await page.getByLabel(t('admin.command.lines'), { exact: true }).fill(chargers.join('\n'))
  await page.getByRole('textbox', { name: t('admin.command.reason') }).fill('Work on the grid')
  await page.getByRole('textbox', { name: t('messages.field.limit'), exact: true }).fill('6000')
  await expectAccessible(page)
  await press(button(page, t('admin.command.check')))
  await expect(page.getByText(t('messages.limit.always', { power: '6\u00a0kW' }))).toBeVisible()
  await press(button(page, t('admin.command.send', { count: 3 })))
  await press(page.getByRole('link', { name: /^Follow command/ }))
  await mock.clock({ advanceMs: 10_000 })
  const answers = page.getByRole('region', { name: t('admin.command.results') })
  await expect(answers.getByText(t('admin.result.ACCEPTED'))).toHaveCount(2)
  await expect(answers.getByText(t('admin.result.OFFLINE'))).toHaveCount(1)

  await mock.clock({ advanceMs: 100_000 })
  await press(button(page, t('admin.command.againAll', { count: 1 })))
  const again = page.getByRole('dialog', { name: t('admin.command.again') })
  await press(again.getByRole('button', { name: t('admin.command.again') }))
  await expect(answers).toContainText(t('admin.command.progress', { done: 0, total: 1 }))
  await mock.clock({ advanceMs: 5_000 })
  await expect(answers.getByText(t('admin.result.ACCEPTED'))).toHaveCount(1)

  await page.goto(`/network/sessions/${String(session?.['Id'])}`)
  await expect(page.getByRole('main')).toContainText(/6\.0\skW/)
  await page.goto(`/network/admin/connections/${String(connection)}`)
  await page.getByLabel(t('admin.frames.direction')).selectOption('TO_CHARGER')
  const frame = loggedMessages(page, 'SetChargingProfile').first()
  await press(frame.locator('summary'))
  await expect(frame).toContainText('6000')
  await expect(frame).toContainText('"Accepted"')
  await expectAccessible(page)
})
