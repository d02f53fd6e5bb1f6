import { dayText, localDay } from '@portal/schemas'
import type { ReadCdr } from '../../services/readers/cards.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import type { PlanSession } from './plan.ts'

/** A session, or a CDR that names the tariff of a session. */
export type PlanRow = { readonly session: ReadSession } | { readonly record: ReadCdr }

const MONTH_LENGTH = 7

/** Returns the local month of a timestamp, for example `2026-11`; empty if the timestamp is missing or invalid. */
export const monthAt = (time: string | undefined): string => {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? '' : dayText(localDay(at)).slice(0, MONTH_LENGTH)
}

/** Returns the sessions that can be priced: ended, and with readable energy and durations. */
export const planSessions = (
  rows: readonly PlanRow[],
  codeOf: ReadonlyMap<string, string>,
): readonly PlanSession[] => {
  const tariffs = new Map(
    rows.flatMap((row) =>
      'record' in row && row.record.TariffId ? [[row.record.SessionId, row.record.TariffId] as const] : [],
    ),
  )
  return rows.flatMap((row): PlanSession[] => {
    if (!('session' in row)) return []
    const { Id, Start, Stop, EnergyKwh, DurationSeconds, ChargingSeconds, Price, Provider } = row.session
    if (!Stop || EnergyKwh === undefined || DurationSeconds === undefined || ChargingSeconds === undefined)
      return []
    const tariff = tariffs.get(Id)
    return [
      {
        month: monthAt(Start),
        usage: {
          energyKwh: EnergyKwh,
          connectedSeconds: DurationSeconds,
          chargingSeconds: ChargingSeconds,
          isRoaming: Provider !== undefined,
        },
        tariff: tariff === undefined ? undefined : codeOf.get(tariff),
        paid: Price ?? 0,
      },
    ]
  })
}
