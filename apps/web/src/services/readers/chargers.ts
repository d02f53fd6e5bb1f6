import { type ConnectorStatus, statusWhenSilent } from '@portal/schemas'
import { chargepointSchema, connectorSchema } from '@portal/schemas/entities/chargepoint'
import { chargepointChangeSchema, meterTotalsSchema } from '@portal/schemas/entities/chargepointParts'
import { readerOf, recordOf } from './fromSchema.ts'
import {
  count,
  flag,
  id,
  isStrange,
  type Marked,
  number,
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

/** An EVSE id refers to no record, so it is read as text. */
const readFields = readerOf(connectorSchema, { EvseId: text })

/**
 * Reads a connector. An unknown status becomes UNKNOWN (S4), and `RawStatus` holds the server's value after a question
 * mark.
 */
export const readConnector = (value: unknown) => {
  const { Status: sent, ...fields } = readFields(value)
  const Status: ConnectorStatus = isStrange(sent) ? 'UNKNOWN' : sent
  const RawStatus: Strange | undefined = isStrange(sent) ? sent : undefined
  return { ...fields, Status, RawStatus }
}
export type ReadConnector = ReturnType<typeof readConnector>

/** Marks the status of a silent charger's connector as last known and drops its power, because both are out of date. */
const asLastSeen = (connector: ReadConnector): ReadConnector => ({
  ...connector,
  Status: statusWhenSilent(connector.Status),
  PowerKw: undefined,
})

/** A charger in stock may lack vendor and model. */
const readOneCharger = recordOf(chargepointSchema, {
  Vendor: optionalText,
  Model: optionalText,
  Connectors: records(readConnector),
})

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

/** Reads a list of chargers; a charger without an id is marked. */
export const readChargers = records(readCharger)
export type Chargers = readonly ReadCharger[] & Skips

const readSetting = record({
  Key: id,
  Value: (value) => optionalText(value) ?? '',
  NextValue: optionalText,
  IsReadOnly: flag,
})

/** Reads the settings of a charger. A setting without a key cannot be identified and is skipped. */
export const readSettings = record({
  ChargePointId: id,
  Version: count,
  Settings: usableEntries(readSetting, ({ Key }) => Key !== ''),
})

const readDay = record({ Day: text, EnergyKwh: number, Price: number, Sessions: number })
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the energy and price of a period by day. A day without a date is skipped. */
export const readStats = record({
  EnergyKwh: number,
  Price: number,
  Sessions: number,
  Days: usableEntries(readDay, ({ Day }) => DAY.test(Day) && !Number.isNaN(Date.parse(Day))),
})
export type ReadStats = ReturnType<typeof readStats>

/** Reads the meter values at the start and end of a period, and the energy counted outside sessions. */
export const readMeter = readerOf(meterTotalsSchema)
export type ReadMeter = Pick<ReturnType<typeof readMeter>, 'StartKwh' | 'EndKwh' | 'Gaps'>

/** Reads the history of a charge point, which is sent oldest first. A change without a time is skipped. */
export const readChargerChanges = usableEntries(readerOf(chargepointChangeSchema), ({ At }) => Boolean(At))
export type ReadChargerChange = ReturnType<typeof readChargerChanges>[number]
