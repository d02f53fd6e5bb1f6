import type { Chargesession, MeterTotals } from '@portal/schemas'
import { DAY_MS, HOUR_MS } from '@portal/schemas'
import { BcoError, type Handler } from './handler.ts'

/** Standby power of a charger, kW. */
const STANDBY_KW = 0.004
/** Interval between unreported charging sessions of `UNREPORTED_KWH` each. */
const UNREPORTED_EVERY_DAYS = 45
const UNREPORTED_KWH = 6.4
/** Earliest start of a meter, even if its charger is older. */
const FIRST = Date.parse('2024-01-01T00:00:00Z')

const rounded = (kwh: number): number => Math.round(kwh * 1_000) / 1_000

/** Returns the energy that a session had delivered by `at`, assuming constant power over its charging time. */
export const energyUntil = (
  { Start, EnergyKwh, ChargingSeconds }: Pick<Chargesession, 'Start' | 'EnergyKwh' | 'ChargingSeconds'>,
  at: number,
): number => {
  const passed = (at - Date.parse(Start)) / 1_000
  if (passed <= 0) return 0
  return passed >= ChargingSeconds ? EnergyKwh : (EnergyKwh * passed) / ChargingSeconds
}

/**
 * Returns the times of unreported charging from `begin` until `at`. The offset depends on the charger id, so that
 * chargers differ.
 */
const unreportedUntil = (chargepointId: string, begin: number, at: number): readonly number[] => {
  const offset = (Number(chargepointId.replace(/\D/g, '')) % UNREPORTED_EVERY_DAYS) * DAY_MS + 19 * HOUR_MS
  const times: number[] = []
  for (let time = FIRST + offset; time < at; time += UNREPORTED_EVERY_DAYS * DAY_MS)
    if (time >= begin) times.push(time)
  return times
}

const standbyUntil = (begin: number, at: number): number => (Math.max(0, at - begin) / HOUR_MS) * STANDBY_KW

/** Returns the meter reading of a charger, kWh: the energy of its sessions, its standby and its unreported charging. */
const meterAt = (
  chargepointId: string,
  sessions: readonly Chargesession[],
  begin: number,
  at: number,
): number =>
  sessions.reduce((sum, session) => sum + energyUntil(session, at), 0) +
  standbyUntil(begin, at) +
  unreportedUntil(chargepointId, begin, at).length * UNREPORTED_KWH

export const getMeterTotals: Handler<'getMeterTotals'> = ({ params, query }, { caller, world, now }) => {
  const view = world.as(caller)
  const charger = view.one('chargepoint', params.id)
  if (!charger) throw new BcoError('UnknownChargePoint')
  const { Id, CreatedOn } = charger
  const begin = Math.max(FIRST, Date.parse(CreatedOn))
  const start = Date.parse(query.start)
  const end = Math.min(Date.parse(query.end), now)
  if (Number.isNaN(start) || Number.isNaN(end)) throw new BcoError('Error', 'start, end: are not dates')
  if (end < start) throw new BcoError('Error', 'end: must not be before start, or start in the future')
  const sessions = view.sessions(now, Id)
  const unreported = unreportedUntil(Id, begin, end).filter((time) => time >= start)
  const totals: MeterTotals = {
    ChargePointId: Id,
    Start: new Date(start).toISOString(),
    End: new Date(end).toISOString(),
    StartKwh: rounded(meterAt(Id, sessions, begin, start)),
    EndKwh: rounded(meterAt(Id, sessions, begin, end)),
    Gaps: [
      { Reason: 'STANDBY', EnergyKwh: rounded(standbyUntil(begin, end) - standbyUntil(begin, start)) },
      ...unreported.map((time) => ({
        Reason: 'NOT_REGISTERED' as const,
        EnergyKwh: UNREPORTED_KWH,
        At: new Date(time).toISOString(),
      })),
    ],
  }
  return totals
}
