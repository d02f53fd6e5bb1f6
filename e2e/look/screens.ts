import type { Page } from '@playwright/test'
import { CACHE_LIFETIME_MS } from '@portal/schemas'
import { field, fillAddress, submit } from '../journeys/intakeForm.ts'
import type { Outcome } from '../mock.ts'
import { screens } from '../screens.ts'
import { operatorWords, t } from '../texts.ts'
import type { Look } from './picture.ts'
import { wizardLooks } from './wizards.ts'

const BANNER =
  '<p>On <b>Friday 22 May</b> chargers in Gent are updated between 02:00 and 04:00. <a href="https://status.charge-portal.example/">What this means for you</a></p>'

/** Banner message of the maximum height. */
const LONG_BANNER = `${BANNER}<p>What happens at each site:</p><ul><li><b>Gent</b>: all bays stand still for two hours</li><li><b>Zeebrugge</b>: bays 1 to 4, one after the other</li><li><b>Antwerpen</b> and <b>Brugge</b>: nothing</li></ul><p>Cars that charge at that time go on as soon as their charger is back. Write to <a href="mailto:help@charge-portal.example">help@charge-portal.example</a> if one does not.</p>`

const VIOLET = '#6d28d9'

const openAccountMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menu', { name: /^Account menu/ }).waitFor()
}

const openRelationFilter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: t('relation.shown', { name: t('relation.all') }) }).click()
  await page.getByRole('option').first().waitFor()
}

const notify = (words: readonly string[]) => async (page: Page) => {
  for (const name of words) await page.getByRole('button', { name: `Notify: ${name}`, exact: true }).click()
}

/** Opens the inspector in a small window, so that the portal is visible above it. */
const openInspector = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t('inspector.open') }).click()
}

/** Fills in a power limit for two selected charge points, without confirming it. */
const limitTwo = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: t('record.selectPage') }).waitFor({ state: 'attached' })
  for (const row of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(row).check()
  await page.getByRole('button', { name: t('messages.send') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(operatorWords.t('messages.label')).selectOption('SetChargingProfile')
  await dialog.getByRole('textbox', { name: t('messages.field.limit'), exact: true }).fill('6000')
}

const confirmLimit = async (page: Page): Promise<void> => {
  await limitTwo(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('record.bulk.next') }).click()
  await dialog.getByText(t('record.bulk.ready', { count: 2 })).waitFor()
}

const UNEXPECTED: Outcome = { kind: 'status', status: 503 }

const openFirstRow = async (page: Page): Promise<void> => {
  await page.locator('tbody a').first().click()
  await page.locator('main dl').first().waitFor()
}

/** Goes offline until the data on screen is outdated. */
const loseConnection = async (page: Page): Promise<void> => {
  await page.locator('main a[href^="/my/chargepoints/"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.clock.fastForward(CACHE_LIFETIME_MS)
  await page
    .locator('main')
    .getByRole('button', { name: t('faces.retry') })
    .waitFor()
}

/** Sends a test call, then selects an operation with many parameters. */
const answerTestCall = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: t('admin.test.send') }).click()
  await page.getByRole('row', { name: /^x-server-now/ }).waitFor()
  await page.getByRole('combobox', { name: t('admin.test.operation') }).fill('createupdate chargepassrequest')
  await page.getByRole('option').click()
}

/** Expands the first collapsed branch of a tree, and its first branches, four levels down. */
const unfold = async (page: Page): Promise<void> => {
  for (let level = 0; level < 4; level += 1) {
    const closed = page.getByRole('treeitem', { expanded: false }).first()
    await closed.waitFor({ timeout: 3_000 }).catch(() => undefined)
    if ((await closed.count()) === 0) return
    await closed.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForLoadState('networkidle')
  }
}

const sendIntake = async (page: Page): Promise<void> => {
  await fillAddress(page)
  await submit(page).click()
}

/** Every screen as each persona of its route; the screenshot of the map shows only the window. */
const ofRoutes: readonly Look[] = screens.map(({ name, address, persona, stored }) => ({
  name,
  route: address,
  persona,
  ...(stored && { stored }),
  ...(address === '/locations' && { isWindow: true }),
  ...(address === '/ui-elements' && { showsLoading: true }),
}))

