import { ALL_COOKIES, type Config, type CookieChoices, mockConfig, ONLY_NECESSARY } from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, countOf, expectDashboard, openChargers, type Page, title } from './views.ts'

type Request = Awaited<ReturnType<Page['waitForRequest']>>

const WITH = { ...ONLY_NECESSARY, analytical: 'yes' } as const

interface Opening {
  readonly page: Page
  readonly server: { readonly origin: string }
  readonly signInAs: (username: string, path?: string) => Promise<void>
  readonly environment: Config['environment']
  /** The user's choice on an earlier visit; default: only necessary cookies. */
  readonly choices?: CookieChoices
  readonly path?: string
}

/** Opens the portal in an environment and records analytics traffic: loaded scripts and sent events. */
const open = async ({ page, server: { origin }, signInAs, environment, choices, path }: Opening) => {
  if (choices) await page.context().addCookies([consentCookie(origin, { choices })])
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
  await signInAs('driver', path)
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
  page.getByRole('contentinfo').getByRole('button', { name: t('consent.preferences') })

const choose = async (page: Page) => {
  await inFooter(page).click()
  await page.getByRole('switch', { name: t('consent.analytical'), exact: true }).click()
  await button(page, t('consent.save')).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Visits screens until the network is idle, so that enabled analytics would send something. */
const expectSilence = async (page: Page) => {
  await expect(inFooter(page)).toBeVisible()
  await visitChargers(page)
  await page.waitForLoadState('networkidle')
}

test.describe('Analytics (S9)', () => {
  for (const environment of ['test', 'development'] as const) {
    test(`sends nothing in the ${environment} environment, whatever the user allows`, async ({
      page,
      server,
      mock,
      signInAs,
    }) => {
      const traffic = await open({ page, server, signInAs, environment, choices: ALL_COOKIES })
      await expectSilence(page)
      expect(traffic.scripts).toEqual([])
      expect(await mock.journal('outside.analytics')).toEqual([])
    })
  }

  for (const environment of ['production', 'internal'] as const) {
    test(`sends nothing in the ${environment} environment without consent: no script, no cookie`, async ({
      page,
      server,
      mock,
      signInAs,
    }) => {
      const choices = { ...ALL_COOKIES, analytical: 'no' } as const
      const traffic = await open({ page, server, signInAs, environment, choices })
      await expectSilence(page)
      expect(traffic.scripts).toEqual([])
      expect(await mock.journal('outside.analytics')).toEqual([])
      const visible = await page.evaluate(() => document.cookie.split('; ').map((one) => one.split('=')[0]))
      expect(visible).toEqual(['charge-portal-consent'])
    })

    test(`counts screens by route in the ${environment} environment with consent, without names, ids or searches`, async ({
      page,
      server,
      mock,
      signInAs,
    }) => {
      const path = '/dashboard?q=secret#there'
      const traffic = await open({ page, server, signInAs, environment, choices: WITH, path })
      await expect(inFooter(page)).toBeVisible()
      // Analytics loads after the screen, so it would miss a screen that the user has already left.
      await expect.poll(traffic.routes).toEqual([view('/dashboard')])
      await visitChargers(page)
      await expect
        .poll(traffic.routes)
        .toEqual([
          view('/dashboard'),
          view('/my/organisation'),
          view('/my/chargepoints'),
          view('/my/chargepoints/:id'),
          view('/dashboard'),
        ])
      await expect.poll(() => countOf(mock, 'outside.analytics')).toBe(5)
      for (const request of traffic.sent) {
        const { cookie, referer, authorization } = await request.allHeaders()
        expect({ cookie, referer, authorization }).toEqual({})
        expect(request.url()).toBe(mockConfig(server.origin).analytics?.url)
      }
    })
  }

  test('starts without a reload after consent, and stops as soon as consent is withdrawn', async ({
    page,
    server,
    mock,
    signInAs,
  }) => {
    const traffic = await open({ page, server, signInAs, environment: 'production' })
    await expectSilence(page)
    expect(traffic.scripts).toEqual([])

    await choose(page)
    await expect.poll(traffic.routes).toEqual([view('/dashboard')])
    await page.getByRole('link', { name: t('shell.administration') }).click()
    await expect.poll(traffic.routes).toEqual([view('/dashboard'), view('/my/organisation')])
    await expect.poll(() => countOf(mock, 'outside.analytics')).toBe(2)

    await choose(page)
    await expectSilence(page)
    expect(await countOf(mock, 'outside.analytics')).toBe(2)

    await choose(page)
    await expect.poll(traffic.routes).toHaveLength(3)
  })

  test('stops when consent is withdrawn in another tab', async ({
    page,
    context,
    server,
    mock,
    signInAs,
  }) => {
    const traffic = await open({ page, server, signInAs, environment: 'production', choices: WITH })
    await expect.poll(() => countOf(mock, 'outside.analytics')).toBe(1)
    expect(traffic.routes()).toEqual([view('/dashboard')])
    await context.addCookies([consentCookie(server.origin, { choices: ONLY_NECESSARY })])
    await inFooter(page).click()
    await expect(page.getByRole('switch', { name: t('consent.analytical'), exact: true })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expectSilence(page)
    expect(await countOf(mock, 'outside.analytics')).toBe(1)
  })

  test('causes no errors when its code fails to load or the service is down', async ({
    page,
    server,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(/analytics/)
    await page.route('**/assets/analytics-*', (route) => route.abort())
    const traffic = await open({ page, server, signInAs, environment: 'production', choices: WITH })
    await expectSilence(page)
    expect(await mock.journal('outside.analytics')).toEqual([])
    await page.unroute('**/assets/analytics-*')
    await mock.fault('outside.analytics', { kind: 'drop' })
    await page.reload()
    await expect.poll(traffic.routes).not.toEqual([])
    await expectSilence(page)
  })
})
