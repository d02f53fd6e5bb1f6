import { type ConnectorStatus, statusWhenSilent } from '@portal/schemas'
import { chargepointSchema, connectorSchema } from '@portal/schemas/entities/chargepoint'
import { meterTotalsSchema } from '@portal/schemas/entities/chargepointParts'
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

/** An EVSE id is shown, and names no record. */
const readFields = readerOf(connectorSchema, { EvseId: text })

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

/** A charger in stock may not say who made it. */
const readOneCharger = recordOf(chargepointSchema, {
  Vendor: optionalText,
  Model: optionalText,
  Connectors: records(readConnector),
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

/** What a meter stood at when a span began and ended, and what it counted beside sessions. */
export const readMeter = readerOf(meterTotalsSchema)
export type ReadMeter = Pick<ReturnType<typeof readMeter>, 'StartKwh' | 'EndKwh' | 'Gaps'>
