import type { Flags } from '@portal/schemas'
import type { Operation, Outcome } from '../mock.ts'

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
  /** Feature flags that are switched by hand before the page is opened. */
  readonly flags?: Partial<Flags>
}

const UNEXPECTED: Outcome = { kind: 'status', status: 503 }

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
  { name: 'setup-needed', route: '/', persona: 'newcomer' },
  { name: 'not-found', route: '/nowhere', persona: 'driver' },
  { name: 'access-locked', route: '/', persona: 'locked' },
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
