import { rate, sumEuro, type TariffFees, type Usage } from '@portal/schemas'
import { hasEnded } from '../../components/tariff/example.ts'
import type { ReadSubscriptionType, ReadTariff } from '../../services/readers/cards.ts'

/** A session to price under each subscription type. */
export interface PlanSession {
  /** Local month, for example `2026-11`. */
  readonly month: string
  readonly usage: Usage
  /** Code of the tariff that rated the session; undefined if no record names one. */
  readonly tariff: string | undefined
  readonly paid: number
}

/** Fields of a subscription type that affect a price. */
export interface PlanType {
  readonly id: string
  readonly name: string
  readonly monthlyFee: number
  readonly tariffs: readonly string[]
}

export interface PlanMonth {
  readonly month: string
  readonly sessions: number
  readonly energyKwh: number
  /** Price of the month under each subscription type, including the monthly fee, in the order of the types. */
  readonly prices: readonly number[]
}

export interface PlanTotal {
  readonly type: PlanType
  /** Price of all months, including the fees. */
  readonly price: number
  readonly fees: number
}

export interface Plan {
  readonly months: readonly PlanMonth[]
  /** Cheapest first. */
  readonly totals: readonly PlanTotal[]
  readonly sessions: number
  readonly energyKwh: number
  /** Number of sessions that keep their paid price, because their price under some type is unknown. */
  readonly unpriced: number
}

/** Returns the types to compare, without ended tariffs, which no longer apply to new sessions. */
export const planTypes = (
  types: readonly ReadSubscriptionType[],
  tariffs: readonly ReadTariff[],
  now: number,
): PlanType[] => {
  const ended = new Set(tariffs.filter((tariff) => hasEnded(tariff, now)).map(({ Code }) => Code))
  return types.map(({ Id, Description, MonthlyFee, TariffCodes }) => ({
    id: Id,
    name: Description,
    monthlyFee: MonthlyFee ?? 0,
    tariffs: TariffCodes.filter((code) => !ended.has(code)),
  }))
}

const STREET = 'STREET'
const ROAMING = 'ROAMING'

/**
 * Returns the assumed tariff of a session under a type: the charger's tariff if the type includes it, otherwise the
 * street tariff, otherwise the type's first tariff. Roaming has the same tariff under every type.
 */
export const tariffUnder = (
  { tariffs }: Pick<PlanType, 'tariffs'>,
  charged: string | undefined,
  isRoaming: boolean,
): string | undefined => {
  if (isRoaming) return ROAMING
  if (charged !== undefined && tariffs.includes(charged)) return charged
  return tariffs.includes(STREET) ? STREET : tariffs[0]
}

/** Returns the price of a session under a type; undefined if the fees of its tariff are unknown. */
const priceUnder = (
  type: PlanType,
  { usage, tariff }: PlanSession,
  fees: ReadonlyMap<string, TariffFees>,
): number | undefined => {
  const found = fees.get(tariffUnder(type, tariff, usage.isRoaming) ?? '')
  return found && rate(usage, found).price
}

/** Prices all sessions by month under every subscription type, with the shared rating function. */
export const planOf = (
  sessions: readonly PlanSession[],
  types: readonly PlanType[],
  fees: ReadonlyMap<string, TariffFees>,
  months: readonly string[],
): Plan => {
  const unpriced = sessions.filter((session) =>
    types.some((type) => priceUnder(type, session, fees) === undefined),
  )
  const isUnpriced = new Set(unpriced)
  const priced = months.map((month): PlanMonth => {
    const own = sessions.filter((session) => session.month === month)
    return {
      month,
      sessions: own.length,
      energyKwh: own.reduce((sum, { usage }) => sum + usage.energyKwh, 0),
      prices: types.map((type) =>
        sumEuro([
          type.monthlyFee,
          // If a session has no price under one type, it keeps its paid price under all, so it does not skew the
          // comparison.
          ...own.map((session) =>
            isUnpriced.has(session) ? session.paid : (priceUnder(type, session, fees) ?? 0),
          ),
        ]),
      ),
    }
  })
  const within = sessions.filter(({ month }) => months.includes(month))
  return {
    months: priced,
    sessions: within.length,
    energyKwh: within.reduce((sum, { usage }) => sum + usage.energyKwh, 0),
    unpriced: unpriced.length,
    totals: types
      .map((type, index) => ({
        type,
        price: sumEuro(priced.map(({ prices }) => prices[index] ?? 0)),
        fees: sumEuro(months.map(() => type.monthlyFee)),
      }))
      .toSorted((a, b) => a.price - b.price),
  }
}

const MONTHS = 12
const MONTH_LENGTH = 7

/**
 * Returns the twelve months before the month of `day`, oldest first, for example `2025-11` to `2026-10` for
 * `2026-11-20`.
 */
export const lastMonths = (day: string): readonly string[] => {
  const [year = 0, month = 1] = day.slice(0, MONTH_LENGTH).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - MONTHS + back)).toISOString().slice(0, MONTH_LENGTH),
  )
}
