import type { ChargeLocation } from '@portal/schemas/contract'
import { moveTo } from './chargerPlaces.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { must } from './rules/rule.ts'

/** Returns the location to change. Throws if it is missing or its version differs from the caller's. */
const locationOf = (id: string, version: number, { world, caller, now }: CallContext): ChargeLocation => {
  const view = world.as(caller)
  const location = view.one('chargelocation', id)
  if (!location) throw new BcoError('UnknownChargeLocation')
  const [live = location] = view.liveLocations([location], now)
  if (location.Version !== version) throw new ConflictError(live)
  return location
}

const chargersAt = (id: string, { world, caller }: CallContext) =>
  world
    .as(caller)
    .all('chargepoint')
    .filter(({ LocationId }) => LocationId === id)

const liveOf = (location: ChargeLocation, { world, caller, now }: CallContext): ChargeLocation =>
  world.as(caller).liveLocations([location], now)[0] ?? location

export const giveLocation: Handler<'giveLocation'> = ({ params, body }, context) => {
  const location = locationOf(params.id, body.Version, context)
  const { world, caller, now } = context
  const relation = world.as(caller).one('relation', body.RelationId)
  if (!relation) throw new BcoError('RELNOTFOUND', 'RelationId: does not exist')
  const chargers = chargersAt(location.Id, context)
  const written = world.write('chargelocation', { ...location, RelationId: relation.Id }, now)
  for (const charger of chargers) moveTo(charger, { location: written, relation }, context)
  return liveOf(written, context)
}

export const mergeLocation: Handler<'mergeLocation'> = ({ params, body }, context) => {
  const duplicate = locationOf(params.id, body.Version, context)
  const { world, caller } = context
  const view = world.as(caller)
  const location = view.one('chargelocation', body.LocationId)
  if (!location) throw new BcoError('UnknownChargeLocation', 'LocationId: does not exist')
  must(location.Id !== duplicate.Id, 'Error', 'LocationId: is the same location')
  must(location.RelationId === duplicate.RelationId, 'Error', 'LocationId: belongs to another customer')
  for (const charger of chargersAt(duplicate.Id, context)) {
    const relation = view.one('relation', charger.RelationId)
    if (relation) moveTo(charger, { location, relation }, context)
  }
  world.remove('chargelocation', duplicate.Id)
  return liveOf(location, context)
}

export const removeLocation: Handler<'removeLocation'> = ({ params, query }, context) => {
  const location = locationOf(params.id, query.version, context)
  if (chargersAt(location.Id, context).length > 0) throw new BcoError('LOCINUSE')
  context.world.remove('chargelocation', location.Id)
  return liveOf(location, context)
}
