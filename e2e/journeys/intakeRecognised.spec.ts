import { INTAKE_RELOAD_DELAY_MS } from '@portal/schemas'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  back,
  expectAddress,
  expectRecognised,
  expectRefused,
  expectWelcome,
  fillAddress,
  PAYLOAD,
  submit,
} from './intakeForm.ts'
import { button, countOf, failedRequest } from './views.ts'

const SETUP = '/user/BCO/Setup'

/** Expects the open portal after the automatic reload. */
const expectOpen = async (page: Page) => {
  await page.clock.fastForward(INTAKE_RELOAD_DELAY_MS)
  await expect(page.getByRole('heading', { name: t('dashboard.empty.title') })).toBeVisible()
}

test('The second of two tabs with the form shows that the account is set up, and opens the portal', async ({
  page,
  context,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('newcomer')
  await fillAddress(page)
  const other = await context.newPage()
  await other.goto('/')
  await fillAddress(other)
  await submit(other).click()
  await expectWelcome(other)
  await expect(other.getByText(t('intake.welcome.text'))).toBeVisible()
  // This tab keeps its input until the form is sent.
  await expectAddress(page)
  await submit(page).click()
  await expectRecognised(page)
  await expectOpen(page)
  const entries = await mock.journal('postSetup')
  expect(entries).toHaveLength(2)
})

test('A retry recognises an intake that was saved although its response was lost', async ({
  page,
  context,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(SETUP))
  await page.clock.install()
  await signInAs('newcomer')
  await fillAddress(page)
  await context.route(
    `**${SETUP}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page).click()
  await expectRefused(page, 'FAILEDTOLOAD')
  await back(page).click()
  await expectAddress(page)
  await submit(page).click()
  await expectRecognised(page)
  await expectOpen(page)
  expect(await mock.journal('postSetup')).toHaveLength(2)
})

test('A retry recognises an intake that was saved after the request timed out', async ({
  page,
  context,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(SETUP))
  await page.clock.install()
  await signInAs('newcomer')
  await fillAddress(page)
  let isSaved = false
  await context.route(
    `**${SETUP}`,
    async (route) => {
      await route.fetch()
      isSaved = true
    },
    { times: 1 },
  )
  await submit(page).click()
  await expect.poll(() => isSaved).toBe(true)
  await page.clock.fastForward(30_000)
  await expectRefused(page, 'FAILEDTOLOAD')
  await back(page).click()
  await submit(page).click()
  await expectRecognised(page)
})

test('An account that exists but is not ready shows a message, and a retry opens the portal once it is ready', async ({
  page,
  mock,
  request,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/user/BCO/UserInfo'))
  await page.clock.install()
  await signInAs('newcomer')
  await fillAddress(page)
  await mock.fault('postSetup', { kind: 'code', code: 'USEREXISTS' }, 1)
  await submit(page).click()
  await expectRefused(page, 'USEREXISTS')
  const looks = [{ kind: 'drop' }, { kind: 'malformed' }, { kind: 'code', code: 'Unauthorized' }] as const
  for (const outcome of looks) {
    await mock.fault('getUserInfo', outcome)
    const before = await countOf(mock, 'getUserInfo')
    await button(page, t('faces.retry')).click()
    // The view looks the same before and after the retry, so wait for the request.
    await expect.poll(() => countOf(mock, 'getUserInfo')).toBeGreaterThan(before)
    await expectRefused(page, 'USEREXISTS')
    await mock.clearFaults()
  }
  const token = await request.post('/__mock/token', { data: { username: 'newcomer' } })
  const { access_token } = (await token.json()) as { access_token: string }
  const elsewhere = await request.post(`/api/v3.1${SETUP}`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: PAYLOAD,
  })
  expect(await elsewhere.json()).toEqual({ result: 'success' })
  await button(page, t('faces.retry')).click()
  await expectRecognised(page)
  await expectOpen(page)
})
