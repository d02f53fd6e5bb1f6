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
 * A connector with its state; `StatusTold` is the server's text of an unknown one. Hand-written for speed: tens of
 * thousands come at once.
 */
const readState = (value: unknown) => {
  const said = isFields(value) ? value : {}
  const told = status(said['Status'])
  return {
    ChargePointId: id(said['ChargePointId']),
    ConnectorId: id(said['ConnectorId']),
    Status: (isStrange(told) ? 'UNKNOWN' : told) satisfies ConnectorStatus,
    StatusTold: isStrange(told) ? told : undefined,
    StatusSince: date(said['StatusSince']),
    Description: text(said['Description']),
    ConnectorNumber: number(said['ConnectorNumber']),
    LocationDescription: optionalText(said['LocationDescription']),
    City: optionalText(said['City']),
    ErrorCode: optionalText(said['ErrorCode']),
  }
}
export type ReadState = ReturnType<typeof readState>

/** Connectors of a location, counted by state. */
export type ReadCounts = {
  readonly [K in keyof ConnectorStates['Locations']]: K extends 'Id' ? string : number
}

const cells = (columns: unknown, name: keyof ReadCounts): readonly unknown[] => {
  const told = isFields(columns) ? columns[name] : undefined
  return Array.isArray(told) ? told : []
}

/**
 * Reads locations from columns; a location without an id is skipped. Hand-written for speed: a storm lists all
 * locations.
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

/** The states of connectors. A connector without an id cannot be identified and is skipped. */
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
