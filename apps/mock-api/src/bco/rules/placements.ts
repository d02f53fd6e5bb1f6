import type { ChargePlacement } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import { BcoError, type CallContext } from '../handler.ts'
import { must } from './rule.ts'

/** Tariff reference: an object as in a draft (S3), or the code alone. */
type TariffId = string | { readonly Code: string }

/** Returns the tariff code to store. Throws if the tariff does not exist. An empty code means no choice yet. */
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

export const letsGuestsIn = ({ isFree, isBlueCornerFee, isCustomfee }: GuestCharge): boolean =>
  [isFree, isBlueCornerFee, isCustomfee].includes(true)

/** Rejects publication on the map if guests may not charge. */
export const checkPublication = (guests: GuestCharge, field = ''): void => {
  const published = (['isMapFree', 'isMapPaid'] as const).find((name) => guests[name] === true)
  must(
    published === undefined || letsGuestsIn(guests),
    'Error',
    `${field}${published}: only where guests may charge`,
  )
}

/** Rejects printed numbers of cards that are not in scope. */
export const checkPrinted = (numbers: readonly string[], view: View): void => {
  const tokens = numbers.length === 0 ? [] : view.all('token')
  if (numbers.some((number) => !tokens.some(({ PrintedNumber }) => PrintedNumber === number)))
    throw new BcoError('UnknownToken', 'UnknownToken')
}
