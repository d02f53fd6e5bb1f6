import type { ChargePlacement } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import { BcoError, type CallContext } from '../handler.ts'
import { must } from './rule.ts'

/** A tariff as a draft names it (S3), or by its code alone. */
type TariffId = string | { readonly Code: string }

/** The code of a tariff that is named, as it is kept; refused when there is no such tariff. An empty one is not chosen yet. */
export const tariffOf = (
  tariffid: TariffId | undefined,
  { world, caller }: CallContext,
  field = 'tariffid',
): { readonly tariffid?: string } => {
  if (tariffid === undefined) return {}
  const code = typeof tariffid === 'string' ? tariffid : tariffid.Code
  const tariffs = world.as(caller).all('tariff')
  must(
    code === '' || tariffs.some(({ Code }) => Code === code),
    'Error',
    `${field}: '${code}' does not exist`,
  )
  return { tariffid: code }
}

type GuestCharge = Omit<NonNullable<ChargePlacement['GuestCharge']>, 'tariffid'>

/** Whether guests may charge at all. */
export const letsGuestsIn = ({ isFree, isBlueCornerFee, isCustomfee }: GuestCharge): boolean =>
  [isFree, isBlueCornerFee, isCustomfee].includes(true)

/** Refuses to put on the map where guests may not charge. */
export const checkPublication = (guests: GuestCharge, field = ''): void => {
  const published = (['isMapFree', 'isMapPaid'] as const).find((name) => guests[name] === true)
  must(
    published === undefined || letsGuestsIn(guests),
    'Error',
    `${field}${published}: only where guests may charge`,
  )
}

/** Refuses numbers that are printed on no card in reach. */
export const checkPrinted = (numbers: readonly string[], view: View): void => {
  const tokens = numbers.length === 0 ? [] : view.all('token')
  if (numbers.some((number) => !tokens.some(({ PrintedNumber }) => PrintedNumber === number)))
    throw new BcoError('UnknownToken', 'UnknownToken')
}
