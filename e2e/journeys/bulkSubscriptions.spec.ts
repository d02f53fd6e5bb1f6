import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, failedRequest, type Page } from './views.ts'

type Fields = Readonly<Record<string, string>>

const serverOf = async (mock: Mock) => {
  const { list, read } = await mock.as('operator')
  return {
    list: async (name: string, filter?: string) =>
      (await list(name, { ...(filter && { filter }) })) as readonly Fields[],
    typeOf: async (card: string) => {
      const { Subscription } = await read('token', card)
      return String((await read('subscription', String(Subscription)))['SubscriptionTypeId'])
    },
  }
}

const check = async (page: Page, numbers: readonly string[], type: string) => {
  await page.getByLabel(t('bulkSubscriptions.numbers'), { exact: true }).fill(numbers.join('\n'))
  await page.getByLabel(t('bulkSubscriptions.type'), { exact: true }).selectOption(type)
  await press(button(page, t('bulkSubscriptions.check')))
}

test('An operator changes the subscriptions of pasted cards, retries a failure, downloads the result, sees the change on a card and undoes it', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  const server = await serverOf(mock)
  const cards = await server.list('token', '(State EX "ACTIVE")')
  const [relation] = cards.map(({ RelationId }) => RelationId)
  const own = cards
    .filter(({ RelationId, Subscription }) => RelationId === relation && Subscription)
    .slice(0, 3)
  const types = await server.list('subscriptiontype')
  const held = await Promise.all(own.map(({ Id = '' }) => server.typeOf(Id)))
  const newType = types.find(({ Id = '', RelationId }) => !RelationId && !held.includes(Id))?.['Id'] ?? ''
  const numbers = own.map(({ Number = '' }) => Number)

  await signInAs('operator', '/network/bulk-subscriptions')
  await check(page, [...numbers, ...numbers.slice(0, 1), 'BE-BCA-999999-9'], newType)
  await expect(
    page.getByText(
      `${t('bulkSubscriptions.counts', { count: numbers.length, problems: 1 })} · ${t('bulkSubscriptions.repeated', { count: 1 })}`,
    ),
  ).toBeVisible()
  await press(page.getByRole('radio', { name: t('bulkSubscriptions.show.problems') }), 'Space')
  await expect(page.getByText(t('bulkSubscriptions.problem.unknown'))).toBeVisible()

  await mock.fault('createupdateToken', { kind: 'status', status: 503 }, 1)
  await press(button(page, t('bulkSubscriptions.run', { count: numbers.length })))
  await expect(page.getByText(t('bulk.failing', { count: 1 }), { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByText(errorText('UNEXPECTED'), { exact: false })).toBeVisible()
  await press(page.getByRole('link', { name: t('shell.netReports'), exact: true }))
  await press(page.getByRole('link', { name: t('shell.netBulkSubscriptions'), exact: true }))
  await press(button(page, t('bulk.retry', { count: 1 })))
  await expect(page.getByText(t('bulk.ended', { count: numbers.length }))).toBeVisible()

  const download = page.waitForEvent('download')
  await press(button(page, t('bulkSubscriptions.resultFile')))
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(numbers.length + 2)

  // Undo works for ten minutes, even after a reload; it skips cards that have changed since.
  const [changed] = own.slice(-1)
  const { write, read } = await mock.as('operator')
  const back = (await read('token', changed?.['Id'] ?? ''))['Subscription']
  await write('token', changed?.['Id'] ?? '', { Subscription: changed?.['Subscription'] })
  const { Description: typeName = '' } = types.find(({ Id }) => Id === newType) ?? {}
  await page.goto(`/network/find-card/${own[0]?.['Id']}`)
  await expect(page.locator('dl').getByRole('link', { name: new RegExp(`^${typeName}`) })).toBeVisible()
  await page.goto('/network/bulk-subscriptions')
  await press(button(page, t('bulkSubscriptions.undo', { count: numbers.length })))
  await expect(page.getByText(t('bulkSubscriptions.undo.changed', { count: 1 }))).toBeVisible()
  expect(back).not.toBe(changed?.['Subscription'])
  await expectAccessible(page)
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveText(t('bulkSubscriptions.undo', { count: numbers.length - 1 }))
  await press(undo)
  await expect(page.getByText(t('bulk.ended', { count: numbers.length - 1 }))).toBeVisible()
  for (const [index, { Id = '' }] of own.entries()) expect(await server.typeOf(Id)).toBe(held[index])
  await press(button(page, t('common.back')))
  await expect(undo).toHaveCount(0)

  await press(button(page, t('bulkSubscriptions.check')))
  await expect(page.getByText(t('bulkSubscriptions.numbers.missing'))).toBeVisible()
  await expect(page.getByText(t('bulkSubscriptions.type.missing'))).toBeVisible()
  await expect(page.getByLabel(t('bulkSubscriptions.numbers'), { exact: true })).toBeFocused()
})

test('A cancelled change of subscriptions keeps its finished part and reports how many cards it did not reach', async ({
  page,
  mock,
  signInAs,
}) => {
  const server = await serverOf(mock)
  const cards = await server.list('token', '(State EX "ACTIVE")')
  const types = await server.list('subscriptiontype')
  const ofOne = (relation: string | undefined) => cards.filter(({ RelationId }) => RelationId === relation)
  const many = cards.find(({ RelationId }) => ofOne(RelationId).length > 5)?.['RelationId']
  const own = ofOne(many).slice(0, 6)
  const held = await Promise.all(
    own.filter(({ Subscription }) => Subscription).map(({ Id = '' }) => server.typeOf(Id)),
  )
  const newType = types.find(({ Id = '', RelationId }) => !RelationId && !held.includes(Id))?.['Id'] ?? ''
  expect(own.length).toBeGreaterThan(4)
  await signInAs('operator', '/network/bulk-subscriptions')
  await check(
    page,
    own.map(({ Number = '' }) => Number),
    newType,
  )
  const hold = await mock.hold('createupdateToken')
  await page.getByRole('button', { name: /^Change / }).click()
  await hold.release({ kind: 'answer' }, 1)
  await expect(page.getByRole('progressbar', { name: t('bulk.progress') })).toBeVisible()
  await button(page, t('bulk.cancel')).click()
  await expect(button(page, t('bulk.stopping'))).toBeVisible()
  await hold.remove()
  // Started writes are completed and no others are sent; the screen counts the changed and the unreached cards.
  const result = page.getByText(/^\d+ changed · \d+ not reached$/)
  await expect(result).toBeVisible()
  const [changed = 0, left = 0] = ((await result.innerText()).match(/\d+/g) ?? []).map(Number)
  expect(changed + left).toBe(own.length)
  expect(left).toBeGreaterThan(0)
  const now = await Promise.all(own.map(({ Id = '' }) => server.typeOf(Id)))
  expect(now.filter((type) => type === newType)).toHaveLength(changed)
})
