import { monthlyFees } from '@portal/schemas'
import type { ChargePlacement } from '@portal/schemas/contract'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { checkPrinted, checkPublication, letsGuestsIn, tariffOf } from './rules/placements.ts'

const placementOf = (id: string, { world, caller }: CallContext): ChargePlacement => {
  const placement = world.as(caller).one('chargeplacement', id)
  if (!placement) throw new BcoError('PLACEMENTNOTFOUND')
  return placement
}

/** Returns the placement to write. Throws if it is missing, or if `version` is given and differs. */
const requirePlacement = (id: string, version: number | undefined, context: CallContext): ChargePlacement => {
  const placement = placementOf(id, context)
  if (version !== undefined && version !== placement.Version)
    throw new ConflictError(placement, 'PLACCONFLICT')
  return placement
}

export const getContractDetails: Handler<'getContractDetails'> = ({ params }, context) => {
  const placement = placementOf(params.id, context)
  const { PlugCharge = {}, GuestCharge = {}, Reimbursement = {}, SubscriptionTypeId, EndDate } = placement
  const type =
    SubscriptionTypeId === undefined
      ? undefined
      : context.world.as(context.caller).one('subscriptiontype', SubscriptionTypeId)
  const fees = monthlyFees(type?.MonthlyFee ?? 0, GuestCharge.isCustomfee === true)
  return {
    PlacementId: placement.Id,
    ChargePointId: placement.ChargePointId,
    ContractNumber: placement.ContractNumber,
    ...(SubscriptionTypeId !== undefined && { SubscriptionTypeId }),
    ...(type && { SubscriptionDescription: type.Description }),
    StartDate: placement.StartDate,
    ...(EndDate !== undefined && { EndDate }),
    SubscriptionFee: fees.subscription,
    CustomGuestFee: fees.customGuestFee,
    MonthlyFee: fees.total,
    PlugCharge,
    GuestCharge,
    Reimbursement,
  }
}

const save = (
  placement: ChargePlacement,
  charger: { readonly IsGuestCharge?: boolean; readonly IsPlugCharge?: boolean },
  { world, caller, now }: CallContext,
): ChargePlacement => {
  const record = world.as(caller).one('chargepoint', placement.ChargePointId)
  if (record && Object.keys(charger).length > 0) world.write('chargepoint', { ...record, ...charger }, now)
  return world.write('chargeplacement', placement, now)
}

const severalOf = (...choices: readonly (boolean | undefined)[]): boolean =>
  choices.filter((choice) => choice === true).length > 1

export const postGuestCharging: Handler<'postGuestCharging'> = ({ params, body }, context) => {
  const { Version, ...sent } = body
  const placement = requirePlacement(params.id, Version, context)
  const { isFree, isBlueCornerFee, isCustomfee, customfee, isMapFree, isMapPaid } = sent
  if (severalOf(isFree, isBlueCornerFee, isCustomfee)) throw new BcoError('CANTCOMBINE')
  if (severalOf(isMapFree, isMapPaid)) throw new BcoError('CANTCOMBINE')
  if (isCustomfee === true && customfee === undefined) throw new BcoError('Error', 'customfee: is missing')
  checkPublication(sent)
  const { tariffid, ...rest } = sent
  const GuestCharge = { ...rest, ...tariffOf(tariffid, context) }
  return save({ ...placement, GuestCharge }, { IsGuestCharge: letsGuestsIn(sent) }, context)
}

/** The contact and the subscription type must be in scope, even while reimbursement is off. */
const checkNamed = (
  { reimburser, type }: { readonly reimburser?: string | undefined; readonly type?: string | undefined },
  { world, caller }: CallContext,
): void => {
  const view = world.as(caller)
  if (reimburser && !view.one('relationcontact', reimburser)) throw new BcoError('REIMBURSERNA')
  if (type && !view.one('subscriptiontype', type)) throw new BcoError('SUBTYPENOTFOUND')
}

/** The payee must be a contact in scope, of a relation with a bank account. */
const checkReimburser = (id: string | undefined, { world, caller }: CallContext): void => {
  if (id === undefined || id === '') throw new BcoError('REIMBREQRC')
  const view = world.as(caller)
  const contact = view.one('relationcontact', id)
  const relation = contact && view.one('relation', contact.Relation.Id)
  if (relation?.BankAccount === undefined) throw new BcoError('REIMBURSERNA')
}

export const postReimbursement: Handler<'postReimbursement'> = ({ params, body }, context) => {
  const { Version, ...sent } = body
  const placement = requirePlacement(params.id, Version, context)
  const { isReimburse = false, reimburserId, reimbsubscriptiontypeid: type, tokensReimb = [] } = sent
  const { rfidTokensReimb = [] } = sent
  const view = context.world.as(context.caller)
  if (isReimburse) {
    checkReimburser(reimburserId, context)
    if (type === undefined || type === '') throw new BcoError('INVALIDVAL')
  }
  checkNamed({ reimburser: reimburserId, type }, context)
  const unknown = tokensReimb.find((id) => !view.one('token', id))
  if (unknown !== undefined) throw new BcoError('UnknownToken', 'UnknownToken')
  checkPrinted(rfidTokensReimb, view)
  return save({ ...placement, Reimbursement: sent }, {}, context)
}

export const postPlugAndCharge: Handler<'postPlugAndCharge'> = ({ params, body }, context) => {
  const { isPlugCharge: IsPlugCharge, Version, tariffid, ...sent } = body
  const placement = requirePlacement(params.id, Version, context)
  const PlugCharge = { ...sent, ...tariffOf(tariffid, context) }
  if (severalOf(PlugCharge.isCreg, PlugCharge.isCustomfee)) throw new BcoError('CANTCOMBINE')
  if (PlugCharge.isReimbursement === true) checkReimburser(PlugCharge.reimburser, context)
  checkNamed({ reimburser: PlugCharge.reimburser }, context)
  return save({ ...placement, PlugCharge: IsPlugCharge ? PlugCharge : {} }, { IsPlugCharge }, context)
}
