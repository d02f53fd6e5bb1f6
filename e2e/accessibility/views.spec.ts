import { RELATION_LIST_TIMEOUT_MS } from '@portal/machines'
import { mockConfig } from '@portal/schemas'
import {
  button,
  expectDashboard,
  expectFits,
  expectReadsDone,
  failedRequest,
  type Page,
  title,
  turnTo,
} from '../journeys/views.ts'
import type { Mock } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { expectAccessible, waitForever } from './axe.ts'

interface Tools {
  page: Page
  mock: Mock
}

interface ViewState {
  readonly name: string
  /** Title of the view or of one of its sections, by which a test recognises it. */
  readonly proof: (page: Page) => ReturnType<Page['locator']>
  readonly reach: (tools: Tools) => Promise<void>
  /** Requests whose URLs contain one of these parts fail while `reach` runs. */
  readonly fails?: readonly string[]
  /** True for full-page views without the shell, which show the name of the environment themselves (S1). */
  readonly gate?: true
}

const LIST = '/chargepoint/BCO/list'
const TOKEN = '/identity/token'

const enter = async (page: Page, path: string, persona: string): Promise<void> => {
  await openAs(page, persona, path)
}

const relations = (page: Page) => page.getByRole('dialog', { name: t('relation.label') })

const openRelations = async (page: Page): Promise<void> => {
  await enter(page, '/my/chargepoints', 'entity')
  await page.getByRole('button', { name: t('relation.shown', { name: t('relation.all') }) }).click()
  await expect(relations(page)).toBeVisible()
}

