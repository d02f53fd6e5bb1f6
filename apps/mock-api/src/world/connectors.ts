import {
  type Contact,
  iso,
  type Outlet,
  type OutletState,
  type Sign,
  type Stay,
  signOf,
  silentUntil,
  staysBetween,
} from '@portal/fixtures'
import { type Chargepoint, type ConnectorStatus, connectorStatus } from '@portal/schemas'
import type { ChargeLocation, Connection } from '@portal/schemas/contract'
import { type LimitCriteria, matches } from '@portal/schemas/ocpp/powerLimit'
import type { ChargerOrders, OrderOf } from './chargerOrders.ts'
import type { StopReason } from './intervention.ts'
import type { Interventions } from './interventions.ts'
import {
  type ChargerContact,
  connectorState,
  type LiveOfCharger,
  liveFieldsOfCharger,
  type StateSources,
} from './liveChargepoint.ts'
import { type LiveOfConnection, liveFieldsOfConnection } from './liveConnection.ts'
import {
  type LiveOfLocation,
  type LocationContact,
  liveFieldsOfLocation,
  locationContact,
} from './liveLocation.ts'
import type { Scope } from './scope.ts'
import { groupBy, type Records, type Store } from './store.ts'

export interface ConnectorState {
  readonly ChargePointId: string
  readonly ConnectorId: string
  readonly LocationId: string
  readonly Status: ConnectorStatus
  readonly StatusSince: string
}

/** Reported state of a connector, without the times of contact with its charger and without its car. */
type ReportedState = Pick<OutletState, 'ocpp' | 'since' | 'isOnline'>

const ONLINE: ChargerContact = { Status: 'ONLINE' }
const OFFLINE: ChargerContact = { Status: 'OFFLINE' }

/**
 * Connectors in one scope and their reported states, from which the states of chargers, locations and connections
 * derive.
 */
export class Connectors {
  readonly #store: Store
  readonly #scope: Scope
  readonly #interventions: Interventions
  readonly #stateSources: StateSources

  constructor(store: Store, scope: Scope, interventions: Interventions) {
    this.#store = store
    this.#scope = scope
    this.#interventions = interventions
    this.#stateSources = { stateIntervals: store.stateIntervals, interventions }
  }

