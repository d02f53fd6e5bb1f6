import {
  HEARTBEAT_INTERVAL_MS,
  type Outlet,
  type OutletState,
  type Spell,
  spellOf,
  stateIn,
} from '@portal/fixtures'

interface Known {
  readonly outlet: Outlet
  readonly spell: Spell
}

/**
 * What connectors say by themselves. Each is asked again only when it can say something else: of 50,000 some hundred do within
 * half a minute.
 */
export class Spells {
  readonly #known = new Map<string, Known>()

  at(outlet: Outlet, time: number): Spell {
    const known = this.#known.get(outlet.connectorId)
    if (known?.outlet === outlet && known.spell.from <= time && time < known.spell.until) return known.spell
    const spell = spellOf(outlet, time)
    this.#known.set(outlet.connectorId, { outlet, spell })
    return spell
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