const faces: readonly ViewState[] = [
  {
    name: 'configuration failed',
    proof: (page) => title(page, t('faces.config.title')),
    reach: async ({ page, mock }) => {
      await mock.fault('config', { kind: 'malformed' })
      await page.goto('/')
    },
  },
  {
    name: 'maintenance',
    gate: true,
    proof: (page) => title(page, t('faces.maintenance.title')),
    reach: async ({ page, mock }) => {
      await mock.flags({ maintenance: true })
      await page.goto('/')
    },
  },
  {
    name: 'maintenance over a screen',
    gate: true,
    proof: (page) => title(page, t('faces.maintenance.title')),
    reach: async ({ page, mock }) => {
      await enter(page, '/', 'driver')
      await expectDashboard(page)
      await mock.flags({ maintenance: true })
      await turnTo(page, mock)
    },
  },
  {
    name: 'identity provider unreachable',
    gate: true,
    fails: ['openid-configuration'],
    proof: (page) => title(page, t('faces.unreachable.title')),
    reach: async ({ page, mock }) => {
      await mock.fault('identity.discovery', { kind: 'drop' })
      await page.goto('/')
    },
  },
  {
    name: 'sign-in cancelled',
    gate: true,
    proof: (page) => title(page, t('faces.refused.title')),
    reach: async ({ page }) => {
      await page.goto('/')
      await button(page, 'Cancel').click()
    },
  },
  {
    name: 'sign-in failed',
    gate: true,
    proof: (page) => title(page, t('faces.failed.title')),
    reach: async ({ page, mock }) => {
      await mock.fault('identity.authorize', { kind: 'code', code: 'server_error' })
      await page.goto('/')
    },
  },
  {
    name: 'signed out',
    gate: true,
    proof: (page) => title(page, t('faces.signedOut.title')),
    reach: async ({ page }) => {
      await page.goto('/signed-out')
    },
  },
  {
    name: 'renewal stalled',
    gate: true,
    fails: [TOKEN, LIST],
    proof: (page) => title(page, t('faces.stalled.title')),
    reach: async ({ page, mock }) => {
      await enter(page, '/my/chargepoints', 'driver')
      await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
      await expectReadsDone(mock)
      await mock.fault('identity.token', { kind: 'drop' })
      // The screen refetches within 5 seconds (S4), and the server rejects that read.
      await mock.tokens('now')
    },
  },
  {
    name: 'no access',
    gate: true,
    fails: ['/user/BCO/UserInfo'],
    proof: (page) => title(page, t('faces.access.title')),
    reach: ({ page }) => enter(page, '/', 'locked'),
  },
  {
    name: 'account not set up',
    gate: true,
    proof: (page) => title(page, t('intake.private')),
    reach: ({ page }) => enter(page, '/', 'newcomer'),
  },
  {
    name: 'missing page',
    proof: (page) => title(page, t('faces.notFound.title')),
    reach: async ({ page }) => {
      await enter(page, '/', 'driver')
      await expectDashboard(page)
      await page.goto('/no-such-page')
    },
  },
  {
    name: 'screen that failed to load',
    fails: ['/assets/UiElements-'],
    proof: (page) => title(page, t('faces.chunk.title')),
    reach: async ({ page }) => {
      await page.route('**/assets/UiElements-*', (route) => route.abort())
      await enter(page, '/ui-elements', 'driver')
    },
  },
  {
    name: 'list of relations',
    proof: (page) => relations(page).getByRole('option', { name: /^Meridiaan Kust/ }),
    reach: ({ page }) => openRelations(page),
  },
  {
    name: 'list of relations without a match',
    proof: (page) => relations(page).getByText(t('relation.none')),
    reach: async ({ page }) => {
      await openRelations(page)
      await relations(page).getByRole('combobox').fill('no such name')
    },
  },
  {
    name: 'list of relations while it loads',
    proof: (page) => relations(page).getByRole('combobox'),
    reach: async ({ page, mock }) => {
      await waitForever(page, RELATION_LIST_TIMEOUT_MS)
      await mock.hold('listSelectableRelations')
      await openRelations(page)
    },
  },
  {
    name: 'list of relations that failed to load',
    fails: ['/relation/BCO/impersonate/list'],
    proof: (page) => relations(page).getByText(t('relation.failed')),
    reach: async ({ page, mock }) => {
      await mock.fault('listSelectableRelations', { kind: 'status', status: 503 })
      await openRelations(page)
    },
  },
  {
    name: 'dashboard without chargers',
    proof: (page) => page.getByRole('heading', { name: t('dashboard.empty.title') }),
    reach: ({ page }) => enter(page, '/', 'driver-empty'),
  },
  {
    name: 'charger list without chargers',
    proof: (page) => page.getByRole('heading', { name: t('chargers.empty.title') }),
    reach: ({ page }) => enter(page, '/my/chargepoints', 'driver-empty'),
  },
  {
    name: 'charger list without a match',
    proof: (page) => page.getByRole('heading', { name: t('chargers.noMatch.title') }),
    reach: ({ page }) => enter(page, '/my/chargepoints?q=nothing', 'driver'),
  },
  {
    name: 'charge card with a flag',
    proof: (page) => page.getByText(t('cards.issue.IsDuplicate.text')),
    reach: ({ page }) => enter(page, '/my/token/details/T000025', 'fleet'),
  },
  {
    name: 'charging history without a match',
    proof: (page) => page.getByRole('heading', { name: t('table.noMatch.title') }),
    reach: ({ page }) => enter(page, '/my/chargesession?filter=(Description CO "nothing")', 'driver'),
  },
  {
    name: 'charge session with its price',
    proof: (page) => page.getByRole('region', { name: t('sessions.price') }),
    reach: async ({ page }) => {
      await enter(page, '/my/chargesession?filter=(Status EX "COMPLETED")', 'fleet')
      await page.locator('tbody a').first().click()
    },
  },
  {
    name: 'missing charge session',
    proof: (page) => page.getByRole('heading', { name: t('sessions.missing') }),
    reach: ({ page }) => enter(page, '/my/chargesession/missing', 'driver'),
  },
  {
    name: 'request with its steps',
    proof: (page) => page.getByRole('region', { name: t('requests.timeline') }),
    reach: ({ page }) => enter(page, '/my/request/RQ00003', 'fleet'),
  },
  {
    name: 'requests that failed to load',
    fails: ['/request/BCO/filtered'],
    proof: (page) => page.getByText(t('requests.failed')),
    reach: async ({ page, mock }) => {
      await mock.fault('filteredRequest', { kind: 'status', status: 503 })
      await enter(page, '/my/requests', 'fleet')
    },
  },
  {
    name: 'failed read',
    fails: [LIST],
    proof: (page) => page.getByText(t('reads.chargersFailed')),
    reach: async ({ page, mock }) => {
      await mock.fault('listChargepoints', { kind: 'drop' })
      await enter(page, '/dashboard', 'driver')
    },
  },
  {
    name: 'older data',
    fails: [LIST],
    proof: (page) => page.getByText(/^Last updated .* We couldn’t get newer data\.$/),
    reach: async ({ page, mock }) => {
      await enter(page, '/my/chargepoints', 'driver')
      await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
      await mock.fault('listChargepoints', { kind: 'drop' })
      await button(page, t('charger.refresh')).click()
    },
  },
  {
    name: 'missing charger',
    proof: (page) => page.getByRole('heading', { name: t('charger.missing') }),
    reach: ({ page }) => enter(page, '/my/chargepoints/missing', 'driver'),
  },
]

for (const { name, proof, reach, fails = [], gate } of faces) {
  test(`The view ‘${name}’ is accessible, and a reload does not leave the page blank`, async ({
    page,
    mock,
    server,
    errors,
  }) => {
    for (const path of fails) errors.allow(failedRequest(path))
    if (gate) {
      const config = { ...mockConfig(server.origin), topBarColour: '#7a1fa2' }
      await page.route('/config.json', (route) => route.fulfill({ json: config }))
    }
    await reach({ page, mock })
    await expect(proof(page)).toBeVisible()
    const notice = page.getByText(t('shell.environment', { environment: t('shell.environment.test') }))
    if (gate) await expect(notice.filter({ visible: true })).toHaveCount(1)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { rules: ['color-contrast'] })
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(proof(page)).toBeVisible()
    await expectFits(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('The sign-in page of the mock is accessible, also after a wrong password', async ({ page }) => {
  await page.goto('/')
  await expect(title(page, 'Sign in')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Username').fill('driver')
  await page.getByLabel('Password').fill('wrong')
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { rules: ['color-contrast'] })
  await page.setViewportSize({ width: 320, height: 700 })
  await expectFits(page)
})
