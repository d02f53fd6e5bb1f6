import type { BaseChargepoint } from '@portal/fixtures'
import type { Chargepoint } from '@portal/schemas'
import { moveTo, placeOf } from './chargerPlaces.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'

const liveOf = (charger: BaseChargepoint, { world, caller, now }: CallContext): Chargepoint => {
  const [live] = world.as(caller).live([charger], now)
  if (!live) throw new BcoError('UnknownChargePoint')
  return live
}

/** Charger to change. Throws if its version differs from the caller's. */
const chargerOf = (id: string, version: number, context: CallContext): BaseChargepoint => {
  const charger = context.world.as(context.caller).one('chargepoint', id)
  if (!charger) throw new BcoError('UnknownChargePoint')
  if (charger.Version !== version) throw new ConflictError(liveOf(charger, context))
  return charger
}

export const moveChargepoint: Handler<'moveChargepoint'> = ({ params, body }, context) => {
  const charger = chargerOf(params.id, body.Version, context)
  return liveOf(moveTo(charger, placeOf(body, context), context), context)
}

export const getChargepointHistory: Handler<'getChargepointHistory'> = ({ params }, { world, caller }) => {
  if (!world.as(caller).one('chargepoint', params.id)) throw new BcoError('UnknownChargePoint')
  return [...world.chargerHistory(params.id)]
}
