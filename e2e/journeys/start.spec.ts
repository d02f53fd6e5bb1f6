import { mockConfig } from '@portal/schemas'
import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  button,
  expectDashboard,
  expectDetails,
  expectFace,
  expectSignInPage,
  failedRequest,
  title,
} from './faces.ts'

const DISCOVERY = '/.well-known/openid-configuration'

const cannotStart = (because: string) => ({
  says: t('faces.config.title'),
  because,
  wayOut: t('faces.retry'),
})
const unreachable = {
  says: t('faces.unreachable.title'),
  because: t('faces.unreachable.text'),
  wayOut: t('faces.retry'),
}

test('A configuration that cannot be reached is said, and the portal starts once it can', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/config.json'))
  await mock.fault('config', { kind: 'drop' })
  await page.goto('/')
  await expectFace(page, cannotStart(t('faces.config.unreachable')))
  await expect(page).toHaveTitle(t('faces.config.title'))
  await expectDetails(page, 'CONFIG_UNREACHABLE')

  await button(page, t('faces.retry')).click()
  await expectFace(page, cannotStart(t('faces.config.unreachable')))

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A gateway that answers instead of the configuration is said like one that does not', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/config.json'))
  await mock.fault('config', { kind: 'status', status: 503 })
  await page.goto('/my/chargepoints')
  await expectFace(page, cannotStart(t('faces.config.unreachable')))
  await expectDetails(page, 'config.json answered 503')
})

test('A configuration that is not JSON is said, and the portal starts once it is mended', async ({
  page,
  mock,
}) => {
  await mock.fault('config', { kind: 'malformed' })
  await page.goto('/')
  await expectFace(page, cannotStart(t('faces.config.invalid')))
  await expectDetails(page, 'config.json is not JSON')

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A wrong field of the configuration is named, whichever it is', async ({ page, server }) => {
  const right = mockConfig(server.origin)
  const wrong = [
    { config: { ...right, topBarColour: 'red' }, says: '/topBarColour is not as it should be' },
    { config: { ...right, api: { base: 'javascript:alert(1)' } }, says: '/api/base is not as it should be' },
    {
      config: { ...right, identity: { authority: right.identity.authority } },
      says: '/identity/clientId is missing',
    },
    { config: { ...right, colour: 'red' }, says: '/colour is not known' },
    { config: [], says: '/ is not as it should be' },
  ]
  let served: unknown
  await page.route('/config.json', (route) => route.fulfill({ json: served }))
  for (const { config, says } of wrong) {
    served = config
    await page.goto('/')
    await expectFace(page, cannotStart(t('faces.config.invalid')))
    await expectDetails(page, says)
  }
  served = right
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('An identity provider that is down at the start is said, and signing in goes on once it is back', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest(DISCOVERY))
  await mock.fault('identity.discovery', { kind: 'drop' })
  await page.goto('/my/chargepoints?q=gent')
  await expectFace(page, unreachable)
  await expectDetails(page, 'FAILEDTOLOAD')

  await button(page, t('faces.retry')).click()
  await expectFace(page, unreachable)

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await choosePersona(page, 'fleet')
  await expect(page).toHaveURL('/my/chargepoints?q=gent')
})

test('An identity provider that answers nonsense is one that cannot be reached', async ({ page, mock }) => {
  await mock.fault('identity.discovery', { kind: 'malformed' })
  await page.goto('/')
  await expectFace(page, unreachable)
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A code that cannot be exchanged is said, and another try leads where the person wanted to go', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  await mock.fault('identity.token', { kind: 'drop' })
  await page.goto('/my/chargepoints')
  await choosePersona(page, 'driver')
  await expectFace(page, {
    says: t('faces.failed.title'),
    because: t('faces.failed.text'),
    wayOut: t('faces.retry'),
  })
  await mock.clearFaults()
  // The provider still knows the person: no second question.
  await button(page, t('faces.retry')).click()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints')
})

test('While the portal is on its way it says what it waits for', async ({ page, mock }) => {
  const config = await mock.hold('config')
  const discovery = await mock.hold('identity.discovery')
  const userInfo = await mock.hold('getUserInfo')
  const waiting = page.getByRole('status')
  await page.goto('/')
  await expect(waiting).toHaveText(t('faces.starting'))
  await config.remove()
  await expect(waiting).toHaveText(t('faces.leaving'))
  await discovery.remove()
  await choosePersona(page, 'driver')
  await expect(waiting).toHaveText(t('faces.loadingUser'))
  await userInfo.remove()
  await expectDashboard(page)
})
