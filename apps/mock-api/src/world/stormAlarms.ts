import type { Alarm } from '@portal/schemas/contract'
import { isSpared } from './interventions.ts'
import type { Overlay } from './overlay.ts'
import type { Records } from './store.ts'

/** Code shared by all alarms of a storm. */
const CODE = 'Offline'
const TEXT_LIMIT = 255

/** Id prefix of storm alarms; no other alarm uses it, and each charger has one alarm per storm. */
const LETTERS = 'AO'

/** Alarm of a charger that went offline at a moment. */
const offlineAlarm = (
  { Id, Description, LocationId, RelationId }: Records['chargepoint'],
  at: number,
): Alarm => {
  const moment = new Date(at).toISOString()
  return {
    Id: `${LETTERS}${Id.slice(2)}-${Math.floor(at / 1_000)}`,
    Description: `Offline · ${Description}`.slice(0, TEXT_LIMIT),
    Version: 1,
    CreatedOn: moment,
    ModifiedOn: moment,
    Severity: 'MAJOR',
    Status: 'OPEN',
    Code: CODE,
    ChargePointId: Id,
    LocationId,
    RelationId,
    Raised: moment,
  }
}

/** True for an open alarm of a storm. */
const isStormAlarm = ({ Id, Status }: Alarm): boolean => Id.startsWith(LETTERS) && Status !== 'CLOSED'

/** True for an open alarm about an offline charger. */
const isOfflineAlarm = ({ Code, Status }: Alarm): boolean => Code === CODE && Status !== 'CLOSED'

/** An alarm after its charger came back online. */
const closedAlarm = (alarm: Alarm, at: number): Alarm => ({
  ...alarm,
  Status: 'CLOSED',
  Version: alarm.Version + 1,
  ModifiedOn: new Date(at).toISOString(),
})

/** Closes the alarms of a storm whose chargers are back. */
export const closeStormAlarms = (records: Overlay, now: number): void => {
  const alarms = records.written('alarm')
  for (const alarm of alarms.values()) if (isStormAlarm(alarm)) alarms.set(alarm.Id, closedAlarm(alarm, now))
}

/** Raises an alarm for each charger that a storm silences and that has none yet. */
export const raiseStormAlarms = (records: Overlay, now: number): void => {
  const known = new Set<string>()
  for (const alarm of records.all('alarm')) if (isOfflineAlarm(alarm)) known.add(alarm.ChargePointId)
  const alarms = records.written('alarm')
  for (const charger of records.all('chargepoint')) {
    if (isSpared(charger.Id) || known.has(charger.Id)) continue
    const alarm = offlineAlarm(charger, now)
    alarms.set(alarm.Id, alarm)
  }
}
