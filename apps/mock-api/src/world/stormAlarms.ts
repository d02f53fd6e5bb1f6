import type { Alarm } from '@portal/schemas/contract'
import type { Records } from './store.ts'

/** Code shared by all alarms of a storm. */
const CODE = 'Offline'
const TEXT_LIMIT = 255

/** Id prefix of storm alarms; no other alarm uses it, and each charger has one alarm per storm. */
const LETTERS = 'AO'

/** Alarm of a charger that went offline at a moment. */
export const offlineAlarm = (
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
export const isStormAlarm = ({ Id, Status }: Alarm): boolean => Id.startsWith(LETTERS) && Status !== 'CLOSED'

/** True for an open alarm about an offline charger. */
export const isOfflineAlarm = ({ Code, Status }: Alarm): boolean => Code === CODE && Status !== 'CLOSED'

/** An alarm after its charger came back online. */
export const closedAlarm = (alarm: Alarm, at: number): Alarm => ({
  ...alarm,
  Status: 'CLOSED',
  Version: alarm.Version + 1,
  ModifiedOn: new Date(at).toISOString(),
})
