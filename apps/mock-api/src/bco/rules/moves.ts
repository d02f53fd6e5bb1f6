import type { Records } from '../../world/store.ts'
import { BcoError, type CallContext } from '../handler.ts'

type Charger = Records['chargepoint']

export interface Place {
  readonly location: Records['chargelocation']
  readonly relation: Records['relation']
}

/**
 * Returns a location and its customer. Throws if the location belongs neither to the customer nor to a relation below
 * it.
 */
export const placeOf = (
  { LocationId, RelationId }: { readonly LocationId: string; readonly RelationId: string },
  { world, caller }: CallContext,
): Place => {
  const view = world.as(caller)
  const relation = view.one('relation', RelationId)
  if (!relation) throw new BcoError('RELNOTFOUND', 'RelationId: does not exist')
  const location = view.one('chargelocation', LocationId)
  if (!location || !view.tree(relation).has(location.RelationId))
    throw new BcoError('UnknownChargeLocation', 'LocationId: is not a location of this customer')
  return { location, relation }
}

/** Throws while a car is connected, because its session belongs to the current location and hardware. */
export const checkFree = (charger: Charger, { world, caller, now }: CallContext): void => {
  const [live] = world.as(caller).liveChargers([charger], now)
  if (live?.Connectors.some(({ SessionId }) => SessionId !== undefined)) throw new BcoError('CPINUSE')
}

/** Throws if a charger may not move to the location or customer of a write. */
export const checkMove = (
  charger: Charger,
  to: { readonly LocationId: string; readonly RelationId: string },
  context: CallContext,
): void => {
  if (charger.LocationId === to.LocationId && charger.RelationId === to.RelationId) return
  placeOf(to, context)
  checkFree(charger, context)
}
