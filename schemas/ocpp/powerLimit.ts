import { DAY_MS, localDay, SECOND_MS, sameTimeOn } from '../localDay.ts'

/** Power limit of a charging profile. */
export interface PowerLimit {
  /** Number of a connector; 0 is the whole charger. */
  readonly connector: number
  readonly profileId: number
  readonly limit: number
  readonly unit: 'W' | 'A'
  /** Applies to the running session only. */
  readonly isOfSession: boolean
  /** Applies to all sessions of the charger together. */
  readonly isOfCharger: boolean
  /** Of limits with the same purpose, the one with the highest level applies. */
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

/** Parses the limit of a SetChargingProfile payload of either protocol; returns undefined if it has none. */
export const powerLimitIn = (payload: unknown): PowerLimit | undefined => {
  const fields = inside(payload)
  const profile = inside(fields['csChargingProfiles'] ?? fields['chargingProfile'])
  const schedule = inside(profile['chargingSchedule'])
  const limit = numberIn(inside(schedule['chargingSchedulePeriod'])['limit'])
  if (limit === undefined) return undefined
  const start = momentIn(schedule['startSchedule'])
  const seconds = numberIn(schedule['duration'])
  const validFrom = momentIn(profile['validFrom'])
  const validTo = momentIn(profile['validTo'])
  const isRecurring = profile['chargingProfileKind'] === 'Recurring'
  return {
    connector: numberIn(fields['connectorId'] ?? fields['evseId']) ?? 0,
    profileId: numberIn(profile['chargingProfileId'] ?? profile['id']) ?? 0,
    limit,
    unit: schedule['chargingRateUnit'] === 'A' ? 'A' : 'W',
    isOfSession: profile['chargingProfilePurpose'] === 'TxProfile',
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
export const kilowattsOf = ({ limit, unit }: PowerLimit, phases: number): number =>
  unit === 'A' ? (limit * VOLTS * phases) / 1_000 : limit / 1_000

export interface Span {
  readonly from: number
  readonly until: number
}

/** Returns the parts of a span that none of the others cover. */
export const uncovered = (span: Span, others: readonly Span[]): readonly Span[] =>
  others.reduce<readonly Span[]>(
    (parts, other) =>
      parts.flatMap(({ from, until }) =>
        [
          { from, until: Math.min(until, other.from) },
          { from: Math.max(from, other.until), until },
        ].filter((part) => part.from < part.until),
      ),
    [span],
  )

const DAYS = { Daily: 1, Weekly: 7 } as const

/** Returns the spans in which a limit applies between two times; `setAt` is when the charger received it. */
export const spansOf = (limit: PowerLimit, setAt: number, { from, until }: Span): readonly Span[] => {
  const { seconds, repeats, validFrom, validTo } = limit
  const bounded = (start: number, stop: number): readonly Span[] => {
    const span = {
      from: Math.max(start, from, setAt, validFrom ?? 0),
      until: Math.min(stop, until, validTo ?? Number.POSITIVE_INFINITY),
    }
    return span.from < span.until ? [span] : []
  }
  const length = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * SECOND_MS
  // A schedule without a start is relative to the beginning of the session, where the span starts.
  const start = limit.start ?? from
  if (repeats === undefined || seconds === undefined) return bounded(start, start + length)
  const step = DAYS[repeats]
  const first = localDay(start)
  const spans: Span[] = []
  const earliest = first + Math.max(0, Math.floor((localDay(from - length) - first) / step)) * step
  for (let day = earliest; day * DAY_MS <= until + DAY_MS; day += step) {
    const begin = sameTimeOn(day, start)
    spans.push(...bounded(begin, begin + length))
  }
  return spans
}
