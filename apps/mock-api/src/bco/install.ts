import type { BaseChargepoint } from '@portal/fixtures'
import { STOCK_BY_ID } from '../world/stock.ts'
import { BcoError, type CallContext } from './handler.ts'
import { letsGuestsIn } from './rules/placements.ts'

/**
 * Installs a charger in stock at the address of its placement. Throws if the caller cannot see the placement or the
 * charger is already installed. The charger has one connector, comes online, and admits only cards on a list.
 */
export const installed = (id: string, { world, caller, now }: CallContext): BaseChargepoint => {
  const stocked = STOCK_BY_ID.get(id)
  if (!stocked || world.everyone.bySerial(stocked.serial)) throw new BcoError('UnknownChargePoint')
  const view = world.as(caller)
  const at = new Date(now).toISOString()
  const placement = view
    .all('chargeplacement')
    .find(({ ChargePointId, EndDate }) => ChargePointId === id && (EndDate === undefined || EndDate > at))
  if (!placement) throw new BcoError('PLACEMENTNOTFOUND', 'Id: the charger has no placement yet')
  const location = view.one('chargelocation', placement.LocationId)
  if (!location) throw new BcoError('UnknownChargeLocation')
  const relation = view.one('relation', placement.RelationId)
  return {
    Id: id,
    Description: placement.Description || location.Description,
    Version: 1,
    CreatedOn: at,
    ModifiedOn: at,
    ChargeBoxIdentifier: stocked.identifier,
    ChargeBoxSerialNumber: stocked.serial,
    Vendor: stocked.vendor,
    Model: stocked.model,
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
    Connectors: [stocked.connector],
  }
}