  /** Returns the outlets with their owner and location at the given time, without those of retired chargers. */
  outletsAt(time: number): ReadonlyMap<string, Outlet> {
    const changed = this.#interventions.changedChargers()
    if (changed.size === 0) return this.#store.outlets
    const outlets = new Map(this.#store.outlets)
    for (const [id, outlet] of outlets) {
      if (!changed.has(outlet.chargepointId)) continue
      if (this.#interventions.termsAt(outlet.chargepointId, time)?.terms.isRetired) outlets.delete(id)
      else outlets.set(id, this.#interventions.outletAt(outlet, time))
    }
    return outlets
  }

  /** Returns the ids of chargers in scope at which the owner's own sessions are priced by this tariff. */
  chargersAtTariff(id: string, time: number): readonly string[] {
    const outlets = [...this.outletsAt(time).values()]
    return outlets.flatMap(({ tariffId, chargepointId, relationId }) =>
      tariffId === id && this.#scope.sees(relationId) ? [chargepointId] : [],
    )
  }

  #outletsAtLocation(time: number): (locationId: string) => readonly Outlet[] {
    if (this.#interventions.changedChargers().size === 0)
      return (locationId) => this.#store.outletsAt.get(locationId) ?? []
    const outlets = groupBy([...this.outletsAt(time).values()], ({ locationId }) => locationId)
    return (id) => outlets.get(id) ?? []
  }

  chargersAtLocation(time: number): (locationId: string) => readonly string[] {
    const outletsAt = this.#outletsAtLocation(time)
    return (locationId) => [
      ...new Set(
        outletsAt(locationId)
          .filter(({ relationId }) => this.#scope.sees(relationId))
          .map(({ chargepointId }) => chargepointId),
      ),
    ]
  }

  /** Returns the last reported state of each connector in scope at `now`. */
  states(now: number): ConnectorState[] {
    const readState = this.#readerAt(now)
    const states: ConnectorState[] = []
    for (const outlet of this.outletsAt(now).values())
      if (this.#scope.sees(outlet.relationId)) states.push(stateFrom(outlet, readState(outlet)))
    return states
  }

  /** Returns a reader of connector states at the given time. It reads purely simulated ones from cached intervals. */
  #readerAt(at: number): (outlet: Outlet) => ReportedState {
    const { isApart, silentSince } = this.#interventions
    const isTouched = silentSince === undefined ? isApart : () => true
    return (outlet) =>
      isTouched(outlet)
        ? connectorState(outlet, at, this.#stateSources)
        : this.#stateSources.stateIntervals.at(outlet, at)
  }

  /**
   * Returns the connectors that have changed state, location or visibility since the given time, and all affected
   * locations.
   */
  changed(
    since: number,
    now: number,
  ): { readonly states: readonly ConnectorState[]; readonly locations: ReadonlySet<string> } {
    const readState = this.#readerAt(now)
    const states: ConnectorState[] = []
    const locations = new Set<string>()
    const before = this.outletsAt(since)
    const after = this.outletsAt(now)
    for (const outlet of after.values()) {
      const then = before === after ? outlet : before.get(outlet.connectorId)
      const was = then && this.#scope.sees(then.relationId) ? then : undefined
      const isSeen = this.#scope.sees(outlet.relationId)
      if (isSeen && was?.locationId === outlet.locationId && this.#isSame(was, since, outlet, now)) continue
      if (was) locations.add(was.locationId)
      if (!isSeen) continue
      locations.add(outlet.locationId)
      states.push(stateFrom(outlet, readState(outlet)))
    }
    for (const [id, was] of before === after ? [] : before)
      if (!after.has(id) && this.#scope.sees(was.relationId)) locations.add(was.locationId)
    return { states, locations }
  }

  /**
   * True if the reported state of a connector is the same at both times. Reads the earlier one first, because its
   * cached interval may also cover the later one.
   */
  #isSame(outlet: Outlet, since: number, later: Outlet, now: number): boolean {
    const { isApart, silentSince } = this.#interventions
    const isSimulated = outlet === later && silentSince === undefined && !isApart(outlet)
    if (isSimulated && this.#stateSources.stateIntervals.isSame(outlet, since, now)) return true
    const before = connectorState(outlet, since, this.#stateSources)
    const state = connectorState(later, now, this.#stateSources)
    return before.since === state.since && before.ocpp === state.ocpp && before.isOnline === state.isOnline
  }

  statesAt(now: number): (locationId: string) => readonly ConnectorStatus[] {
    const outletsAt = this.#outletsAtLocation(now)
    const readState = this.#readerAt(now)
    return (locationId) => {
      const statuses: ConnectorStatus[] = []
      for (const outlet of outletsAt(locationId)) {
        if (!this.#scope.sees(outlet.relationId)) continue
        const { ocpp, isOnline } = readState(outlet)
        statuses.push(connectorStatus(ocpp, isOnline))
      }
      return statuses
    }
  }

  ofCharger(chargepointId: string, at: number): OutletState[] {
    return (this.#store.outletsOf.get(chargepointId) ?? [])
      .filter((outlet) => this.#scope.sees(this.#interventions.outletAt(outlet, at).relationId))
      .map((outlet) => connectorState(outlet, at, this.#stateSources))
  }

  plugsOf(
    { Id, Connectors }: Records['chargepoint'],
    at: number,
  ): {
    readonly outlet: Outlet
    readonly powerType: string
    readonly standard: string
    readonly state: OutletState
  }[] {
    return this.#outletsOf(Id).map((outlet) => {
      const connector = Connectors.find((each) => each.Id === outlet.connectorId)
      return {
        outlet,
        powerType: connector?.PowerType ?? '',
        standard: connector?.Standard ?? '',
        state: connectorState(outlet, at, this.#stateSources),
      }
    })
  }

  stateAt(outlet: Outlet, at: number): OutletState {
    return connectorState(outlet, at, this.#stateSources)
  }

  staysBetween(outlet: Outlet, from: number, until: number): readonly Stay[] {
    return staysBetween(outlet, from, until, this.#interventions.plan)
  }

  contactAt(outlet: Outlet, at: number): Contact {
    return this.#interventions.contactAt(outlet, at)
  }

  /** True if messages reach a charger: it is online, and the server has not just closed its connection. */
  isConnected(chargepointId: string, at: number): boolean {
    const [first] = this.#outletsOf(chargepointId)
    return first !== undefined && this.#interventions.contactAt(first, at).isOnline
  }

  /**
   * Returns the earliest time from which messages reach a charger; undefined if it is not known, as during a storm.
   */
  connectedFrom(chargepointId: string, at: number): number | undefined {
    const [first] = this.#outletsOf(chargepointId)
    if (!first || this.contactAt(first, at).isOnline) return first && at
    const until = Math.max(this.closingAt(chargepointId, at)?.until ?? at, silentUntil(first, at) ?? at)
    return until > at ? this.connectedFrom(chargepointId, until) : undefined
  }

  firmwareOf({ Id, FirmwareVersion }: Records['chargepoint'], at: number): string | undefined {
    return this.#interventions.orders.firmwareAt(Id, FirmwareVersion, at)
  }

  localListOf(chargepointId: string, at: number): ReturnType<ChargerOrders['localListAt']> {
    return this.#interventions.orders.localListAt(chargepointId, at)
  }

  reportsOf(chargepointId: string, at: number): readonly OrderOf<'report'>[] {
    return this.#interventions.orders.reportsBy(chargepointId, at)
  }

  stopReasonOf(stay: Stay): StopReason | undefined {
    return this.#interventions.stopReasonOf(stay)
  }

  /** True if a reservation is in force and its car has not arrived. */
  hasReservation(outlet: Outlet, reservationId: number, at: number): boolean {
    const { orders, hasCome } = this.#interventions
    return orders
      .reservationsAt(outlet, at)
      .some((order) => order.reservationId === reservationId && !hasCome(outlet, order, at))
  }

  hasLimit(outlet: Outlet, criteria: LimitCriteria, at: number): boolean {
    return this.#interventions.orders.limitsAt(outlet, at).some(({ limit }) => matches(limit, criteria))
  }

  locationsAt(now: number): (record: Pick<ChargeLocation, 'Id'>) => LiveOfLocation {
    const outletsAt = this.#outletsAtLocation(now)
    return ({ Id }) =>
      liveFieldsOfLocation(outletsAt(Id).map((outlet) => connectorState(outlet, now, this.#stateSources)))
  }

  /** Returns a reader of the fields of {@link locationsAt} that do not depend on cars. Takes a tenth of the time. */
  locationContactsAt(now: number): (record: Pick<ChargeLocation, 'Id'>) => LocationContact {
    const outletsAt = this.#outletsAtLocation(now)
    const isOnline = this.#hearing(now)
    return ({ Id }) => locationContact(outletsAt(Id), isOnline)
  }

  /** Returns a reader of the online status of chargers at `now`, without the other states of their connectors. */
  chargerContactsAt(now: number): (record: Pick<Chargepoint, 'Id'>) => ChargerContact {
    const isOnline = this.#hearing(now)
    return ({ Id }) => {
      const [first] = this.#outletsOf(Id)
      return first && isOnline(first) ? ONLINE : OFFLINE
    }
  }

  #hearing(at: number): (outlet: Outlet) => boolean {
    return (outlet) => this.#interventions.isOnlineAt(outlet, at)
  }

  /** Returns a reader of the live fields of chargers at `now`, except their connectors and this month's energy. */
  chargersAt(now: number): (record: Records['chargepoint']) => LiveOfCharger {
    return (record) => {
      const signs = this.#outletsOf(record.Id).map((outlet) => this.#signAt(outlet, now))
      return liveFieldsOfCharger(record, signs, this.#interventions, now)
    }
  }

  /** Returns the latest closing of a charger's connection by the server. */
  closingAt(chargepointId: string, now: number): { readonly at: number; readonly until: number } | undefined {
    return this.#interventions.orders.closedAt(chargepointId, now)
  }

  /**
   * Returns a reader of the live fields of connections at `now`. An open connection that the server never closed keeps
   * the fields of its record.
   */
  connectionsAt(now: number): (record: Connection) => LiveOfConnection {
    const isOnline = this.#hearing(now)
    return (record) => {
      const [first] = this.#outletsOf(record.ChargePointId)
      const closing = this.closingAt(record.ChargePointId, now)
      if (!closing && (!first || isOnline(first))) return record
      return liveFieldsOfConnection(record, first && this.#signAt(first, now), closing, now)
    }
  }

  /** Reads the plan only if the connector is not purely simulated. */
  #signAt(outlet: Outlet, now: number): Omit<Sign, 'until'> {
    const { isApart, silencedAt } = this.#interventions
    return isApart(outlet) || silencedAt(outlet, now) !== undefined
      ? connectorState(outlet, now, this.#stateSources)
      : signOf(outlet, now)
  }

  #outletsOf(chargepointId: string): readonly Outlet[] {
    return this.#store.outletsOf.get(chargepointId) ?? []
  }
}

const stateFrom = (outlet: Outlet, { ocpp, since, isOnline }: ReportedState): ConnectorState => ({
  ChargePointId: outlet.chargepointId,
  ConnectorId: outlet.connectorId,
  LocationId: outlet.locationId,
  Status: connectorStatus(ocpp, isOnline),
  StatusSince: iso(since),
})
