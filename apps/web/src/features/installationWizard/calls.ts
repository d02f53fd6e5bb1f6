import type { CallInput, Data, InstallationCall } from '@portal/machines'
import {
  addAuthorize,
  addPrintedNumber,
  asPrintedNumber,
  formatFilter,
  genericCalls,
  getChargepoint,
  LIST_PAGE_SIZE,
  listWhitelistGroups,
  postGuestCharging,
  postPlugAndCharge,
  postReimbursement,
  putChargepoint,
  saveWhitelistGroup,
  setPlacementGroup,
} from '@portal/schemas'
import {
  fieldOf,
  groupBody,
  guestBody,
  plugBody,
  reimbursementBody,
  textOf,
  textsOf,
} from '../../data/accessBodies.ts'
import type { Bco, BcoFailure, CallOptions } from '../../services/bco.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { chargepointBody, locationBody, placementBody } from './mapping.ts'

export const LOCATIONS = genericCalls('chargelocation', 'ChargeLocation')
export const PLACEMENTS = genericCalls('chargeplacement', 'ChargePlacement')
const TOKENS = genericCalls('token', 'Token')

type Call = (bco: Bco, input: CallInput, options: CallOptions) => Promise<Data>

export const placementIdOf = ({ results }: CallInput): string => textOf(results.placement, 'id')

const location: Call = async (bco, { payload, earlier }, options) => {
  const id = textOf(earlier, 'id')
  const body = locationBody(payload)
  if (id === '') {
    const { data } = await bco.call(LOCATIONS.createupdate, { query: {}, body }, options)
    return { id: data.Id }
  }
  const read = { params: { id }, query: {} }
  const { data: location } = await bco.callWhole(LOCATIONS.one, read, options)
  const { Version } = location
  const { data } = await bco.call(
    LOCATIONS.createupdate,
    { query: {}, body: { Id: id, Version, ...body } },
    options,
  )
  return { id: data.Id }
}

const placement: Call = async (bco, { payload, earlier, results }, options) => {
  const id = textOf(earlier, 'id')
  const body = placementBody(payload, results)
  if (id === '') {
    const { data } = await bco.call(PLACEMENTS.createupdate, { query: {}, body }, options)
    return { id: data.Id }
  }
  const { data: placement } = await bco.callWhole(PLACEMENTS.one, { params: { id }, query: {} }, options)
  const { Version } = placement
  const { data } = await bco.call(
    PLACEMENTS.createupdate,
    { query: {}, body: { Id: id, Version, ...body } },
    options,
  )
  return { id: data.Id }
}

/**
 * Installs the charger. A charger in stock has version 1; if an earlier attempt installed it, reads its current
 * version first.
 */
const chargepoint: Call = async (bco, { payload, earlier }, options) => {
  const id = textOf(payload, 'chargepointID')
  const isInstalled = textOf(earlier, 'id') === id
  const Version = isInstalled
    ? (await bco.callWhole(getChargepoint, { params: { id } }, options)).data.Version
    : FIRST_VERSION
  const body = { Id: id, Version, ...chargepointBody(payload) }
  const { data } = await bco.call(putChargepoint, { body }, options)
  return { id: data.Id }
}
const FIRST_VERSION = 1

const isplugandcharge: Call = async (bco, input, options) => {
  const params = { id: placementIdOf(input) }
  await bco.call(postPlugAndCharge, { params, body: plugBody(input.payload) }, options)
  return params
}

const guestcharging: Call = async (bco, input, options) => {
  const params = { id: placementIdOf(input) }
  await bco.call(postGuestCharging, { params, body: guestBody(input.payload) }, options)
  return params
}

const UNKNOWN_CARD: BcoFailure = {
  code: 'UnknownToken',
  message: 'UnknownToken',
  status: 200,
  severity: 'error',
}

/** Returns the id of the card with a printed number. Rejects if there is no such card. */
const cardPrinted = async (bco: Bco, number: string, options: CallOptions): Promise<string> => {
  const filter = formatFilter([{ field: 'PrintedNumber', operator: 'EX', value: asPrintedNumber(number) }])
  const { data } = await bco.call(TOKENS.filtered, { query: { filter, pagesize: 1 } }, options)
  const [card] = data.Data
  if (!card) throw Object.assign(new Error(UNKNOWN_CARD.message), UNKNOWN_CARD)
  return card.Id
}

/** Fetches the current group with a code, bypassing the server's cache. */
const groupNow = async (
  bco: Bco,
  relId: string,
  code: string,
  options: CallOptions,
): Promise<ReadWhitelistGroup | undefined> => {
  const filter = formatFilter([{ field: 'Code', operator: 'EX', value: code }])
  const query = { filter, pagesize: LIST_PAGE_SIZE, pagenumber: 1, caching: 0 }
  const { data } = await bco.call(listWhitelistGroups, { params: { relId }, query }, options)
  return data.Data[0]
}

/**
 * Creates the group if its code is new, authorizes the missing cards, and assigns the group to the placement. A retry
 * skips the group and the cards that an earlier attempt added.
 */
const whitelistgroup: Call = async (bco, input, { intent = '', ...options }) => {
  const { payload } = input
  const relId = textOf(payload, 'relationId')
  const Code = textOf(payload, 'whitelistGroup')
  const group = await groupNow(bco, relId, Code, options)
  if (!group) {
    const body = { Code, Description: Code }
    await bco.call(
      saveWhitelistGroup,
      { params: { relId }, query: {}, body },
      { ...options, intent: `${intent}-group` },
    )
  }
  const cards = group?.Tokens ?? []
  for (const number of textsOf(payload, 'rfidTokens')) {
    const id = await cardPrinted(bco, number, options)
    const card = cards.find(({ Id }) => Id === id)
    const to = { params: { group: Code, x: id } }
    if (card?.PrintedNumber === undefined)
      await bco.call(
        addPrintedNumber,
        { ...to, body: { PrintedNumber: number } },
        { ...options, intent: `${intent}-print-${id}` },
      )
    if (card?.IsAuthorized !== true)
      await bco.call(addAuthorize, to, { ...options, intent: `${intent}-let-${id}` })
  }
  for (const id of textsOf(payload, 'tokens'))
    if (cards.find(({ Id }) => Id === id)?.IsAuthorized !== true)
      await bco.call(
        addAuthorize,
        { params: { group: Code, x: id } },
        { ...options, intent: `${intent}-let-${id}` },
      )
  const params = { id: placementIdOf(input) }
  await bco.call(setPlacementGroup, { params, body: groupBody(payload) }, { ...options, intent })
  return params
}

const reimbwhitelist: Call = async (bco, input, options) => {
  const params = { id: placementIdOf(input) }
  await bco.call(postReimbursement, { params, body: reimbursementBody(input.payload) }, options)
  return params
}

export const CALLS: Readonly<Record<InstallationCall, Call>> = {
  location,
  placement,
  chargepoint,
  isplugandcharge,
  guestcharging,
  whitelistgroup,
  reimbwhitelist,
}

/** Returns the id of the record that a call wrote. */
export const idIn = (result: Data | undefined): string | undefined => {
  const id = fieldOf(result, 'id')
  return typeof id === 'string' && id !== '' ? id : undefined
}
