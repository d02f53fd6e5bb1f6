import type { Chargesession, PriceLine } from '@portal/schemas'
import {
  count,
  date,
  entries,
  id,
  links,
  number,
  oneOf,
  optionalText,
  record,
  text,
  withSkips,
} from './read.ts'

const STATUSES = [
  'CHARGING',
  'PARKING',
  'FINISHED',
  'COMPLETED',
  'OFFLINE_CHARGING',
  'OFFLINE_PARKING',
] as const satisfies readonly Chargesession['Status'][]

const LINES = [
  'START',
  'ENERGY',
  'CONNECTION',
  'PARKING',
  'DAY_MAXIMUM',
  'HANDLING',
] as const satisfies readonly PriceLine['Type'][]

const readPriceLine = record({
  Type: oneOf(LINES),
  Quantity: number,
  UnitPrice: number,
  Amount: number,
})

export type ReadPriceLine = ReturnType<typeof readPriceLine>

/** What a session costs, as its record and its charge detail record tell it. */
export const readPriced = record({ Price: number, PriceLines: entries(readPriceLine) })

const readMeter = record({ At: date, PowerKw: number })

/** The power curve of a session. Points without a time or a power are skipped. */
const readMeterValues = (value: unknown) => {
  const all = entries(readMeter)(value)
  const found = all.flatMap(({ At, PowerKw }) => (At && PowerKw !== undefined ? [{ At, PowerKw }] : []))
  return withSkips(found, (all.skipped ?? 0) + all.length - found.length)
}

/** A charge session. */
export const readSession = record({
  Id: id,
  Description: text,
  ChargePointId: id,
  ConnectorId: id,
  ConnectorNumber: number,
  EvseId: text,
  TokenId: optionalText,
  TokenNumber: text,
  Provider: optionalText,
  LocationId: id,
  RelationId: id,
  Start: date,
  Stop: date,
  Status: oneOf(STATUSES),
  EnergyKwh: number,
  LastSeen: date,
  PowerKw: number,
  DurationSeconds: number,
  ChargingSeconds: number,
  Price: number,
  PriceLines: entries(readPriceLine),
  MeterValues: readMeterValues,
  Links: links,
})
export type ReadSession = ReturnType<typeof readSession>

/** What the sessions of a list come to. */
export const readTotals = record({ Sessions: count, EnergyKwh: number, Price: number })
