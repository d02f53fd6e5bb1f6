import type { Chargesession, PriceLine } from '@portal/schemas'
import { count, date, entries, id, links, number, oneOf, optionalText, record, text } from './read.ts'

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

/** A charge session. Points of its power curve that cannot be read are left out. */
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
  MeterValues: (value) =>
    entries(readMeter)(value).flatMap(({ At, PowerKw }) =>
      At && PowerKw !== undefined ? [{ At, PowerKw }] : [],
    ),
  Links: links,
})
export type ReadSession = ReturnType<typeof readSession>

/** What the sessions of a list come to. */
export const readTotals = record({ Sessions: count, EnergyKwh: number, Price: number })
