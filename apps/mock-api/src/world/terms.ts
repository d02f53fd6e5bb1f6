import type { Card, Outlet } from '@portal/fixtures'

/** What holds at a charger from a moment on: whose it is, where it is, and whom it lets in. */
export interface Terms {
  /** Neither the charger nor its location is disabled. */
  readonly isEnabled: boolean
  readonly relationId: string
  readonly locationId: string
}

/** A charger is under these terms from a moment on; `before` are those until then. */
export interface TermsChange {
  readonly kind: 'terms'
  readonly chargepointId: string
  readonly at: number
  readonly before: Terms
  readonly terms: Terms
}

/** Whether a card of the simulator's plan is let in at an outlet. */
export const admits = (terms: Terms, _outlet: Outlet, _card: Card): boolean => terms.isEnabled
