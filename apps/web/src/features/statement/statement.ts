import { sumEuro } from '@portal/schemas'
import type { Span } from '../../data/calendar.ts'
import type { ReadMeter } from '../../services/readers/chargers.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'

/** What a statement needs to know of a session. */
export type StatedSession = Pick<
  ReadSession,
  'Id' | 'Start' | 'Stop' | 'TokenId' | 'TokenNumber' | 'EnergyKwh' | 'ChargingSeconds' | 'Price'
>

/** Whether a session is paid back, or why not: the card is another one, or its price is not known yet. */
export type Standing = 'reimbursed' | 'otherCard' | 'running'

export interface StatementLine {
  readonly session: StatedSession
  readonly standing: Standing
}

/** Why the meter counted more or less than the sessions of the month. */
export type GapReason = 'STANDBY' | 'NOT_REGISTERED' | 'BEFORE' | 'AFTER' | 'UNEXPLAINED'

/** What the meter counted more, or where it is negative less, for one reason. */
export interface Gap {
  readonly reason: GapReason
  readonly kwh: number
  readonly at?: string | undefined
}

/** The sessions and gaps together are what the meter counted. */
export interface Statement {
  readonly lines: readonly StatementLine[]
  readonly sessionsKwh: number
  readonly reimbursedKwh: number
  /** Euro, VAT included. */
  readonly payout: number
  readonly meterStart: number
  readonly meterEnd: number
  readonly meterKwh: number
  readonly gaps: readonly Gap[]
}

const WH_PER_KWH = 1_000
/** Meters and sessions are rounded to a watt hour each: less than this is no gap. */
const TOLERANCE_WH = 50

const toWh = (kwh: number | undefined): number => Math.round((kwh ?? 0) * WH_PER_KWH)
const sumWh = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** What of a session's energy had flowed by a moment: evenly over its charging time. */
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
 * The reimbursement of a month at one charger, and how its sessions compare with its meter. `sessions` are those that
 * began in the month, and those before that may have run into it. Without `cards` every card is paid back.
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
  const told = meter.Gaps.map(({ Reason, EnergyKwh, At }) => ({
    reason: Reason === 'STANDBY' || Reason === 'NOT_REGISTERED' ? Reason : ('UNEXPLAINED' as const),
    wh: toWh(EnergyKwh),
    at: At,
  }))
  const known = [
    ...told,
    { reason: 'BEFORE' as const, wh: before, at: undefined },
    { reason: 'AFTER' as const, wh: -after, at: undefined },
  ].filter(({ wh }) => wh !== 0)
  const rest = meterWh - sessionsWh - sumWh(known.map(({ wh }) => wh))
  const gaps = [
    ...known,
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
