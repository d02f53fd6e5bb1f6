import type { CallInput, Data, InstallationCall } from '@portal/machines'
import { formatFilter, getChargepoint, MAX_PAGE_SIZE } from '@portal/schemas'
import type { ChargePlacement } from '@portal/schemas/contract'
import { groupBody, guestBody, plugBody, reimbursementBody, textOf } from '../../data/accessBodies.ts'
import { nullIfNotFound } from '../../data/nullIfNotFound.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import { LOCATIONS, PLACEMENTS, placementIdOf } from './calls.ts'
import { chargepointBody, holds, locationBody, placementBody, toStored } from './mapping.ts'

type Look = (bco: Bco, input: CallInput, options: CallOptions) => Promise<Data>

const location: Look = async (bco, { payload, earlier }, options) => {
  const body = locationBody(payload)
  const id = textOf(earlier, 'id')
  const condition =
    id === '' ? { field: 'Description', value: body.Description ?? '' } : { field: 'Id', value: id }
  const filter = formatFilter([{ ...condition, operator: 'EX' }])
  const query = { filter, pagesize: MAX_PAGE_SIZE, select: '' }
  const { data } = await bco.callWhole(LOCATIONS.filtered, { query }, options)
  const found = data.Data.find((record) => holds(record, body))
  return found ? { id: found.Id } : null
}

const placement: Look = async (bco, { payload, results }, options) => {
  const body = placementBody(payload, results)
  const filter = formatFilter([{ field: 'ChargePointId', operator: 'EX', value: body.ChargePointId ?? '' }])
  const query = { filter, pagesize: MAX_PAGE_SIZE, select: '' }
  const { data } = await bco.callWhole(PLACEMENTS.filtered, { query }, options)
  const found = data.Data.find((record) => record.EndDate === undefined && holds(record, body))
  return found ? { id: found.Id } : null
}

const chargepoint: Look = (bco, { payload }, options) =>
  nullIfNotFound(
    bco
      .callWhole(getChargepoint, { params: { id: textOf(payload, 'chargepointID') } }, options)
      .then(({ data }) => (holds(data, chargepointBody(payload)) ? { id: data.Id } : null)),
  )

/** Returns a lookup that reads the placement and compares it with the sent values. */
const inPlacement =
  (isThere: (placement: ChargePlacement, payload: Data) => boolean): Look =>
  (bco, input, options) => {
    const id = placementIdOf(input)
    return nullIfNotFound(
      bco
        .callWhole(PLACEMENTS.one, { params: { id }, query: { select: '' } }, options)
        .then(({ data }) => (isThere(data, input.payload) ? { id } : null)),
    )
  }

const LOOKS: Readonly<Record<InstallationCall, Look>> = {
  location,
  placement,
  chargepoint,
  isplugandcharge: inPlacement(({ PlugCharge }, payload) => {
    const { isPlugCharge: _, ...sent } = plugBody(payload)
    return PlugCharge !== undefined && holds(PlugCharge, toStored(sent))
  }),
  guestcharging: inPlacement(
    ({ GuestCharge }, payload) =>
      GuestCharge !== undefined && holds(GuestCharge, toStored(guestBody(payload))),
  ),
  whitelistgroup: inPlacement(({ WhitelistGroup, AccessCard }, payload) => {
    const { WhitelistGroup: code, ...cards } = groupBody(payload)
    return WhitelistGroup === code && holds(AccessCard, cards)
  }),
  reimbwhitelist: inPlacement(({ Reimbursement }, payload) =>
    holds(Reimbursement, reimbursementBody(payload)),
  ),
}

const isCall = (name: string): name is InstallationCall => Object.hasOwn(LOOKS, name)

/** Finds out whether a call without a response succeeded. `found` is its result, or null if the call had no effect. */
export const lookUp = async (
  bco: Bco,
  input: CallInput,
  options: CallOptions,
): Promise<{ readonly found: Data }> => ({
  found: isCall(input.call) ? await LOOKS[input.call](bco, input, options) : null,
})
