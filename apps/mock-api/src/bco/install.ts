import type { BaseChargepoint } from '@portal/fixtures'
import type { ChargePlacement } from '@portal/schemas/contract'
import type { StockedCharger } from '../world/stock.ts'
import { BcoError, type CallContext } from './handler.ts'
import { letsGuestsIn } from './rules/placements.ts'

/** Returns a newly installed charger at the location of its placement, not yet published on the map. */
export const chargerAt = (
  stocked: StockedCharger,
  placement: ChargePlacement,
  { world, caller, now }: CallContext,
): BaseChargepoint => {
  const view = world.as(caller)
  const at = new Date(now).toISOString()
  const location = view.one('chargelocation', placement.LocationId)
  if (!location) throw new BcoError('UnknownChargeLocation')
  const relation = view.one('relation', placement.RelationId)
  return {
    Id: stocked.chargepointId,
    Description: placement.Description || location.Description,
    Version: 1,
    CreatedOn: at,
    ModifiedOn: at,
    ChargeBoxIdentifier: stocked.identifier,
    ChargeBoxSerialNumber: stocked.serial,
    Vendor: stocked.hardware.vendor,
    Model: stocked.hardware.model,
    ...(relation && { Owner: relation.Description }),
    LastBootNotification: at,
    Protocol: 'OCPP 1.6',
    AdminState: 'ENABLED',
    Longitude: location.Longitude,
    Latitude: location.Latitude,
    LocationId: location.Id,
    LocationDescription: location.Description,
    City: location.City,
    PlacementId: placement.Id,
    RelationId: placement.RelationId,
    IsPlugCharge: placement.PlugCharge !== undefined && Object.keys(placement.PlugCharge).length > 0,
    IsGuestCharge: placement.GuestCharge !== undefined && letsGuestsIn(placement.GuestCharge),
    IsRFID: true,
    IsPublishMap: false,
    ChargerType: 'PRIVATE',
    Connectors: stocked.connectors,
  }
}

/**
 * Returns a charger in stock as installed at the location of its placement, without storing it. Throws if the charger
 * is not in stock, or has no placement that the caller can see.
 */
export const installed = (id: string, context: CallContext): BaseChargepoint => {
  const { world, caller, now } = context
  const stocked = world.everyone.inStock(({ chargepointId }) => chargepointId === id)
  if (!stocked) throw new BcoError('UnknownChargePoint')
  const at = new Date(now).toISOString()
  const placement = world
    .as(caller)
    .all('chargeplacement')
    .find(({ ChargePointId, EndDate }) => ChargePointId === id && (EndDate === undefined || EndDate > at))
  if (!placement) throw new BcoError('PLACEMENTNOTFOUND', 'Id: the charger has no placement yet')
  return chargerAt(stocked, placement, context)
}
