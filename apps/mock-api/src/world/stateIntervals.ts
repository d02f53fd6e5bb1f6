import { type Outlet, type OutletState, type StateInterval, stateIn, stateIntervalOf } from '@portal/fixtures'

interface Known {
  readonly outlet: Outlet
  readonly interval: StateInterval
}

/**
 * Caches the simulated state of each connector until it can change: within half a minute a few hundred of 50,000
 * change. Without the cache a list of locations by their free connectors takes 0.9 s each minute instead of 0.2.
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

  /** True if a connector's state is known to be unchanged between two moments, the earlier one first. */
  isSame(outlet: Outlet, from: number, until: number): boolean {
    return until < this.at(outlet, from).until
  }
}
