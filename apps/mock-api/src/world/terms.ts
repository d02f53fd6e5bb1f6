import type { Card } from '@portal/fixtures'
import { letsIn, type TariffFees } from '@portal/schemas'
import type { ChargePlacement, CpoContract } from '@portal/schemas/contract'

interface GuestFees {
  readonly fees: TariffFees
  readonly tariffId?: string
}

const feesOf = ({ StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum }: TariffFees): TariffFees => ({
  StartFee,
  KwhFee,
  ConnectionFee,
  ParkingFee,
  DayMaximum,
})

const perKwh = (KwhFee: number): TariffFees => ({
  StartFee: 0,
  KwhFee,
  ConnectionFee: 0,
  ParkingFee: 0,
  DayMaximum: 0,
})

type Tariff = TariffFees & { readonly Id: string; readonly Code: string }

/** Tariff of a price list from `at` on. Without `tariff`, the standard tariff applies again. */
interface ListedPrice {
  readonly isRoaming: boolean
  readonly at: number
  readonly tariff?: { readonly id: string; readonly fees: TariffFees }
}

/** Price list of a charger's contract, and the time for which the contract is in force. */
interface ContractPrices {
  readonly from: number
  readonly until?: number
  readonly prices: readonly ListedPrice[]
}

/** Returns the prices of a contract that apply to a charger with this type of power. */
export const contractPrices = (
  { StartDate, EndDate, PriceList = [] }: CpoContract,
  powerType: 'AC' | 'DC',
  tariffOf: (id: string) => Tariff | undefined,
): ContractPrices => ({
  from: Date.parse(StartDate),
  ...(EndDate !== undefined && { until: Date.parse(EndDate) }),
  prices: PriceList.flatMap(({ Type, From, TariffId = '' }): ListedPrice[] => {
    if (Type !== 'ROAMING' && Type !== powerType) return []
    const tariff = tariffOf(TariffId)
    return [
      {
        isRoaming: Type === 'ROAMING',
        at: Date.parse(From),
        ...(tariff && { tariff: { id: TariffId, fees: feesOf(tariff) } }),
      },
    ]
  }),
})

/** Returns the tariff that the contract of a charger grants at the given time. */
export const contractTariff = (
  { contract }: Terms,
  isRoaming: boolean,
  time: number,
): ListedPrice['tariff'] => {
  if (!contract || time < contract.from || time >= (contract.until ?? Number.POSITIVE_INFINITY))
    return undefined
  return contract.prices.findLast((price) => price.isRoaming === isRoaming && price.at <= time)?.tariff
}

/** Returns the guest fees of a placement, or undefined if guests pay the standard price. */
export const guestFees = (
  { isFree, isCustomfee, customfee = 0, tariffid }: NonNullable<ChargePlacement['GuestCharge']>,
  tariffs: Iterable<Tariff>,
): GuestFees | undefined => {
  if (isFree) return { fees: perKwh(0) }
  if (isCustomfee) return { fees: perKwh(customfee) }
  for (const tariff of tariffs)
    if (tariffid !== undefined && tariff.Code === tariffid)
      return { fees: feesOf(tariff), tariffId: tariff.Id }
  return undefined
}

/** Terms of a charger: owner, location, power and who may charge. */
export interface Terms {
  /** True if neither the charger nor its location is disabled. */
  readonly isEnabled: boolean
  readonly relationId: string
  readonly locationId: string
  /** Maximum power of each connector in kW, by id. Absent in data of older versions. */
  readonly powers?: Readonly<Record<string, number>>
  /**
   * Cards of the placement's group that may charge. Absent without a group: then all cards of the relation may charge.
   */
  readonly cards?: readonly string[]
  readonly takesGuests: boolean
  /** Guest fees if not standard: fixed, or those of a tariff, which can change. */
  readonly guests?: GuestFees
  /** Absent if the charger has no CPO contract. */
  readonly contract?: ContractPrices
  /** True for plug and charge: cars of the relation that have a contract may charge without a card in the group. */
  readonly isPlugCharge: boolean
  /** Set once the charger has left the network. */
  readonly isRetired?: true
}

/** Puts a charger under new terms from `at` on. `before` are the previous ones. */
export interface TermsChange {
  readonly kind: 'terms'
  readonly chargepointId: string
  readonly at: number
  readonly before: Terms
  readonly terms: Terms
}

/** True if the terms admit a card of a relation. `hasContract` is true if its car has a contract for plug and charge. */
const admitsCard = (
  terms: Terms,
  cardId: string,
  ownerId: string | undefined,
  hasContract: boolean,
): boolean => letsIn({ ...terms, isInGroup: terms.cards?.includes(cardId) }, ownerId, hasContract)

/** True if a planned card, of a relation or of another provider, may charge at an outlet. */
export const admits = (terms: Terms, relationId: string, { id, provider }: Card): boolean =>
  terms.isEnabled && admitsCard(terms, id, provider === undefined ? relationId : undefined, true)

/** Terms of a card. It charges only at chargers of its own relation, while active, and during its subscription. */
export interface CardTerms {
  readonly relationId: string
  readonly isActive: boolean
  /** Absent without a subscription, or once it has begun. */
  readonly from?: number
  /** Absent if there is no known end. */
  readonly until?: number
}

/** Puts a card under new terms from `at` on. */
export interface CardChange extends CardTerms {
  readonly kind: 'card'
  readonly cardId: string
  readonly at: number
}

/** True if a car with the card charges at a relation's chargers at the given time. */
export const comes = (
  { relationId, isActive, from, until }: CardTerms,
  time: number,
  toRelationId: string,
): boolean =>
  isActive &&
  relationId === toRelationId &&
  (from === undefined || from <= time) &&
  (until === undefined || time < until)
