import { type Outlet, type OutletState, type StateInterval, stateIn, stateIntervalOf } from '@portal/fixtures'

interface LastInterval {
  readonly outlet: Outlet
  readonly interval: StateInterval
}

/**
 * Caches the simulated state of each connector until it can change: within half a minute, a few hundred of 50,000
 * change. Without the cache, a list of locations sorted by free connectors takes 0.9 s each minute instead of 0.2 s.
 */
export class StateIntervals {
  readonly #lastIntervals = new Map<string, LastInterval>()

  at(outlet: Outlet, time: number): StateInterval {
    const last = this.#lastIntervals.get(outlet.connectorId)
    if (last?.outlet === outlet && last.interval.from <= time && time < last.interval.until)
      return last.interval
    const interval = stateIntervalOf(outlet, time)
    this.#lastIntervals.set(outlet.connectorId, { outlet, interval })
    return interval
  }

  stateOf(outlet: Outlet, time: number): OutletState {
    return stateIn(this.at(outlet, time), time)
  }

  /** True if a connector's state is known to be unchanged between two times, the earlier one first. */
  isSame(outlet: Outlet, from: number, until: number): boolean {
    return until < this.at(outlet, from).until
  }
}
