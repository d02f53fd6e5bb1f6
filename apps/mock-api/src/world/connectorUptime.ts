import type { Outlet } from '@portal/fixtures'
import type { Connectors } from './connectors.ts'
import type { Interventions } from './interventions.ts'
import { isInSample, outletsInSample } from './largeWorld.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'
import { type SampleCount, type SampleGroup, samplesByDay, uptimeMoments } from './uptime.ts'

interface Where {
  readonly RelationId: string
  readonly LocationId: string
}

export class ConnectorUptime {
  readonly #store: Store
  readonly #scope: Scope
  readonly #interventions: Interventions
  readonly #connectors: Connectors

  constructor(store: Store, scope: Scope, interventions: Interventions, connectors: Connectors) {
    this.#store = store
    this.#scope = scope
    this.#interventions = interventions
    this.#connectors = connectors
  }

  /**
   * Returns the share of a span in which the selected connectors in scope were online; 1 if there are no samples. With
   * `isSampled`, only connectors of the sampled customers count.
   */
  onlineShare(from: number, until: number, isMeant: (where: Where) => boolean, isSampled: boolean): number {
    const groupOf = (where: Where) => (isMeant(where) ? 'all' : undefined)
    const { samples = 0, onlineSamples = 0 } =
      this.sampleCounts(from, until, groupOf, isSampled).groups.get('all') ?? {}
    return samples === 0 ? 1 : onlineSamples / samples
  }

  /** Counts the samples of the connectors in scope, and those online, by group and by local day. */
  sampleCounts(
    from: number,
    until: number,
    groupOf: (where: Where) => string | undefined,
    isSampled: boolean,
  ): { readonly groups: ReadonlyMap<string, SampleGroup>; readonly days: ReadonlyMap<number, SampleCount> } {
    const groups = new Map<string, SampleGroup>()
    const moments = uptimeMoments(from, until)
    if (moments.length === 0) return { groups, days: new Map() }
    const onlineAt = moments.map(() => 0)
    let connectorCount = 0
    for (const outlet of this.#outletsCounted(until, isSampled)) {
      const { relationId: RelationId, locationId: LocationId } = outlet
      const group = this.#scope.sees(RelationId) ? groupOf({ RelationId, LocationId }) : undefined
      if (group === undefined) continue
      const online = moments.map(({ at }) => this.#interventions.isOnlineAt(outlet, at))
      const { connectors = 0, samples = 0, onlineSamples = 0 } = groups.get(group) ?? {}
      connectorCount += 1
      for (const [moment, isOnline] of online.entries())
        if (isOnline) onlineAt[moment] = (onlineAt[moment] ?? 0) + 1
      groups.set(group, {
        connectors: connectors + 1,
        samples: samples + moments.length,
        onlineSamples: onlineSamples + online.filter(Boolean).length,
      })
    }
    return { groups, days: samplesByDay(moments, onlineAt, connectorCount) }
  }

  /**
   * Returns the connectors that count for uptime. Takes the sample from a cache unless the terms of any charger have
   * changed, because a page of reports needs it 25 times.
   */
  #outletsCounted(time: number, isSampled: boolean): Iterable<Outlet> {
    if (!isSampled) return this.#connectors.outletsAt(time).values()
    return this.#interventions.changedChargers().size === 0
      ? outletsInSample(this.#store)
      : [...this.#connectors.outletsAt(time).values()].filter(isInSample)
  }
}
