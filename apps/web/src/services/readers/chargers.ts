import { CONNECTOR_STATUSES, type ConnectorStatus, statusWhenSilent } from '@portal/schemas'
import {
  count,
  date,
  entries,
  flag,
  id,
  isStrange,
  links,
  type Marked,
  number,
  oneOf,
  optionalText,
  record,
  records,
  type Skips,
  type Strange,
  skippedIn,
  text,
  usableEntries,
  withSkips,
} from './read.ts'

const readFields = record({
  Id: id,
  ConnectorNumber: number,
  EvseId: text,
  Status: oneOf(CONNECTOR_STATUSES),
  StatusSince: date,
  MaxPowerKw: number,
  PowerKw: number,
  Standard: oneOf(['IEC_62196_T2', 'IEC_62196_T2_COMBO', 'CHADEMO']),
  SessionId: optionalText,
})

/** A connector. A status that we do not know is UNKNOWN (S4), and `StatusTold` is what the server said. */
export const readConnector = (value: unknown) => {
  const { Status: told, ...fields } = readFields(value)
  const Status: ConnectorStatus = isStrange(told) ? 'UNKNOWN' : told
  const StatusTold: Strange | undefined = isStrange(told) ? told : undefined
  return { ...fields, Status, StatusTold }
}
export type ReadConnector = ReturnType<typeof readConnector>

/** A connector of a silent charger is as it was last seen: a server that says 'CHARGING' of it says what is over. */
const asLastSeen = (connector: ReadConnector): ReadConnector => ({
  ...connector,
  Status: statusWhenSilent(connector.Status),
  PowerKw: undefined,
})

const readOneCharger = record({
  Id: id,
  Description: text,
  ChargeBoxIdentifier: text,
  ChargeBoxSerialNumber: text,
  Vendor: optionalText,
  Model: optionalText,
  LastHeartbeat: date,
  LastBootNotification: date,
  CurrentError: optionalText,
  FirmwareVersion: optionalText,
  MeterSerialNumber: optionalText,
  Owner: optionalText,
  LocationId: id,
  LocationDescription: optionalText,
  City: optionalText,
  PlacementId: id,
  RelationId: id,
  Version: number,
  Status: oneOf(['ONLINE', 'OFFLINE']),
  AdminState: oneOf(['ENABLED', 'DISABLED']),
  IsPlugCharge: flag,
  IsGuestCharge: flag,
  IsRFID: flag,
  IsPublishMap: flag,
  ChargerType: oneOf(['PRIVATE', 'BUSINESS', 'PUBLIC']),
  EnergyThisMonthKwh: number,
  Connectors: records(readConnector),
  Links: links,
})

/** A charger with its connectors. */
export const readCharger = (value: unknown) => {
  const charger = readOneCharger(value)
  return charger.Status === 'OFFLINE'
    ? {
        ...charger,
        Connectors: withSkips(
          charger.Connectors.map((one) => ({ ...one, ...asLastSeen(one) })),
          skippedIn(charger.Connectors),
        ),
      }
    : charger
}
export type ReadCharger = ReturnType<typeof readCharger> & Marked

/** The chargers of a list; one without an id is marked. */
export const readChargers = records(readCharger)
export type Chargers = readonly ReadCharger[] & Skips

const readSetting = record({ Key: id, Value: (value) => optionalText(value) ?? '', IsReadOnly: flag })

/** The settings of a charger. One without a key cannot be told from others and is skipped. */
export const readSettings = record({
  ChargePointId: id,
  Version: count,
  Settings: usableEntries(readSetting, ({ Key }) => Key !== ''),
})

const readDay = record({ Day: text, EnergyKwh: number, Price: number, Sessions: number })
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Energy and price of a span by its days; a day that cannot be told from others is skipped. */
export const readStats = record({
  EnergyKwh: number,
  Price: number,
  Sessions: number,
  Days: usableEntries(readDay, ({ Day }) => DAY.test(Day) && !Number.isNaN(Date.parse(Day))),
})
export type ReadStats = ReturnType<typeof readStats>

const readGap = record({ Reason: oneOf(['STANDBY', 'NOT_REGISTERED']), EnergyKwh: number, At: date })

/** What a meter stood at when a span began and ended, and what it counted beside sessions. */
export const readMeter = record({ StartKwh: number, EndKwh: number, Gaps: entries(readGap) })
export type ReadMeter = ReturnType<typeof readMeter>
