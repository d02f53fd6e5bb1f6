import { CONNECTOR_STATUSES, type ConnectorStatus } from '@portal/schemas'
import { date, id, isFields, isStrange, number, oneOf, optionalText, text } from './read.ts'

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

/** The states of connectors; one without an id cannot be told from others and is left out. */
export const readStates = (value: unknown) => {
  const { At, States } = isFields(value) ? value : {}
  return {
    At: date(At),
    States: (Array.isArray(States) ? States : [])
      .map(readState)
      .filter(({ ConnectorId }) => ConnectorId !== ''),
  }
}
