import { type Connector, type DisplayState, displayState } from '@portal/schemas'
import { FAULT } from '../world/liveChargepoint.ts'
import { BcoError, type Handler } from './handler.ts'

/** What a map needs to know of the connectors of one location. */
interface Gathered {
  readonly counts: Record<DisplayState, number>
  maxPowerKw: number
  hasAc: boolean
  hasDc: boolean
}

const nothing = (): Gathered => ({
  counts: { available: 0, charging: 0, parking: 0, error: 0, offline: 0 },
  maxPowerKw: 0,
  hasAc: false,
  hasDc: false,
})

const addPower = (
  at: Gathered,
  { PowerType, MaxPowerKw }: Pick<Connector, 'PowerType' | 'MaxPowerKw'>,
): void => {
  at.maxPowerKw = Math.max(at.maxPowerKw, MaxPowerKw)
  if (PowerType === 'DC') at.hasDc = true
  else at.hasAc = true
}

/** The locations of a map, column by column. */
export const getLocationPoints: Handler<'getLocationPoints'> = (_, { caller, world, now }) => {
  const view = world.as(caller)
  const locations = view.all('chargelocation')
  const gathered = new Map(locations.map(({ Id }) => [Id, nothing()]))
  for (const { LocationId, Status } of view.connectorStates(now)) {
    const at = gathered.get(LocationId)
    if (at) at.counts[displayState(Status)] += 1
  }
  for (const { LocationId, Connectors } of view.all('chargepoint')) {
    const at = gathered.get(LocationId)
    if (at) for (const connector of Connectors) addPower(at, connector)
  }
  const all = [...gathered.values()]
  const counts = (state: DisplayState) => all.map((at) => at.counts[state])
  return {
    Id: locations.map(({ Id }) => Id),
    Description: locations.map(({ Description }) => Description),
    Street: locations.map(({ Street }) => Street),
    HouseNumber: locations.map(({ HouseNumber }) => HouseNumber),
    City: locations.map(({ City }) => City),
    Latitude: locations.map(({ Latitude }) => Latitude),
    Longitude: locations.map(({ Longitude }) => Longitude),
    MaxPowerKw: all.map(({ maxPowerKw }) => maxPowerKw),
    HasAc: all.map(({ hasAc }) => hasAc),
    HasDc: all.map(({ hasDc }) => hasDc),
    Available: counts('available'),
    Charging: counts('charging'),
    Parking: counts('parking'),
    Error: counts('error'),
    Offline: counts('offline'),
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
    States: states.map(({ ChargePointId, ConnectorId, Status, StatusSince }) => {
      const charger = view.one('chargepoint', ChargePointId)
      const number = charger?.Connectors.find(({ Id }) => Id === ConnectorId)?.ConnectorNumber
      return {
        ChargePointId,
        ConnectorId,
        Status,
        StatusSince,
        ...(charger && { Description: charger.Description }),
        ...(number !== undefined && { ConnectorNumber: number }),
        ...(charger?.LocationDescription && { LocationDescription: charger.LocationDescription }),
        ...(charger?.City && { City: charger.City }),
        ...(Status === 'ERROR' && { ErrorCode: FAULT }),
      }
    }),
  }
}
