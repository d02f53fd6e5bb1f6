import type { BaseChargepoint } from '@portal/fixtures'
import type { ChargepointChange } from '@portal/schemas'
import type { Alarm, ChargePlacement } from '@portal/schemas/contract'
import type { CallContext } from './handler.ts'
import { checkFree, type Place } from './rules/moves.ts'
import { guestCharge, nextContractNumber, plugCharge } from './rules/places.ts'
import { nameOf } from './rules/requests.ts'

export const keepChange = (
  chargepointId: string,
  change: Pick<ChargepointChange, 'Kind' | 'From' | 'To' | 'Reason'>,
  context: CallContext,
): void => {
  const At = new Date(context.now).toISOString()
  context.world.keepChargerChange(chargepointId, { At, By: nameOf(context), ...change })
}

/** Ends the placements of a charger without changing their terms. */
export const endPlacements = (chargepointId: string, { world, caller, now }: CallContext): void => {
  const at = new Date(now).toISOString()
  for (const placement of world.as(caller).all('chargeplacement')) {
    const { ChargePointId, StartDate, EndDate } = placement
    if (ChargePointId !== chargepointId || (EndDate !== undefined && EndDate <= at)) continue
    // A placement that has not begun yet ends at its start.
    world.write('chargeplacement', { ...placement, EndDate: StartDate > at ? StartDate : at }, now)
  }
}

type Charging = Pick<
  BaseChargepoint,
  'Id' | 'Description' | 'IsPlugCharge' | 'IsGuestCharge' | 'IsPublishMap'
>

/**
 * Creates a placement with default terms: a previous group, subscription or reimbursement would belong to another
 * customer.
 */
export const newPlacement = (
  { Id: ChargePointId, Description, IsPlugCharge, IsGuestCharge, IsPublishMap }: Charging,
  { location, relation }: Place,
  { world, caller, now }: CallContext,
): ChargePlacement => {
  const at = new Date(now).toISOString()
  const placement = {
    Id: world.newId('chargeplacement'),
    Description,
    Version: 1,
    CreatedOn: at,
    ModifiedOn: at,
    ChargePointId,
    LocationId: location.Id,
    RelationId: relation.Id,
    ContractNumber: nextContractNumber(world.as(caller)),
    StartDate: at,
    PlugCharge: IsPlugCharge ? plugCharge() : {},
    GuestCharge: IsGuestCharge ? guestCharge({}, IsPublishMap) : {},
  }
  return world.write('chargeplacement', placement, now)
}

export const changeAlarms = (
  chargepointId: string,
  changes: Partial<Pick<Alarm, 'LocationId' | 'RelationId' | 'Status'>>,
  { world, caller, now }: CallContext,
): void => {
  for (const alarm of world.as(caller).all('alarm'))
    if (alarm.ChargePointId === chargepointId && alarm.Status !== 'CLOSED')
      world.write('alarm', { ...alarm, ...changes }, now)
}

/**
 * Moves a charger to a place. Its placement moves with it unless the customer changes, which requires a new placement.
 * Past sessions keep their location and customer.
 */
export const moveTo = (charger: BaseChargepoint, place: Place, context: CallContext): BaseChargepoint => {
  const { world, caller, now } = context
  const view = world.as(caller)
  const { location, relation } = place
  checkFree(charger, context)
  const isOther = charger.RelationId !== relation.Id
  if (isOther) endPlacements(charger.Id, context)
  const placement = view.one('chargeplacement', charger.PlacementId)
  const PlacementId = isOther ? newPlacement(charger, place, context).Id : charger.PlacementId
  if (!isOther && placement) world.write('chargeplacement', { ...placement, LocationId: location.Id }, now)
  const from = view.one('chargelocation', charger.LocationId)?.Description ?? charger.LocationId
  const owner = view.one('relation', charger.RelationId)?.Description ?? charger.RelationId
  // A CPO contract belongs to one customer, so a charger that moves to another customer loses it.
  const { CpoContractId: _, ...withoutContract } = charger
  const moved = world.write(
    'chargepoint',
    {
      ...(isOther ? withoutContract : charger),
      LocationId: location.Id,
      RelationId: relation.Id,
      PlacementId,
    },
    now,
  )
  changeAlarms(charger.Id, { LocationId: location.Id, RelationId: relation.Id }, context)
  if (charger.LocationId !== location.Id)
    keepChange(charger.Id, { Kind: 'LOCATION', From: from, To: location.Description }, context)
  if (isOther) keepChange(charger.Id, { Kind: 'CUSTOMER', From: owner, To: relation.Description }, context)
  return moved
}
