import { type FeesFrom, feesAt, rate, type TariffFees, type Usage } from '@portal/schemas'
import { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import { momentOf } from '../../../data/calendar.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'

export type FeeField = (typeof FEE_FIELDS)[number]

/** Maximum of each fee in euro. */
const MOST: Readonly<Record<FeeField, number>> = {
  StartFee: 1_000,
  KwhFee: 100,
  ConnectionFee: 1_000,
  ParkingFee: 1_000,
  DayMaximum: 10_000,
}

/** Amounts have at most four decimals. */
const UNITS_PER_EURO = 10_000

/** Fees in euro, as read or typed. NaN means unreadable input. */
export type TypedFees = Readonly<Record<FeeField, number | undefined>>

/** Form values for new fees. */
export interface FeeDraft {
  /** True if the fees apply to sessions that start from now on. */
  readonly isNow: boolean
  /** First day of the fees, for example `2026-11-18`. */
  readonly day: string
  readonly fees: TypedFees
}

/** Returns the fees of a tariff for the form. */
export const typedFees = (tariff: TypedFees): TypedFees => ({
  StartFee: tariff.StartFee,
  KwhFee: tariff.KwhFee,
  ConnectionFee: tariff.ConnectionFee,
  ParkingFee: tariff.ParkingFee,
  DayMaximum: tariff.DayMaximum,
})

const isAmount = (value: number | undefined, most: number): value is number =>
  value !== undefined &&
  value >= 0 &&
  value <= most &&
  Math.abs(value * UNITS_PER_EURO - Math.round(value * UNITS_PER_EURO)) < 1e-6

/** Returns the start of the fees of a draft; undefined for now or for an invalid day. */
export const startOf = ({ isNow, day }: Pick<FeeDraft, 'isNow' | 'day'>): string | undefined =>
  isNow ? undefined : momentOf(`${day}T00:00`)

/** Returns the invalid fields of a draft: a day that is not in the future, and each invalid amount. */
export const wrongIn = (draft: FeeDraft, now: number): readonly (FeeField | 'day')[] => {
  const start = startOf(draft)
  const isPast = !draft.isNow && (start === undefined || Date.parse(start) <= now)
  return [
    ...(isPast ? (['day'] as const) : []),
    ...FEE_FIELDS.filter((field) => !isAmount(draft.fees[field], MOST[field])),
  ]
}

const areAmounts = (fees: TypedFees): fees is TariffFees =>
  FEE_FIELDS.every((field) => isAmount(fees[field], MOST[field]))

/** Returns the fees of a draft; undefined if an amount is invalid. */
export const feesOfDraft = ({ fees }: FeeDraft): TariffFees | undefined =>
  areAmounts(fees) ? fees : undefined

/** Period during which the fees do not change. */
export interface FeePeriod extends FeesFrom {
  /** Absent if the period has no end. */
  readonly Until?: string
  readonly state: 'past' | 'present' | 'future'
}

type ReadVersion = ReadTariff['Versions'][number]

const isWhole = (version: ReadVersion): version is ReadVersion & FeesFrom =>
  version.From !== undefined && FEE_FIELDS.every((field) => version[field] !== undefined)

/** Returns the fees of a tariff over time, latest first. */
export const periodsOf = (
  { Versions, EndDate }: Pick<ReadTariff, 'Versions' | 'EndDate'>,
  now: number,
): readonly FeePeriod[] => {
  const versions = Versions.filter(isWhole)
  const hasEnded = EndDate !== undefined && Date.parse(EndDate) <= now
  const present = hasEnded ? undefined : feesAt(versions, now)
  return versions
    .map((version, index): FeePeriod => {
      const Until = [versions[index + 1]?.From ?? [], EndDate ?? []]
        .flat()
        .filter((end) => end > version.From)
        .toSorted()[0]
      const isFuture = Date.parse(version.From) > now
      const state = version === present ? 'present' : isFuture ? 'future' : 'past'
      return { ...version, ...(Until !== undefined && { Until }), state }
    })
    .reverse()
}

const HOUR = 3_600
/** Familiar sessions: a shopping stop, a fast charge, and a night on which the battery is full before morning. */
const EXAMPLES = {
  hour: { energyKwh: 20, connectedSeconds: HOUR, chargingSeconds: HOUR },
  fast: { energyKwh: 60, connectedSeconds: (2 / 3) * HOUR, chargingSeconds: (2 / 3) * HOUR },
  night: { energyKwh: 50, connectedSeconds: 12 * HOUR, chargingSeconds: 5 * HOUR },
} as const satisfies Record<string, Omit<Usage, 'isRoaming'>>

export type ExampleName = keyof typeof EXAMPLES

/** An example session with its price under each set of fees, in euro. */
export interface PricedExample extends Usage {
  readonly name: ExampleName
  readonly prices: readonly number[]
}

/** Rates the example sessions in the same way as real sessions. */
export const pricedExamples = (
  type: ReadTariff['Type'],
  fees: readonly TariffFees[],
): readonly PricedExample[] =>
  (Object.keys(EXAMPLES) as readonly ExampleName[]).map((name) => {
    const usage = { ...EXAMPLES[name], isRoaming: type === 'ROAMING' }
    return { ...usage, name, prices: fees.map((each) => rate(usage, each).price) }
  })
