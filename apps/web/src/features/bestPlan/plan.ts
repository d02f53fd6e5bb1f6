import { rate, sumEuro, type TariffFees, type Usage } from '@portal/schemas'

/** A session as it is priced again. */
export interface PlanSession {
  /** `2026-11`, local time. */
  readonly month: string
  readonly usage: Usage
  /** Code of the tariff that it was rated with; undefined where no record says it. */
  readonly tariff: string | undefined
  /** What it did cost. */
  readonly paid: number
}

/** A subscription type as far as it decides about a price. */
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
  /** The price of the month under each type, its fee included, in the order of the types. */
  readonly prices: readonly number[]
}

export interface PlanTotal {
  readonly type: PlanType
  /** Of all months, the fees included. */
  readonly price: number
  readonly fees: number
}

export interface Plan {
  readonly months: readonly PlanMonth[]
  /** The cheapest first. */
  readonly totals: readonly PlanTotal[]
  readonly sessions: number
  readonly energyKwh: number
  /** Sessions that keep the price that was paid, because no tariff of theirs is known. */
  readonly unpriced: number
}

const STREET = 'STREET'
const ROAMING = 'ROAMING'

/**
 * The tariff of a session under a type (assumed): that of its charger where the type includes it, else the one on the
 * street, else the first of the type. What another network charges is the same under every type.
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

/** The price of a session under a type; undefined where the fees of its tariff are not known. */
const priceUnder = (
  type: PlanType,
  { usage, tariff }: PlanSession,
  fees: ReadonlyMap<string, TariffFees>,
): number | undefined => {
  const found = fees.get(tariffUnder(type, tariff, usage.isRoaming) ?? '')
  return found && rate(usage, found).price
}

/** Sessions priced under every type, month by month, by the function that rates every session. */
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
          // A session that cannot be priced under one type counts as it was paid under all: that compares nothing.
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

/** The twelve months before this one, oldest first: `2025-11` to `2026-10`. `day` is today, `2026-11-20`. */
export const lastMonths = (day: string): readonly string[] => {
  const [year = 0, month = 1] = day.slice(0, MONTH_LENGTH).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - MONTHS + back)).toISOString().slice(0, MONTH_LENGTH),
  )
}
