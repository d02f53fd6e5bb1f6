import { ALL_COOKIES, type Config, mockConfig, ONLY_NECESSARY } from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectDashboard, openChargers, type Page, title } from './faces.ts'

type Request = Awaited<ReturnType<Page['waitForRequest']>>

const WITH = { ...ONLY_NECESSARY, analytical: 'yes' } as const

/** Opens the portal in an environment, and listens for whatever belongs to analytics: their code, and what they send. */
const listen = async (page: Page, origin: string, environment: Config['environment']) => {
  await page.route('/config.json', (route) =>
    route.fulfill({ json: { ...mockConfig(origin), environment } satisfies Config }),
  )
  const scripts: string[] = []
  const sent: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/analytics-/.test(pathname)) scripts.push(pathname)
    if (pathname.startsWith('/outside/analytics')) sent.push(request)
  })
  return { scripts, routes: () => sent.map((request) => request.postDataJSON() as unknown), sent }
}

const view = (route: string) => ({ type: 'pageView', route })

const visitChargers = async (page: Page) => {
  await openChargers(page)
  await page.getByRole('link', { name: 'Home · Leuven' }).click()
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  await page.getByRole('link', { name: t('shell.dashboard') }).click()
  await expectDashboard(page)
}

const inFooter = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('consent.preferences') })

const choose = async (page: Page) => {
  await inFooter(page).click()
  await page.getByRole('switch', { name: t('consent.analytical'), exact: true }).click()
  await button(page, t('consent.save')).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The page has had every occasion to send something. */
const expectSilence = async (page: Page) => {
  await expect(inFooter(page)).toBeVisible()
  await visitChargers(page)
  await page.waitForLoadState('networkidle')
}

test.describe('Analytics (S9)', () => {
  for (const environment of ['test', 'development'] as const) {
    test(`send nothing in the ${environment} environment, whatever a person allows`, async ({
      page,
      context,
      server,
      mock,
      signInAs,
    }) => {
      await context.addCookies([consentCookie(server.origin, { choices: ALL_COOKIES })])
      const heard = await listen(page, server.origin, environment)
      await signInAs('driver')
      await expectSilence(page)
      expect(heard.scripts).toEqual([])
      expect(await mock.journal('outside.analytics')).toEqual([])
    })
  }

  for (const environment of ['production', 'internal'] as const) {
    test(`send nothing in the ${environment} environment without consent: no script, no cookie`, async ({
      page,
      context,
      server,
      mock,
      signInAs,
    }) => {
      const all = { ...ALL_COOKIES, analytical: 'no' } as const
      await context.addCookies([consentCookie(server.origin, { choices: all })])
      const heard = await listen(page, server.origin, environment)
      await signInAs('driver')
      await expectSilence(page)
      expect(heard.scripts).toEqual([])
      expect(await mock.journal('outside.analytics')).toEqual([])
      const visible = await page.evaluate(() => document.cookie.split('; ').map((one) => one.split('=')[0]))
      expect(visible).toEqual(['charge-portal-consent'])
    })

    test(`count kinds of screens in the ${environment} environment with consent: no names, ids or searches`, async ({
      page,
      context,
      server,
      mock,
      signInAs,
    }) => {
      await context.addCookies([consentCookie(server.origin, { choices: WITH })])
      const heard = await listen(page, server.origin, environment)
      await signInAs('driver', '/dashboard?q=secret#there')
      await expect(inFooter(page)).toBeVisible()
      await visitChargers(page)
      await expect
        .poll(heard.routes)
        .toEqual([
          view('/dashboard'),
          view('/my/organisation'),
          view('/my/chargepoints'),
          view('/my/chargepoints/:id'),
          view('/dashboard'),
        ])
      await expect.poll(async () => (await mock.journal('outside.analytics')).length).toBe(5)
      for (const request of heard.sent) {
        const { cookie, referer, authorization } = await request.allHeaders()
        expect({ cookie, referer, authorization }).toEqual({})
        expect(request.url()).toBe(mockConfig(server.origin).analytics?.url)
      }
    })
  }

  test('start with consent, without a reload, and stop at once when it is withdrawn', async ({
    page,
    server,
    mock,
    signInAs,
  }) => {
    const heard = await listen(page, server.origin, 'production')
    await signInAs('driver')
    await expectSilence(page)
    expect(heard.scripts).toEqual([])

    await choose(page)
    await expect.poll(heard.routes).toEqual([view('/dashboard')])
    await page.getByRole('link', { name: t('shell.administration') }).click()
    await expect.poll(heard.routes).toEqual([view('/dashboard'), view('/my/organisation')])
    await expect.poll(async () => (await mock.journal('outside.analytics')).length).toBe(2)

    await choose(page)
    await expectSilence(page)
    expect(await mock.journal('outside.analytics')).toHaveLength(2)

    await choose(page)
    await expect.poll(heard.routes).toHaveLength(3)
  })

  test('stop also when consent is withdrawn in another tab', async ({
    page,
    context,
    server,
    mock,
    signInAs,
  }) => {
    await context.addCookies([consentCookie(server.origin, { choices: WITH })])
    const heard = await listen(page, server.origin, 'production')
    await signInAs('driver')
    await expect.poll(heard.routes).toEqual([view('/dashboard')])
    await context.addCookies([consentCookie(server.origin, { choices: ONLY_NECESSARY })])
    await inFooter(page).click()
    await expect(page.getByRole('switch', { name: t('consent.analytical'), exact: true })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expectSilence(page)
    expect(await mock.journal('outside.analytics')).toHaveLength(1)
  })

  test('are missed by nobody: neither code that does not come nor a service that is down', async ({
    page,
    context,
    server,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(/analytics/)
    await context.addCookies([consentCookie(server.origin, { choices: WITH })])
    const heard = await listen(page, server.origin, 'production')
    await page.route('**/assets/analytics-*', (route) => route.abort())
    await signInAs('driver')
    await expectSilence(page)
    expect(await mock.journal('outside.analytics')).toEqual([])
    await page.unroute('**/assets/analytics-*')
    await mock.fault('outside.analytics', { kind: 'drop' })
    await page.reload()
    await expect.poll(heard.routes).not.toEqual([])
    await expectSilence(page)
  })
})
