import type { Page } from '@playwright/test'
import type { Flags } from '@portal/schemas'
import { field, fillAddress, submit } from '../journeys/intakeForm.ts'
import type { Operation, Outcome } from '../mock.ts'
import { t } from '../texts.ts'

/** A picture to be taken: what is on screen at a route, for a persona, in one of its faces. */
export interface Look {
  /** Name of the sheet: letters, digits and hyphens. */
  readonly name: string
  readonly route: string
  /** Not signed in when absent: the route must then be one that shows something before sign-in. */
  readonly persona?: string
  /** What the mock does instead of answering, before the page is opened. */
  readonly faults?: readonly { readonly operation: Operation; readonly outcome: Outcome }[]
  /** Requests that are still waiting when the picture is taken: what it looks like while loading. */
  readonly held?: readonly Operation[]
  /** What the operator's banner says. */
  readonly banner?: string
  /** Buttons that are pressed before. */
  readonly press?: readonly string[]
  /** Feature flags that are switched by hand before the page is opened. */
  readonly flags?: Partial<Flags>
  /** The cookie notice was answered on an earlier visit, unless this says that it was not. */
  readonly consent?: 'unasked'
  /** What a person does before the picture is taken. */
  readonly after?: (page: Page) => Promise<void>
}

const BANNER =
  '<p>On <b>Friday 22 May</b> chargers in Gent are updated between 02:00 and 04:00. <a href="https://status.charge-portal.example/">What this means for you</a></p>'

const UNEXPECTED: Outcome = { kind: 'status', status: 503 }

const sendIntake = async (page: Page): Promise<void> => {
  await fillAddress(page)
  await submit(page).click()
}

/** Every screen, and the faces of it that look different. */
export const looks: readonly Look[] = [
  { name: 'persona-page', route: '/' },
  { name: 'dashboard', route: '/', persona: 'driver' },
  { name: 'dashboard-empty', route: '/', persona: 'driver-empty' },
  { name: 'dashboard-fleet', route: '/', persona: 'fleet' },
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
  { name: 'chargers', route: '/my/chargepoints', persona: 'fleet' },
  { name: 'chargers-empty', route: '/my/chargepoints', persona: 'driver-empty' },
  {
    name: 'chargers-failed',
    route: '/my/chargepoints',
    persona: 'fleet',
    faults: [{ operation: 'listChargepoints', outcome: UNEXPECTED }],
  },
  { name: 'charger', route: '/my/chargepoints/CP000011', persona: 'fleet' },
  { name: 'charger-error', route: '/my/chargepoints/CP000030', persona: 'fleet' },
  { name: 'charger-missing', route: '/my/chargepoints/CP999999', persona: 'fleet' },
  {
    name: 'charger-failed',
    route: '/my/chargepoints/CP000011',
    persona: 'fleet',
    faults: [{ operation: 'getChargepoint', outcome: UNEXPECTED }],
  },
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
  { name: 'profile', route: '/my/profile', persona: 'fleet' },
  { name: 'profile-driver', route: '/my/profile', persona: 'driver' },
  { name: 'organisation', route: '/my/organisation', persona: 'fleet' },
  { name: 'users', route: '/my/organisation', persona: 'driver' },
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
  { name: 'change-password', route: '/my/changepassword', persona: 'driver' },
  { name: 'consent', route: '/', persona: 'driver', consent: 'unasked' },
  { name: 'consent-intake', route: '/', persona: 'newcomer', consent: 'unasked' },
  {
    name: 'consent-preferences',
    route: '/my/chargepoints',
    persona: 'driver',
    after: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Cookies preferences' }).click()
    },
  },
  { name: 'not-found', route: '/nowhere', persona: 'driver' },
  { name: 'home', route: '/home', persona: 'fleet' },
  { name: 'service-center', route: '/my/service-center', persona: 'driver' },
  { name: 'chargers-entity', route: '/my/chargepoints', persona: 'entity' },
  { name: 'access-locked', route: '/', persona: 'locked' },
  { name: 'banner', route: '/dashboard', persona: 'driver', banner: BANNER },
  {
    name: 'notifications',
    route: '/ui-elements',
    persona: 'driver',
    banner: BANNER,
    press: ['Notify: several lines', 'Notify: warning', 'Notify: critical', 'Notify: error'],
  },
  { name: 'ui-elements', route: '/ui-elements', persona: 'driver' },
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
