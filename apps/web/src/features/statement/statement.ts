import { sumEuro } from '@portal/schemas'
import type { Span } from '../../data/calendar.ts'
import type { ReadMeter } from '../../services/readers/chargers.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'

export type StatedSession = Pick<
  ReadSession,
  'Id' | 'Start' | 'Stop' | 'TokenId' | 'TokenNumber' | 'EnergyKwh' | 'ChargingSeconds' | 'Price'
>

/** Reimbursement status of a session: reimbursed, charged with another card, or still running. */
export type Standing = 'reimbursed' | 'otherCard' | 'running'

export interface StatementLine {
  readonly session: StatedSession
  readonly standing: Standing
}

/** Reason for a difference between the meter and the sessions of the month. */
export type GapReason = 'STANDBY' | 'NOT_REGISTERED' | 'BEFORE' | 'AFTER' | 'UNEXPLAINED'

/** Energy by which the meter exceeds the sessions for one reason; negative if the meter counted less. */
export interface Gap {
  readonly reason: GapReason
  readonly kwh: number
  readonly at?: string | undefined
}

/** Statement of a month. Sessions and gaps add up to the meter reading. */
export interface Statement {
  readonly lines: readonly StatementLine[]
  readonly sessionsKwh: number
  readonly reimbursedKwh: number
  /** Payout in euro, including VAT. */
  readonly payout: number
  readonly meterStart: number
  readonly meterEnd: number
  readonly meterKwh: number
  readonly gaps: readonly Gap[]
}

const WH_PER_KWH = 1_000
/** Rounding tolerance. A smaller difference is not a gap. */
const TOLERANCE_WH = 50

const toWh = (kwh: number | undefined): number => Math.round((kwh ?? 0) * WH_PER_KWH)
const sumWh = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Returns the energy that a session had delivered by `at`, assuming constant power over its charging time. */
const whUntil = ({ Start, EnergyKwh, ChargingSeconds = 0 }: StatedSession, at: number): number => {
  const passed = (at - Date.parse(Start ?? '')) / 1_000
  if (Number.isNaN(passed) || passed <= 0) return 0
  const all = toWh(EnergyKwh)
  return passed >= ChargingSeconds ? all : Math.round((all * passed) / ChargingSeconds)
}

const standingOf = ({ Stop, TokenId }: StatedSession, cards: readonly string[]): Standing => {
  if (cards.length > 0 && !cards.includes(TokenId ?? '')) return 'otherCard'
  return Stop === undefined ? 'running' : 'reimbursed'
}

/**
 * Calculates the reimbursement for a month at one charger, and compares its sessions with the meter. `sessions` must
 * include earlier ones that may extend into the month. If `cards` is empty, every card is reimbursed.
 */
export const statementOf = (
  sessions: readonly StatedSession[],
  meter: ReadMeter,
  { start, end }: Span,
  cards: readonly string[],
): Statement => {
  const began = (session: StatedSession) => Date.parse(session.Start ?? '')
  const own = sessions.filter((session) => began(session) >= start && began(session) < end)
  const earlier = sessions.filter((session) => began(session) < start)
  const lines = own
    .map((session) => ({ session, standing: standingOf(session, cards) }))
    .toSorted((a, b) => began(a.session) - began(b.session))
  const reimbursed = lines.flatMap(({ session, standing }) => (standing === 'reimbursed' ? session : []))

  const sessionsWh = sumWh(own.map(({ EnergyKwh }) => toWh(EnergyKwh)))
  const meterWh = toWh(meter.EndKwh) - toWh(meter.StartKwh)
  const before = sumWh(earlier.map((session) => whUntil(session, end) - whUntil(session, start)))
  const after = sumWh(own.map((session) => toWh(session.EnergyKwh) - whUntil(session, end)))
  const gapRows = meter.Gaps.map(({ Reason, EnergyKwh, At }) => ({
    reason: Reason === 'STANDBY' || Reason === 'NOT_REGISTERED' ? Reason : ('UNEXPLAINED' as const),
    wh: toWh(EnergyKwh),
    at: At,
  }))
  const explained = [
    ...gapRows,
    { reason: 'BEFORE' as const, wh: before, at: undefined },
    { reason: 'AFTER' as const, wh: -after, at: undefined },
  ].filter(({ wh }) => wh !== 0)
  const rest = meterWh - sessionsWh - sumWh(explained.map(({ wh }) => wh))
  const gaps = [
    ...explained,
    ...(Math.abs(rest) < TOLERANCE_WH ? [] : [{ reason: 'UNEXPLAINED' as const, wh: rest, at: undefined }]),
  ]
  return {
    lines,
    sessionsKwh: sessionsWh / WH_PER_KWH,
    reimbursedKwh: sumWh(reimbursed.map(({ EnergyKwh }) => toWh(EnergyKwh))) / WH_PER_KWH,
    payout: sumEuro(reimbursed.map(({ Price }) => Price ?? 0)),
    meterStart: meter.StartKwh ?? 0,
    meterEnd: meter.EndKwh ?? 0,
    meterKwh: meterWh / WH_PER_KWH,
    gaps: gaps.map(({ reason, wh, at }) => ({ reason, kwh: wh / WH_PER_KWH, at })),
  }
}
