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

/** Amounts have four decimals at most. */
const UNITS_PER_EURO = 10_000

/** Fees in euro, as read or typed: NaN for unreadable input. */
export type TypedFees = Readonly<Record<FeeField, number | undefined>>

/** Form values for other fees. */
export interface FeeDraft {
  /** True for sessions that start from now on. */
  readonly isNow: boolean
  /** First day of the fees, `2026-11-18`. */
  readonly day: string
  readonly fees: TypedFees
}

/** Fees of a tariff for the form. */
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

/** Returns the moment at which the fees of a draft begin; undefined for now or an invalid day. */
export const startOf = ({ isNow, day }: Pick<FeeDraft, 'isNow' | 'day'>): string | undefined =>
  isNow ? undefined : momentOf(`${day}T00:00`)

/** Returns the fields of a draft that break a rule: a day that is over or has begun, or an amount. */
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

/** A period in which a tariff had, has or will have the same fees. */
export interface FeePeriod extends FeesFrom {
  /** Absent for the last period. */
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
/** Sessions that people know: a stop for shopping, one at a fast charger, and a night with a full battery. */
const EXAMPLES = {
  hour: { energyKwh: 20, connectedSeconds: HOUR, chargingSeconds: HOUR },
  fast: { energyKwh: 60, connectedSeconds: (2 / 3) * HOUR, chargingSeconds: (2 / 3) * HOUR },
  night: { energyKwh: 50, connectedSeconds: 12 * HOUR, chargingSeconds: 5 * HOUR },
} as const satisfies Record<string, Omit<Usage, 'isRoaming'>>

export type ExampleName = keyof typeof EXAMPLES

/** An example session with its price by each of the given fees, in euro. */
export interface PricedExample extends Usage {
  readonly name: ExampleName
  readonly prices: readonly number[]
}

/** Rates the example sessions like any other session. */
export const pricedExamples = (
  type: ReadTariff['Type'],
  fees: readonly TariffFees[],
): readonly PricedExample[] =>
  (Object.keys(EXAMPLES) as readonly ExampleName[]).map((name) => {
    const usage = { ...EXAMPLES[name], isRoaming: type === 'ROAMING' }
    return { ...usage, name, prices: fees.map((each) => rate(usage, each).price) }
  })
