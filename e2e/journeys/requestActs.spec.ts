import { readFile } from 'node:fs/promises'
import { genericCalls, planSlot } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { expect, test } from '../stack.ts'
import { errorText, formats, t, textsIn } from '../texts.ts'
import { button, expectFits, failedRequest, type Page, title } from './views.ts'

type Locator = ReturnType<Page['locator']>

const PLANNED = 'RQ00003'
const ON_SITE = 'RQ00021'
const REMOTE = 'RQ00017'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inside = (part: Locator, name: string) => part.getByRole('button', { name, exact: true })

/** Calls the API as another user in the same session. */
const ask = async (mock: Mock, username: string, path: string, body?: object) =>
  (await (await mock.as(username)).ask(path, body)).data ?? {}
const { createupdate } = genericCalls('request', 'Request')

test.describe('A request', () => {
  test('shows the reason for a cancellation in its progress', async ({ page, signInAs }) => {
    await signInAs('fleet', `/my/request/${PLANNED}`)
    await button(page, t('requests.cancel')).click()
    const dialog = page.getByRole('dialog', { name: t('requests.cancel.title') })
    await expectAccessible(page)
    await inside(dialog, t('requests.cancel')).click()
    await expect(dialog.getByText(t('requests.cancel.missing'))).toBeVisible()
    await dialog.getByLabel(t('requests.cancel.reason')).fill('We move to another site')
    await inside(dialog, t('requests.cancel')).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t('requests.sentence.CANCELLED'))).toBeVisible()
    await expect(region(page, t('requests.timeline')).getByRole('listitem').last()).toContainText(
      'We move to another site',
    )
    await expect(button(page, t('requests.cancel'))).toBeHidden()
    await expectAccessible(page)
  })

  test('asks for confirmation again if another user changes it during a cancellation', async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest(`/request/BCO/${PLANNED}/cancel`))
    await signInAs('fleet', `/my/request/${PLANNED}`)
    await button(page, t('requests.cancel')).click()
    const dialog = page.getByRole('dialog', { name: t('requests.cancel.title') })
    await dialog.getByLabel(t('requests.cancel.reason')).fill('Too late')
    await ask(mock, 'operator', createupdate.path, {
      Id: PLANNED,
      Version: 3,
      Summary: 'A charger for the other car park',
    })
    await inside(dialog, t('requests.cancel')).click()
    await expect(dialog.getByText(t('writing.conflict'))).toBeVisible()
    await expect(dialog.getByText('A charger for the other car park', { exact: false })).toBeVisible()
    await expect(dialog.getByLabel(t('requests.cancel.reason'))).toHaveValue('Too late')
    await expectAccessible(page)
    await inside(dialog, t('writing.again')).click()
    await expect(page.getByText(t('requests.sentence.CANCELLED'))).toBeVisible()
  })

  test('accepts messages, keeps a failed one and sends it once on a retry', async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest('/message'))
    await signInAs('driver', '/my/request/RQ00002')
    const messages = region(page, t('requests.messages'))
    const field = messages.getByLabel(t('requests.message'), { exact: true })
    await expect(messages.getByRole('listitem')).toHaveCount(1)
    await inside(messages, t('requests.message.send')).click()
    await expect(field).toHaveAccessibleDescription(t('requests.message.missing'))
    await field.fill('When do you come?')
    const hold = await mock.hold('addMessage')
    await inside(messages, t('requests.message.send')).click()
    await expect(inside(messages, t('requests.message.busy'))).toHaveAttribute('aria-busy', 'true')
    await hold.release({ kind: 'status', status: 503 })
    await expect(messages.getByText(t('requests.message.failed'))).toBeVisible()
    await expect(messages.getByText(errorText('UNEXPECTED'), { exact: true })).toBeVisible()
    await expect(field).toHaveValue('When do you come?')
    await expectAccessible(page)
    await hold.remove()
    await inside(messages, t('faces.retry')).click()
    await expect(messages.getByRole('listitem')).toHaveCount(2)
    await expect(messages.getByRole('listitem').last()).toContainText('When do you come?')
    await expect(field).toHaveValue('')
  })

  test('offers its files for download, and shows a message and a retry when a download fails', async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest('/attachment/'))
    await signInAs('fleet', '/my/request/RQ00004')
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7\nWhere it is to hang'], 'plan.pdf'))
    await (await mock.as('fleet')).ask('/v3.1/request/BCO/RQ00004/attachment', form)
    await page.reload()
    const files = region(page, t('requests.files'))
    const save = inside(files, t('requests.files.download', { name: 'plan.pdf' }))
    await mock.fault('getAttachment', { kind: 'status', status: 503 }, 1)
    await save.click()
    await expect(files.getByText(t('requests.files.failed', { name: 'plan.pdf' }))).toBeVisible()
    await expectAccessible(page)
    await mock.fault('getAttachment', { kind: 'status', status: 503 }, 1)
    await save.click()
    await expect(files.getByText(t('requests.files.failed', { name: 'plan.pdf' }))).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      inside(files, t('faces.retry')).click(),
    ])
    expect(download.suggestedFilename()).toBe('plan.pdf')
    expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7\nWhere it is to hang')
    await expect(files.getByText(t('requests.files.failed', { name: 'plan.pdf' }))).toBeHidden()
  })

  test('offers its planned visit as a calendar file', async ({ page, signInAs }) => {
    await signInAs('fleet', `/my/request/${PLANNED}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, t('requests.act.calendar')).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART:20260526T070000Z')
  })
})

const free = (page: Page) => page.getByRole('radio', { name: /\d\d:00$/, disabled: false })
const chosenTime = async (slot: Locator): Promise<string> => (await slot.getAttribute('aria-label')) ?? ''

test.describe('A time slot', () => {
  test('is chosen by week in a calendar or a list, and becomes a planned visit', async ({
    page,
    signInAs,
  }) => {
    await signInAs('fleet', `/my/request/${PLANNED}`)
    await page.getByRole('link', { name: t('requests.act.changePlan') }).click()
    await expect(title(page, t('visits.plan.title'))).toBeVisible()
    // The week of the existing slot.
    await expect(page.getByText(t('visits.week', { date: '25 May 2026' }))).toBeVisible()
    await expect(page.getByText(/Belgian time \(Central European Summer Time\)/)).toBeVisible()
    await expect(
      page.getByRole('radio', { name: new RegExp(`, ${t('visits.taken')}$`) }).first(),
    ).toBeDisabled()
    await expectAccessible(page)
    await button(page, t('visits.later')).click()
    await expect(page.getByText(t('visits.week', { date: '1 Jun 2026' }))).toBeVisible()
    await page.getByRole('radio', { name: t('visits.list') }).check()
    const slot = free(page).first()
    const time = await chosenTime(slot)
    await slot.check()
    await expect(page.getByText(t('visits.chosen', { time }))).toBeVisible()
    await expectAccessible(page)
    await button(page, t('visits.confirm')).click()
    // The button is far below, but its result is scrolled into view.
    await expect(page.getByText(/^Your installer will come on \d+ Jun 2026/)).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('visits.back') }).click()
    await expect(page.getByText(/^Your installer will arrive on \d+ Jun 2026/).first()).toBeVisible()
  })

  test('shows a message and becomes unavailable if somebody else takes it first', async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest(`/request/BCO/${PLANNED}/slot`))
    await signInAs('fleet', `/my/reservation/${PLANNED}`)
    const slot = free(page).last()
    const time = await chosenTime(slot)
    await slot.check()
    // The entity manager takes the slot first.
    const slots = (await ask(
      mock,
      'entity',
      `/v3.1/request/BCO/RQ00007/slots?from=2026-05-25`,
    )) as unknown as readonly { At: string }[]
    const taken = slots.find(
      ({ At }) => `${formats.longDay(Date.parse(At))}, ${formats.time(Date.parse(At))}` === time,
    )
    await ask(mock, 'entity', planSlot.path.replace('{id}', 'RQ00007'), {
      Version: 3,
      Purpose: 'INSTALLATION',
      At: taken?.At,
    })
    await button(page, t('visits.confirm')).click()
    await expect(page.getByText(t('visits.refused.taken'))).toBeVisible()
    await expect(page.getByRole('radio', { name: `${time}, ${t('visits.taken')}` })).toBeDisabled()
    await expect(page.getByText(t('visits.choose'))).toBeVisible()
    await expectAccessible(page)
    await free(page).first().check()
    await button(page, t('visits.confirm')).click()
    await expect(page.getByText(/^Your installer will come on /)).toBeVisible()
  })

  test('is booked by a retry after a server error', async ({ page, mock, errors, signInAs }) => {
    errors.allow(failedRequest('/slot'))
    await signInAs('fleet', `/my/reservation/${PLANNED}`)
    await free(page).first().check()
    await mock.fault('planSlot', { kind: 'status', status: 503 }, 1)
    await button(page, t('visits.confirm')).click()
    await expect(page.getByText(t('visits.failed'))).toBeVisible()
    await expectAccessible(page)
    await button(page, t('faces.retry')).click()
    await expect(page.getByText(/^Your installer will come on /)).toBeVisible()
  })

  test('cannot be chosen while the slots fail to load', async ({ page, mock, errors, signInAs }) => {
    errors.allow(failedRequest('/slots'))
    await mock.fault('listSlots', { kind: 'status', status: 503 })
    await signInAs('fleet', `/my/reservation/${PLANNED}`)
    await expect(page.getByText(t('visits.slotsFailed'))).toBeVisible()
    await expectAccessible(page)
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expect(free(page).first()).toBeVisible()
  })

  test('becomes a planned visit by keyboard alone, and appears in the progress', async ({
    page,
    signInAs,
  }) => {
    await signInAs('entity', `/my/survey/${ON_SITE}`)
    await expect(free(page).first()).toBeVisible()
    await button(page, t('visits.later')).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(free(page).first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { checked: true, name: /:00$/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, t('visits.confirm'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^We’ll visit on /)).toBeVisible()
    await expect(region(page, t('requests.timeline'))).toContainText('Our visit is on ')
  })
})

test('A user fills in a remote survey, adds pictures and submits it', async ({ page, signInAs }) => {
  await signInAs('entity', `/my/request/${REMOTE}`)
  await page.getByRole('link', { name: t('requests.act.survey') }).click()
  const picture = (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1'),
  })
  await page
    .locator('input[name=attachmentIds]')
    .setInputFiles([
      picture('fuses.png'),
      picture('gate.png'),
      { ...picture('letter.png'), buffer: Buffer.from('Dear Sir') },
    ])
  await expect(page.getByText(t('files.refused.content', { name: 'letter.png' }))).toBeVisible()
  const sent = page.getByRole('list', { name: t('files.list') }).getByRole('listitem')
  await expect(sent.filter({ hasText: t('files.state.sent') })).toHaveCount(2)
  const files = region(page, t('requests.files'))
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await button(page, t('files.remove', { name: 'gate.png' })).click()
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await button(page, t('visits.details.send')).click()
  const field = page.getByLabel(t('visits.details'), { exact: true })
  await expect(field).toHaveAccessibleDescription(t('visits.details.missing'))
  await field.fill('The fuse box is in the garage')
  await expectAccessible(page)
  await button(page, t('visits.details.send')).click()
  await expect(page.getByText(t('visits.details.done'))).toBeVisible()
  await expect(field).toHaveValue('The fuse box is in the garage')
  await expect(
    region(page, t('requests.timeline'))
      .getByRole('listitem')
      .filter({ hasText: t('requests.status.SURVEY') }),
  ).toHaveAttribute('aria-current', 'step')
})

test('A request without a visit shows a message, and so does a missing request', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/reservation/RQ00005')
  await expect(page.getByRole('heading', { name: t('visits.plan.closed') })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/my/survey/RQ00004')
  await expect(page.getByRole('heading', { name: t('visits.survey.closed') })).toBeVisible()
  await page.goto('/my/reservation/RQ99999')
  await expect(page.getByRole('heading', { name: t('requests.missing') })).toBeVisible()
})

test('A user books a visit in Dutch on a phone', async ({ page, signInAs }) => {
  const nl = await textsIn('nl')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'nl'))
  await signInAs('fleet', `/my/reservation/${PLANNED}`)
  await expect(title(page, nl.t('visits.plan.title'))).toBeVisible()
  await free(page).first().check()
  await expectFits(page)
  // An hour has the same position on each day, even if a day's name takes two lines.
  const nine = await page.getByRole('radio', { name: /, 09:00/ }).all()
  const heights = await Promise.all(nine.map(async (one) => (await one.boundingBox())?.y))
  expect(heights).toEqual(Array(5).fill(heights[0]))
  await expectAccessible(page)
  await page.getByRole('radio', { name: nl.t('visits.list') }).check()
  await expectFits(page)
  await button(page, nl.t('visits.confirm')).click()
  await expect(page.getByText(/^Uw installateur komt op /).first()).toBeVisible()
})
