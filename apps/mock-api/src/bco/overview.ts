import { DISPLAY_STATES, type DisplayState, displayState } from '@portal/schemas'
import { BcoError, type Handler } from './handler.ts'

/** The locations of a map, column by column. */
export const getLocationPoints: Handler<'getLocationPoints'> = (_, { caller, world, now }) => {
  const view = world.as(caller)
  const locations = view.all('chargelocation')
  const counts = new Map<string, number>()
  for (const { LocationId, Status } of view.connectorStates(now)) {
    const key = `${LocationId} ${displayState(Status)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [Available, Charging, Parking, Errors, Offline] = DISPLAY_STATES.map((state: DisplayState) =>
    locations.map(({ Id }) => counts.get(`${Id} ${state}`) ?? 0),
  ) as [number[], number[], number[], number[], number[]]
  return {
    Id: locations.map(({ Id }) => Id),
    Latitude: locations.map(({ Latitude }) => Latitude),
    Longitude: locations.map(({ Longitude }) => Longitude),
    Available,
    Charging,
    Parking,
    Error: Errors,
    Offline,
    IsPublished: locations.map(({ IsPublished }) => IsPublished),
  }
}

/** The connectors whose state is another than it was at `since`. */
export const getConnectorStates: Handler<'getConnectorStates'> = ({ query }, { caller, world, now }) => {
  const view = world.as(caller)
  const since = query.since === undefined ? undefined : Date.parse(query.since)
  if (since !== undefined && since > now) throw new BcoError('Error', 'since: lies in the future')
  const before = new Map(
    since === undefined
      ? []
      : view
          .connectorStates(since)
          .map((state) => [state.ConnectorId, `${state.Status} ${state.StatusSince}`]),
  )
  const states = view
    .connectorStates(now)
    .filter(({ ConnectorId, Status, StatusSince }) => before.get(ConnectorId) !== `${Status} ${StatusSince}`)
  return {
    At: new Date(now).toISOString(),
    States: states.map(({ ChargePointId, ConnectorId, Status, StatusSince }) => ({
      ChargePointId,
      ConnectorId,
      Status,
      StatusSince,
    })),
  }
}
