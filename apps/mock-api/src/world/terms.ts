import type { Card } from '@portal/fixtures'
import { letsIn, type TariffFees } from '@portal/schemas'
import type { ChargePlacement } from '@portal/schemas/contract'

interface GuestFees {
  readonly fees: TariffFees
  readonly tariffId?: string
}

const perKwh = (KwhFee: number): TariffFees => ({
  StartFee: 0,
  KwhFee,
  ConnectionFee: 0,
  ParkingFee: 0,
  DayMaximum: 0,
})

type Tariff = TariffFees & { readonly Id: string; readonly Code: string }

/** What a placement asks of guests; undefined where they pay the usual price. */
export const guestFees = (
  { isFree, isCustomfee, customfee = 0, tariffid }: NonNullable<ChargePlacement['GuestCharge']>,
  tariffs: Iterable<Tariff>,
): GuestFees | undefined => {
  if (isFree) return { fees: perKwh(0) }
  if (isCustomfee) return { fees: perKwh(customfee) }
  for (const { Id, Code, StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum } of tariffs)
    if (tariffid !== undefined && Code === tariffid)
      return { fees: { StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum }, tariffId: Id }
  return undefined
}

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
  /** What guests pay, where it is something else than usual; by a tariff, whose fees can change, or for good. */
  readonly guests?: GuestFees
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

/** Whether a card of the simulator's plan, which is of a relation or of another provider, comes to an outlet. */
export const admits = (terms: Terms, relationId: string, { id, provider }: Card): boolean =>
  terms.isEnabled && admitsCard(terms, id, provider === undefined ? relationId : undefined, true)

/** Where and when a car comes with a card: to its own relation, while it is active, from the start of its subscription to its end. */
export interface CardTerms {
  readonly relationId: string
  readonly isActive: boolean
  /** Absent where it has begun. */
  readonly from?: number
  /** Absent where no end is known. */
  readonly until?: number
}

/** A card charges under these terms from a moment on. */
export interface CardChange extends CardTerms {
  readonly kind: 'card'
  readonly cardId: string
  readonly at: number
}

/** Whether a car comes with a card to a relation at a moment. */
export const comes = (
  { relationId, isActive, from, until }: CardTerms,
  time: number,
  toRelationId: string,
): boolean =>
  isActive &&
  relationId === toRelationId &&
  (from === undefined || from <= time) &&
  (until === undefined || time < until)
