import { CONNECTOR_STATUSES, type ConnectorStatus } from '@portal/schemas'
import type { ConnectorStates } from '@portal/schemas/contract'
import {
  count,
  date,
  flag,
  id,
  isFields,
  isStrange,
  keepUsable,
  number,
  oneOf,
  optionalText,
  type Skips,
  text,
  usableEntries,
} from './read.ts'

const status = oneOf(CONNECTOR_STATUSES)

/**
 * Reads a connector with its state. For an unknown state, `RawStatus` holds the server's value after a question mark.
 * Hand-written for speed, because a response contains tens of thousands of connectors.
 */
const readState = (value: unknown) => {
  const record = isFields(value) ? value : {}
  const sent = status(record['Status'])
  return {
    ChargePointId: id(record['ChargePointId']),
    ConnectorId: id(record['ConnectorId']),
    Status: (isStrange(sent) ? 'UNKNOWN' : sent) satisfies ConnectorStatus,
    RawStatus: isStrange(sent) ? sent : undefined,
    StatusSince: date(record['StatusSince']),
    Description: text(record['Description']),
    ConnectorNumber: number(record['ConnectorNumber']),
    LocationDescription: optionalText(record['LocationDescription']),
    City: optionalText(record['City']),
    ErrorCode: optionalText(record['ErrorCode']),
  }
}
export type ReadState = ReturnType<typeof readState>

/** Connectors of a location, counted by state. */
export type ReadCounts = {
  readonly [K in keyof ConnectorStates['Locations']]: K extends 'Id' ? string : number
}

const cells = (columns: unknown, name: keyof ReadCounts): readonly unknown[] => {
  const column = isFields(columns) ? columns[name] : undefined
  return Array.isArray(column) ? column : []
}

/**
 * Reads locations from columns. A location without an id is skipped. Hand-written for speed, because a response can
 * list all locations.
 */
const readLocations = (columns: unknown): readonly ReadCounts[] & Skips => {
  const available = cells(columns, 'Available')
  const charging = cells(columns, 'Charging')
  const parking = cells(columns, 'Parking')
  const error = cells(columns, 'Error')
  const offline = cells(columns, 'Offline')
  const all = cells(columns, 'Id').map((one, at) => ({
    Id: id(one),
    Available: count(available[at]),
    Charging: count(charging[at]),
    Parking: count(parking[at]),
    Error: count(error[at]),
    Offline: count(offline[at]),
  }))
  return keepUsable(all, ({ Id }) => Id !== '')
}

/** Reads the states of connectors. A connector without an id cannot be identified and is skipped. */
export const readStates = (value: unknown) => {
  const { At, IsWhole, States, Locations } = isFields(value) ? value : {}
  return {
    At: date(At),
    IsWhole: flag(IsWhole),
    States: usableEntries(readState, ({ ConnectorId }) => ConnectorId !== '')(States),
    Locations: readLocations(Locations),
  }
}
export type ReadStates = ReturnType<typeof readStates>
