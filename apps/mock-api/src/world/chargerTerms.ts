import { isInGroup } from '@portal/schemas'
import type { Overlay } from './overlay.ts'
import type { ClassName } from './store.ts'
import { contractPrices, guestFees, type Terms } from './terms.ts'

type Lookup = Pick<Overlay, 'one' | 'all'>

/** Fields through which chargers refer to records of these classes. */
const NAMED_BY: { readonly [C in ClassName]?: 'LocationId' | 'CpoContractId' } = {
  chargelocation: 'LocationId',
  cpocontract: 'CpoContractId',
}

/** Returns the chargers whose terms depend on a record. */
export const chargersUnder = (records: Lookup, className: ClassName, id: string): readonly string[] => {
  if (className === 'chargepoint') return [id]
  if (className === 'chargeplacement') return [records.one('chargeplacement', id)?.ChargePointId ?? '']
  if (className === 'whitelistgroup') {
    const code = records.one('whitelistgroup', id)?.Code
    return [...records.all('chargeplacement')].flatMap(({ WhitelistGroup, ChargePointId }) =>
      WhitelistGroup !== undefined && WhitelistGroup === code ? [ChargePointId] : [],
    )
  }
  if (className === 'whitelist')
    return [...records.all('chargeplacement')].flatMap(({ AccessCard, ChargePointId }) =>
      AccessCard?.whitelistTokenGroup === id ? [ChargePointId] : [],
    )
  const field = NAMED_BY[className]
  if (field === undefined) return []
  return [...records.all('chargepoint')].flatMap((charger) => (charger[field] === id ? [charger.Id] : []))
}

/**
 * Returns the cards that the group of a placement admits, or undefined without a group. If the placement has a list,
 * these are only the cards of the list and of the placement itself.
 */
const cardsOf = (records: Lookup, placementId: string): readonly string[] | undefined => {
  const { WhitelistGroup: code, AccessCard } = records.one('chargeplacement', placementId) ?? {}
  if (code === undefined || code === '') return undefined
  const listId = AccessCard?.whitelistTokenGroup
  const list = listId ? records.one('whitelist', listId) : undefined
  for (const group of records.all('whitelistgroup'))
    if (group.Code === code)
      return group.Tokens.flatMap((entry) => {
        const card = { Id: entry.Id, PrintedNumber: records.one('token', entry.Id)?.PrintedNumber ?? '' }
        // Pass one entry at a time: `isInGroup` scans the group, which can have thousands of entries.
        const only = { Tokens: [entry] }
        return isInGroup({ WhitelistGroup: code, AccessCard }, only, list, card) ? [entry.Id] : []
      })
  return []
}

/** Returns the current terms of a charger according to its records, or undefined if the charger does not exist. */
export const termsOf = (records: Lookup, chargepointId: string): Terms | undefined => {
  const charger = records.one('chargepoint', chargepointId)
  if (!charger) return undefined
  const { AdminState, RelationId: relationId, LocationId: locationId } = charger
  const isOpen = records.one('chargelocation', locationId)?.IsEnabled ?? true
  const cards = cardsOf(records, charger.PlacementId)
  const { GuestCharge = {} } = records.one('chargeplacement', charger.PlacementId) ?? {}
  const guests = guestFees(GuestCharge, records.all('tariff'))
  const contract = records.one('cpocontract', charger.CpoContractId ?? '')
  const powerType = charger.Connectors[0]?.PowerType === 'DC' ? 'DC' : 'AC'
  return {
    isEnabled: AdminState !== 'DISABLED' && isOpen,
    relationId,
    locationId,
    powers: Object.fromEntries(charger.Connectors.map(({ Id, MaxPowerKw }) => [Id, MaxPowerKw])),
    ...(cards && { cards }),
    ...(guests && { guests }),
    ...(contract && {
      contract: contractPrices(contract, powerType, (id) => records.one('tariff', id)),
    }),
    takesGuests: charger.IsGuestCharge ?? false,
    isPlugCharge: charger.IsPlugCharge ?? false,
    ...(charger.RetiredOn !== undefined && { isRetired: true as const }),
  }
}
