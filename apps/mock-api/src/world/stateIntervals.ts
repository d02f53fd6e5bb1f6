import {
  HEARTBEAT_INTERVAL_MS,
  type Outlet,
  type OutletState,
  type StateInterval,
  stateIn,
  stateIntervalOf,
} from '@portal/fixtures'

interface Known {
  readonly outlet: Outlet
  readonly interval: StateInterval
}

/**
 * What connectors say by themselves. Each is asked again only when it can say something else: of 50,000 some hundred do within
 * half a minute.
 */
export class StateIntervals {
  readonly #known = new Map<string, Known>()

  at(outlet: Outlet, time: number): StateInterval {
    const known = this.#known.get(outlet.connectorId)
    if (known?.outlet === outlet && known.interval.from <= time && time < known.interval.until)
      return known.interval
    const interval = stateIntervalOf(outlet, time)
    this.#known.set(outlet.connectorId, { outlet, interval })
    return interval
  }

  stateOf(outlet: Outlet, time: number): OutletState {
    return stateIn(this.at(outlet, time), time)
  }

  /** Until when a connector that is asked at a moment is known to say the same, its last heartbeat included. */
  sameUntil(outlet: Outlet, time: number): number {
    const { until, silentSince } = this.at(outlet, time)
    if (silentSince !== undefined) return until
    return Math.min(until, this.stateOf(outlet, time).lastHeartbeat + HEARTBEAT_INTERVAL_MS)
  }

  /** Whether a connector is known to say the same at two moments, the earlier one first. */
  isSame(outlet: Outlet, from: number, until: number): boolean {
    return until < this.at(outlet, from).until
  }
}
