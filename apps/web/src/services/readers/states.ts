import { CONNECTOR_STATUSES, type ConnectorStatus } from '@portal/schemas'
import type { ConnectorStates } from '@portal/schemas/contract'
import {
  count,
  date,
  flag,
  id,
  isFields,
  isStrange,
  number,
  oneOf,
  optionalText,
  type Reader,
  record,
  text,
} from './read.ts'

const status = oneOf(CONNECTOR_STATUSES)

/** A connector with its state. By hand, because they come by tens of thousands. */
const readState = (value: unknown) => {
  const said = isFields(value) ? value : {}
  const told = status(said['Status'])
  return {
    ChargePointId: id(said['ChargePointId']),
    ConnectorId: id(said['ConnectorId']),
    Status: (isStrange(told) ? 'UNKNOWN' : told) satisfies ConnectorStatus,
    StatusSince: date(said['StatusSince']),
    Description: text(said['Description']),
    ConnectorNumber: number(said['ConnectorNumber']),
    LocationDescription: optionalText(said['LocationDescription']),
    City: optionalText(said['City']),
    ErrorCode: optionalText(said['ErrorCode']),
  }
}
export type ReadState = ReturnType<typeof readState>

const readCounts = record({
  Id: id,
  Available: count,
  Charging: count,
  Parking: count,
  Error: count,
  Offline: count,
} satisfies Record<keyof ConnectorStates['Locations'], Reader<unknown>>)
/** The connectors of a location by state. */
export type ReadCounts = ReturnType<typeof readCounts>

const cells = (columns: unknown, name: string): readonly unknown[] => {
  const told = isFields(columns) ? columns[name] : undefined
  return Array.isArray(told) ? told : []
}

/** Told column by column; one without an id is left out. */
const readLocations = (columns: unknown): readonly ReadCounts[] =>
  cells(columns, 'Id')
    .map((Id, at) =>
      readCounts({
        Id,
        Available: cells(columns, 'Available')[at],
        Charging: cells(columns, 'Charging')[at],
        Parking: cells(columns, 'Parking')[at],
        Error: cells(columns, 'Error')[at],
        Offline: cells(columns, 'Offline')[at],
      }),
    )
    .filter(({ Id }) => Id !== '')

/** The states of connectors; one without an id cannot be told from others and is left out. */
export const readStates = (value: unknown) => {
  const { At, IsWhole, States, Locations } = isFields(value) ? value : {}
  return {
    At: date(At),
    IsWhole: flag(IsWhole),
    States: (Array.isArray(States) ? States : [])
      .map(readState)
      .filter(({ ConnectorId }) => ConnectorId !== ''),
    Locations: readLocations(Locations),
  }
}
export type ReadStates = ReturnType<typeof readStates>
