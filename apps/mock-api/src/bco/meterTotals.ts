import type { Chargesession, MeterTotals } from '@portal/schemas'
import { DAY_MS, HOUR_MS } from '@portal/schemas'
import { BcoError, type Handler } from './handler.ts'

/** What a charger uses by itself, in kW. */
const STANDBY_KW = 0.004
/** Every so many days a car takes this much while the charger cannot report it. */
const UNTOLD_EVERY_DAYS = 45
const UNTOLD_KWH = 6.4
/** The meter of a charger begins to count with the first of these moments. */
const FIRST = Date.parse('2024-01-01T00:00:00Z')

const rounded = (kwh: number): number => Math.round(kwh * 1_000) / 1_000

/** What of a session's energy had flowed by a moment: evenly over its charging time. */
export const energyUntil = (
  { Start, EnergyKwh, ChargingSeconds }: Pick<Chargesession, 'Start' | 'EnergyKwh' | 'ChargingSeconds'>,
  at: number,
): number => {
  const passed = (at - Date.parse(Start)) / 1_000
  if (passed <= 0) return 0
  return passed >= ChargingSeconds ? EnergyKwh : (EnergyKwh * passed) / ChargingSeconds
}

/** When unreported charging happened, up to a moment; the ids spread it over the chargers. */
const untoldUntil = (chargepointId: string, at: number): readonly number[] => {
  const offset = (Number(chargepointId.replace(/\D/g, '')) % UNTOLD_EVERY_DAYS) * DAY_MS + 19 * HOUR_MS
  const times: number[] = []
  for (let time = FIRST + offset; time < at; time += UNTOLD_EVERY_DAYS * DAY_MS) times.push(time)
  return times
}

/** Computes a charger's meter reading: its sessions, its own use, and charges it never reported. */
const meterAt = (chargepointId: string, sessions: readonly Chargesession[], at: number): number =>
  sessions.reduce((sum, session) => sum + energyUntil(session, at), 0) +
  (Math.max(0, at - FIRST) / HOUR_MS) * STANDBY_KW +
  untoldUntil(chargepointId, at).length * UNTOLD_KWH

export const getMeterTotals: Handler<'getMeterTotals'> = ({ params, query }, { caller, world, now }) => {
  const view = world.as(caller)
  const { Id } = view.one('chargepoint', params.id) ?? {}
  if (Id === undefined) throw new BcoError('UnknownChargePoint')
  const start = Date.parse(query.start)
  const end = Math.min(Date.parse(query.end), now)
  if (Number.isNaN(start) || Number.isNaN(end)) throw new BcoError('Error', 'start, end: are no dates')
  if (end < start) throw new BcoError('Error', 'end: lies before start, or start in the future')
  const sessions = view.sessions(now, Id)
  const untold = untoldUntil(Id, end).filter((time) => time >= start)
  const totals: MeterTotals = {
    ChargePointId: Id,
    Start: new Date(start).toISOString(),
    End: new Date(end).toISOString(),
    StartKwh: rounded(meterAt(Id, sessions, start)),
    EndKwh: rounded(meterAt(Id, sessions, end)),
    Gaps: [
      { Reason: 'STANDBY', EnergyKwh: rounded(((end - start) / HOUR_MS) * STANDBY_KW) },
      ...untold.map((time) => ({
        Reason: 'NOT_REGISTERED' as const,
        EnergyKwh: UNTOLD_KWH,
        At: new Date(time).toISOString(),
      })),
    ],
  }
  return totals
}
