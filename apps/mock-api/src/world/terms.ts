import type { Card, Outlet } from '@portal/fixtures'
import { letsIn } from '@portal/schemas'

/** What holds at a charger from a moment on: whose it is, where it is, and whom it lets in. */
export interface Terms {
  /** Neither the charger nor its location is disabled. */
  readonly isEnabled: boolean
  readonly relationId: string
  readonly locationId: string
  /** The cards of the placement's group that may charge; absent without a group, where those of the relation may. */
  readonly cards?: readonly string[]
  /** Whether cards of others may. */
  readonly takesGuests: boolean
  /** Whether cars of the relation may without being in the group. */
  readonly isPlugCharge: boolean
}

/** A charger is under these terms from a moment on; `before` are those until then. */
export interface TermsChange {
  readonly kind: 'terms'
  readonly chargepointId: string
  readonly at: number
  readonly before: Terms
  readonly terms: Terms
}

/** Whether a card of a relation is let in, which `hasContract` for plug and charge or not. */
const admitsCard = (
  terms: Terms,
  cardId: string,
  ownerId: string | undefined,
  hasContract: boolean,
): boolean => letsIn({ ...terms, isInGroup: terms.cards?.includes(cardId) }, ownerId, hasContract)

/** Whether a card of the simulator's plan comes to an outlet. */
export const admits = (terms: Terms, outlet: Outlet, { id, provider }: Card): boolean =>
  terms.isEnabled && admitsCard(terms, id, provider === undefined ? outlet.relationId : undefined, true)