/** Every screen, and its states that look different. */
export const looks: readonly Look[] = [
  ...ofRoutes,
  ...wizardLooks,
  { name: 'persona-page', route: '/' },
  {
    name: 'network-admin-test-answered',
    route: '/network/admin/test',
    persona: 'superadmin',
    after: answerTestCall,
  },
  { name: 'network-chargers-message', route: '/network/chargepoints', persona: 'operator', open: limitTwo },
  {
    name: 'network-chargers-message-checked',
    route: '/network/chargepoints',
    persona: 'operator',
    open: confirmLimit,
  },
  {
    name: 'network-admin-subscriptions-chosen',
    route: '/network/admin/subscriptions?relation=R00003',
    persona: 'superadmin',
  },
  {
    name: 'dashboard-failed',
    route: '/',
    persona: 'driver',
    faults: [
      { operation: 'listChargepoints', outcome: UNEXPECTED },
      { operation: 'postChargepointStats', outcome: UNEXPECTED },
      { operation: 'listChargesessions', outcome: UNEXPECTED },
    ],
  },
  {
    name: 'dashboard-loading',
    route: '/',
    persona: 'driver',
    held: ['listChargepoints', 'postChargepointStats', 'listChargesessions'],
  },
  {
    name: 'chargers-failed',
    route: '/my/chargepoints',
    persona: 'fleet',
    faults: [{ operation: 'listChargepoints', outcome: UNEXPECTED }],
  },
  { name: 'chargers-older', route: '/my/chargepoints', persona: 'fleet', after: loseConnection },
  { name: 'charger-error', route: '/my/chargepoints/CP000030', persona: 'fleet' },
  { name: 'charger-missing', route: '/my/chargepoints/CP999999', persona: 'fleet' },
  {
    name: 'charger-failed',
    route: '/my/chargepoints/CP000011',
    persona: 'fleet',
    faults: [{ operation: 'getChargepoint', outcome: UNEXPECTED }],
  },
  {
    name: 'locations-chosen',
    route: '/locations?near=51.0543,3.7174,Gent&filter=free&location=L00006',
    persona: 'fleet',
    isWindow: true,
  },
  { name: 'locations-map', route: '/locations?show=map', persona: 'fleet', widths: [390], isWindow: true },
  { name: 'locations-search', route: '/locations?q=Gen', persona: 'fleet', isWindow: true },
  {
    name: 'locations-failed',
    route: '/locations',
    persona: 'fleet',
    faults: [{ operation: 'getLocationPoints', outcome: UNEXPECTED }],
  },
  { name: 'locations-loading', route: '/locations', persona: 'fleet', held: ['getLocationPoints'] },
  {
    name: 'cards-filtered',
    route: '/my/tokens?filter=(IsUserMissing EX "true") AND (Number CO "BE")&sort=-State',
    persona: 'fleet',
  },
  {
    name: 'cards-failed',
    route: '/my/tokens',
    persona: 'fleet',
    faults: [{ operation: 'filteredToken', outcome: UNEXPECTED }],
  },
  { name: 'card-flagged', route: '/my/token/details/T000025', persona: 'fleet' },
  { name: 'card-missing', route: '/my/token/details/T999999', persona: 'fleet' },
  {
    name: 'sessions-failed',
    route: '/my/chargesession',
    persona: 'fleet',
    faults: [{ operation: 'listChargesessions', outcome: UNEXPECTED }],
  },
  {
    name: 'session-live',
    route: '/my/chargesession?filter=(Status EX "CHARGING")&sort=Start',
    persona: 'fleet',
    after: openFirstRow,
  },
  { name: 'session-missing', route: '/my/chargesession/missing', persona: 'fleet' },
  {
    name: 'requests-failed',
    route: '/my/requests',
    persona: 'fleet',
    faults: [
      { operation: 'filteredRequest', outcome: UNEXPECTED },
      { operation: 'filteredChargePassRequest', outcome: UNEXPECTED },
    ],
  },
  { name: 'request-question', route: '/my/request/RQ00004', persona: 'fleet' },
  { name: 'intake-private', route: '/', persona: 'newcomer' },
  {
    name: 'intake-company',
    route: '/',
    persona: 'newcomer-company',
    after: async (page) => {
      await page.getByRole('radio', { name: t('intake.kind.company') }).check()
      await fillAddress(page)
      await field(page, 'vatnr').fill('BE 0654.524.623')
      await field(page, 'companyname').fill('Noordzee Logistics')
      await field(page, 'postalcode').fill('90')
      await field(page, 'phone').fill('')
      await field(page, 'bankaccount').fill('BE71096123456769')
      await submit(page).click()
    },
  },
  {
    name: 'intake-failed',
    route: '/',
    persona: 'newcomer',
    faults: [{ operation: 'postSetup', outcome: { kind: 'code', code: 'USEREXISTS' } }],
    after: sendIntake,
  },
  { name: 'intake-saving', route: '/', persona: 'newcomer', held: ['postSetup'], after: sendIntake },
  { name: 'intake-welcome', route: '/', persona: 'newcomer', after: sendIntake },
  {
    name: 'organisation-filtered',
    route: '/my/organisation?filter=(Name CO "an") AND (Email CO "e")&rows=25',
    persona: 'fleet',
  },
  {
    name: 'organisation-failed',
    route: '/my/organisation',
    persona: 'fleet',
    faults: [
      { operation: 'getRelation', outcome: UNEXPECTED },
      { operation: 'listRelationContacts', outcome: UNEXPECTED },
    ],
  },
  {
    name: 'change-password',
    route: '/my/changepassword',
    persona: 'driver',
    after: async (page) => {
      await page.getByLabel(t('password.current'), { exact: true }).fill('Charge-2026!')
      await page.getByLabel(t('password.new'), { exact: true }).fill('Volt')
      await page.getByLabel(t('password.repeat'), { exact: true }).fill('Vo')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    },
  },
  { name: 'consent', route: '/', persona: 'driver', consent: 'unasked', isWindow: true },
  { name: 'consent-intake', route: '/', persona: 'newcomer', consent: 'unasked', isWindow: true },
  {
    name: 'consent-preferences',
    route: '/my/chargepoints',
    persona: 'driver',
    after: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies preferences' }).click()
    },
  },
  ...['settings', 'messages', 'sessions', 'access', 'contract', 'history', 'raw'].map((tab) => ({
    name: `netCharger-${tab}`,
    route: `/network/chargepoints/CP000017?tab=${tab}`,
    persona: 'operator' as const,
  })),
  { name: 'netLocation-chargers', route: '/network/locations/L00005?tab=chargers', persona: 'operator' },
  { name: 'netRelations-tree', route: '/network/relations?view=tree', persona: 'operator', after: unfold },
  { name: 'relations-unfolded', route: '/my/organisation/relations', persona: 'entity', after: unfold },
  { name: 'not-found', route: '/nowhere', persona: 'driver' },
  { name: 'access-locked', route: '/', persona: 'locked' },
  { name: 'banner', route: '/dashboard', persona: 'driver', banner: BANNER },
  { name: 'banner-long', route: '/my/requests', persona: 'driver', banner: LONG_BANNER, isWindow: true },
  {
    name: 'banner-strip',
    route: '/my/profile',
    persona: 'fleet',
    banner: BANNER,
    config: { topBarColour: VIOLET },
  },
  {
    name: 'notifications',
    route: '/ui-elements',
    persona: 'driver',
    showsLoading: true,
    banner: BANNER,
    isWindow: true,
    after: notify(['success', 'info', 'warning']),
    isStill: true,
  },
  {
    name: 'notifications-errors',
    route: '/ui-elements',
    persona: 'driver',
    showsLoading: true,
    isWindow: true,
    after: notify(['several lines', 'error', 'unknown code', 'critical']),
    isStill: true,
  },
  { name: 'menu-account', route: '/dashboard', persona: 'fleet', open: openAccountMenu },
  {
    name: 'menu-side',
    route: '/my/profile',
    persona: 'fleet',
    widths: [390],
    open: async (page) => {
      await page.getByRole('button', { name: t('shell.menu.show') }).click()
    },
  },
  {
    name: 'menu-side-collapsed',
    route: '/my/profile',
    persona: 'fleet',
    widths: [1280],
    after: async (page) => {
      await page.getByRole('button', { name: t('shell.menu.hide') }).click()
    },
  },
  { name: 'relation-filter', route: '/my/chargepoints', persona: 'entity', open: openRelationFilter },
  {
    name: 'relation-chosen',
    route: '/my/chargepoints',
    persona: 'entity',
    after: async (page) => {
      await openRelationFilter(page)
      await page.getByRole('option', { name: /^Meridiaan Vlaanderen/ }).click()
    },
  },
  { name: 'inspector', route: '/my/profile?debug=1', persona: 'fleet', widths: [390, 1280], isWindow: true },
  {
    name: 'inspector-below',
    route: '/my/profile?debug=1',
    persona: 'fleet',
    isWindow: true,
    after: openInspector,
  },
  { name: 'config-unreachable', route: '/', faults: [{ operation: 'config', outcome: UNEXPECTED }] },
  { name: 'config-broken', route: '/', faults: [{ operation: 'config', outcome: { kind: 'malformed' } }] },
  {
    name: 'identity-unreachable',
    route: '/',
    faults: [{ operation: 'identity.discovery', outcome: UNEXPECTED }],
  },
  { name: 'signed-out', route: '/signed-out' },
  { name: 'maintenance', route: '/', flags: { maintenance: true } },
]
