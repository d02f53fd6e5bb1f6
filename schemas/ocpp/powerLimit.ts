import { DAY_MS, localDay, SECOND_MS, sameTimeOn } from '../localDay.ts'

/** Power limit of a charging profile. */
export interface PowerLimit {
  /** Number of a connector; 0 is the whole charger. */
  readonly connector: number
  readonly profileId: number
  /** Limit of the first period. */
  readonly limit: number
  /**
   * Further periods, by seconds from the start of the schedule; absent if there are none, and in data of older
   * versions.
   */
  readonly later?: readonly { readonly second: number; readonly limit: number }[]
  /** Limit below which cars do not charge. */
  readonly minimum?: number
  readonly unit: 'W' | 'A'
  /** Applies to the running session only. */
  readonly isOfSession: boolean
  /** Transaction of that session as the payload names it; absent for any. */
  readonly transaction?: string
  /** Applies to all sessions of the charger together. */
  readonly isOfCharger: boolean
  /** The limit with the highest level applies among those with the same purpose. */
  readonly stackLevel: number
  /** Start of the schedule; absent for the start of the session. */
  readonly start?: number
  /** Length of the schedule; absent if it does not end. */
  readonly seconds?: number
  readonly repeats?: 'Daily' | 'Weekly'
  readonly validFrom?: number
  readonly validTo?: number
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const inside = (value: unknown): Json => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return isObject(first) ? first : {}
}
const momentIn = (value: unknown): number | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? Date.parse(value) : undefined
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** True if the first period starts at 0 and each other one after the one before. */
export const startInOrder = (seconds: readonly number[]): boolean =>
  seconds.every((second, index) => {
    const before = seconds[index - 1]
    return before === undefined ? second === 0 : second > before
  })

/** Returns the periods of a schedule; undefined unless each has a valid limit, and they start in order. */
const periodsIn = (schedule: Json): PowerLimit['later'] => {
  const periods = objectsIn(schedule['chargingSchedulePeriod']).map(({ startPeriod, limit }) => ({
    second: numberIn(startPeriod) ?? Number.NaN,
    limit: numberIn(limit) ?? Number.NaN,
  }))
  const isValid =
    periods.every(({ limit }) => limit >= 0) && startInOrder(periods.map(({ second }) => second))
  return isValid ? periods : undefined
}

/** Parses the limit of a SetChargingProfile payload of either protocol; returns undefined if it has no valid one. */
export const powerLimitIn = (payload: unknown): PowerLimit | undefined => {
  const fields = inside(payload)
  const profile = inside(fields['csChargingProfiles'] ?? fields['chargingProfile'])
  const schedule = inside(profile['chargingSchedule'])
  const [first, ...later] = periodsIn(schedule) ?? []
  const minimum = numberIn(schedule['minChargingRate'])
  const transaction = profile['transactionId']
  if (first === undefined) return undefined
  const start = momentIn(schedule['startSchedule'])
  const seconds = numberIn(schedule['duration'])
  const validFrom = momentIn(profile['validFrom'])
  const validTo = momentIn(profile['validTo'])
  const isRecurring = profile['chargingProfileKind'] === 'Recurring'
  return {
    connector: numberIn(fields['connectorId'] ?? fields['evseId']) ?? 0,
    profileId: numberIn(profile['chargingProfileId'] ?? profile['id']) ?? 0,
    limit: first.limit,
    ...(later.length > 0 && { later }),
    ...(minimum !== undefined && { minimum }),
    unit: schedule['chargingRateUnit'] === 'A' ? 'A' : 'W',
    isOfSession: profile['chargingProfilePurpose'] === 'TxProfile',
    ...(transaction !== undefined && { transaction: String(transaction) }),
    isOfCharger: String(profile['chargingProfilePurpose']).endsWith('MaxProfile'),
    stackLevel: numberIn(profile['stackLevel']) ?? 0,
    ...(profile['chargingProfileKind'] !== 'Relative' && start !== undefined && { start }),
    ...(seconds !== undefined && { seconds }),
    ...(isRecurring && { repeats: profile['recurrencyKind'] === 'Weekly' ? 'Weekly' : 'Daily' }),
    ...(validFrom !== undefined && { validFrom }),
    ...(validTo !== undefined && { validTo }),
  }
}

const VOLTS = 230

/** Converts a limit to kW; amperes are per phase. */
export const kilowattsOf = (
  { limit, unit, minimum = 0 }: Pick<PowerLimit, 'limit' | 'unit' | 'minimum'>,
  phases: number,
): number => {
  if (limit < minimum) return 0
  return unit === 'A' ? (limit * VOLTS * phases) / 1_000 : limit / 1_000
}

/** Fields of a ClearChargingProfile message by which it selects limits. */
export interface LimitCriteria {
  readonly profileId?: number
  readonly stackLevel?: number
  readonly purpose?: string
}

const purposeOf = ({ isOfSession, isOfCharger }: PowerLimit): string => {
  if (isOfSession) return 'TxProfile'
  return isOfCharger ? 'MaxProfile' : 'TxDefaultProfile'
}

export const matches = (
  limit: PowerLimit,
  { profileId = limit.profileId, stackLevel = limit.stackLevel, purpose }: LimitCriteria,
): boolean =>
  profileId === limit.profileId &&
  stackLevel === limit.stackLevel &&
  (purpose?.endsWith(purposeOf(limit)) ?? true)

export interface Span {
  readonly from: number
  readonly until: number
}

/** Span in which the limit of one period applies. */
export interface LimitSpan extends Span {
  readonly limit: number
}

/** Returns the parts of a span that none of the others cover. */
export const uncovered = (span: LimitSpan, others: readonly Span[]): readonly LimitSpan[] =>
  others.reduce<readonly LimitSpan[]>(
    (parts, other) =>
      parts.flatMap((part) =>
        [
          { ...part, until: Math.min(part.until, other.from) },
          { ...part, from: Math.max(part.from, other.until) },
        ].filter(({ from, until }) => from < until),
      ),
    [span],
  )

const DAYS = { Daily: 1, Weekly: 7 } as const

/** Returns the spans in which a limit applies between two times; `setAt` is when the charger received it. */
export const spansOf = (limit: PowerLimit, setAt: number, { from, until }: Span): readonly LimitSpan[] => {
  const { seconds, repeats, validFrom, validTo, later = [] } = limit
  const periods = [{ second: 0, limit: limit.limit }, ...later]
  const bounded = (start: number, stop: number): readonly LimitSpan[] =>
    periods.flatMap((period, index) => {
      const next = periods[index + 1]?.second ?? Number.POSITIVE_INFINITY
      const span = {
        from: Math.max(start + period.second * SECOND_MS, from, setAt, validFrom ?? 0),
        until: Math.min(start + next * SECOND_MS, stop, until, validTo ?? Number.POSITIVE_INFINITY),
        limit: period.limit,
      }
      return span.from < span.until ? [span] : []
    })
  const length = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * SECOND_MS
  // A schedule without a start is relative to the beginning of the session, where the span starts.
  const start = limit.start ?? from
  if (repeats === undefined || seconds === undefined) return bounded(start, start + length)
  const step = DAYS[repeats]
  const first = localDay(start)
  const spans: LimitSpan[] = []
  const earliest = first + Math.max(0, Math.floor((localDay(from - length) - first) / step)) * step
  for (let day = earliest; day * DAY_MS <= until + DAY_MS; day += step) {
    const begin = sameTimeOn(day, start)
    spans.push(...bounded(begin, begin + length))
  }
  return spans
}
