import type { Outlet, Stay } from '@portal/fixtures'
import {
  kilowattsOf,
  type LimitCriteria,
  matches,
  type PowerLimit,
  type Span,
  spansOf,
  uncovered,
} from '@portal/schemas/ocpp/powerLimit'

/**
 * Turn of one charger in a bulk command. If the command is cancelled before `sentAt`, the charger never receives it.
 */
export interface Turn {
  readonly command: string
  readonly sentAt: number
}

/** Card in the list of a charger. */
export interface ListedCard {
  readonly card: string
  readonly until?: number
  readonly group?: string
}

interface ToCharger {
  readonly chargepointId: string
  readonly at: number
  readonly turn?: Turn
}

/** Accepted message that changes a charger from `at` on. Without `connectorId`, it applies to the whole charger. */
export type ChargerOrder = ToCharger &
  (
    | { readonly kind: 'availability'; readonly connectorId?: string; readonly isOperative: boolean }
    | {
        readonly kind: 'reservation'
        readonly connectorId: string
        readonly reservationId: number
        /** Number of the card that may charge. */
        readonly card: string
        /** Group of cards in the charger's list that may also charge. */
        readonly group?: string
        readonly until: number
      }
    | { readonly kind: 'reservationEnd'; readonly reservationId: number }
    | {
        readonly kind: 'limit'
        readonly connectorId?: string
        readonly limit: PowerLimit
        readonly phases: number
        /** Number of connectors that share the limit of a whole charger. */
        readonly shares: number
        /** Set for a limit of one session. */
        readonly sessionId?: string
      }
    | ({ readonly kind: 'limitEnd'; readonly connectorId?: string } & LimitCriteria)
    /**
     * Replaces firmware `from` with `to`. Ignored if the record contains any other firmware, because a later write has
     * then changed it.
     */
    | { readonly kind: 'firmware'; readonly from: string; readonly to: string }
    /** Replaces the list of cards if `isWhole`, or else adds to it. */
    | {
        readonly kind: 'localList'
        readonly version: number
        /** Cards that may charge. Data written by older versions contains only their numbers. */
        readonly cards: readonly (string | ListedCard)[]
        /** Numbers of listed cards that may not charge. */
        readonly refused?: readonly string[]
        readonly isWhole: boolean
      }
    /** Progress of a file transfer, which the charger reports at `at`. */
    | {
        readonly kind: 'report'
        readonly action: ReportAction
        readonly status: string
        readonly requestId?: number
      }
    | { readonly kind: 'configuration'; readonly key: string; readonly value: string }
    /** The server closes the connection. The charger reconnects at `until`. */
    | { readonly kind: 'closed'; readonly until: number }
  )

export type ReportAction =
  | 'DiagnosticsStatusNotification'
  | 'LogStatusNotification'
  | 'FirmwareStatusNotification'

export type OrderOf<K extends ChargerOrder['kind']> = Extract<ChargerOrder, { kind: K }>

/** Kinds that change the states, power or connection of connectors. */
const AT_CONNECTORS: readonly ChargerOrder['kind'][] = [
  'availability',
  'reservation',
  'reservationEnd',
  'limit',
  'limitEnd',
  'localList',
  'closed',
]

const isFor = (order: { readonly connectorId?: string }, { connectorId }: Outlet): boolean =>
  order.connectorId === undefined || order.connectorId === connectorId

interface LocalList {
  readonly version: number
  /** Cards that may charge, by number. */
  readonly cards: ReadonlyMap<string, ListedCard>
}

const isListed = (listed: ListedCard | undefined, time: number): boolean =>
  listed !== undefined && time < (listed.until ?? Number.POSITIVE_INFINITY)

/** State into which an order puts a free connector. `ocpp` is undefined once that state has ended. */
interface Closure {
  readonly ocpp: 'Unavailable' | 'Reserved' | undefined
  readonly since: number
}

/** Accepted messages of one mock session, by charger. The state at any time derives from them. */
export class ChargerOrders {
  readonly #orders = new Map<string, ChargerOrder[]>()
  readonly #happens: (order: { readonly turn?: Turn }) => boolean
  #atConnectors = 0

  constructor(happens: (order: { readonly turn?: Turn }) => boolean) {
    this.#happens = happens
  }

  add(order: ChargerOrder): void {
    const orders = this.#orders.get(order.chargepointId) ?? []
    this.#orders.set(
      order.chargepointId,
      [...orders, order].sort((a, b) => a.at - b.at),
    )
    if (AT_CONNECTORS.includes(order.kind)) this.#atConnectors += 1
  }

  /** True if no order affects a connector. */
  isEmpty(): boolean {
    return this.#atConnectors === 0
  }

  /** Returns the earliest time at which an order changes a connector of the charger, or Infinity if none does. */
  touchedAt(chargepointId: string): number {
    const first = this.#orders.get(chargepointId)?.find(({ kind }) => AT_CONNECTORS.includes(kind))
    return first?.at ?? Number.POSITIVE_INFINITY
  }

  #of<K extends ChargerOrder['kind']>(kind: K, chargepointId: string, time: number): OrderOf<K>[] {
    return (this.#orders.get(chargepointId) ?? []).filter(
      (order): order is OrderOf<K> => order.kind === kind && order.at <= time && this.#happens(order),
    )
  }

  #availability(outlet: Outlet, time: number): OrderOf<'availability'> | undefined {
    return this.#of('availability', outlet.chargepointId, time).findLast((order) => isFor(order, outlet))
  }

  /**
   * Returns the reservations that began by `time` at a connector. `end` does not consider the arrival of the reserved
   * car, which also ends a reservation.
   */
  #reservations(
    outlet: Outlet,
    time: number,
  ): readonly (OrderOf<'reservation'> & { readonly end: number })[] {
    const { chargepointId } = outlet
    return this.#of('reservation', chargepointId, time)
      .filter((order) => isFor(order, outlet))
      .map((order) => {
        const ended = this.#of('reservationEnd', chargepointId, order.until).find(
          ({ reservationId, at }) => reservationId === order.reservationId && at >= order.at,
        )
        return { ...order, end: Math.min(order.until, ended?.at ?? order.until) }
      })
  }

  /** Returns the reservations in force at a connector, regardless of whether their cars have arrived. */
  reservationsAt(outlet: Outlet, time: number): readonly OrderOf<'reservation'>[] {
    return this.#reservations(outlet, time).filter(({ end }) => time < end)
  }

  /** True if the connector accepts a car with the card at the given time. */
  admits(
    outlet: Outlet,
    card: string,
    time: number,
    isOnline: () => boolean,
    isUsed: (order: OrderOf<'reservation'>) => boolean,
  ): boolean {
    if (this.#availability(outlet, time)?.isOperative === false) return false
    // An offline charger with a list of cards accepts only these cards.
    const list = this.localListAt(outlet.chargepointId, time)
    if (list && !isListed(list.cards.get(card), time) && !isOnline()) return false
    return this.reservationsAt(outlet, time).every(
      (order) => this.isReservedFor(order, card, time) || isUsed(order),
    )
  }

  /** True if a reservation is for the card, or for its group in the charger's list. */
  isReservedFor(order: OrderOf<'reservation'>, card: string, time: number): boolean {
    if (order.card === card) return true
    const group = this.localListAt(order.chargepointId, time)?.cards.get(card)?.group
    return group !== undefined && group === order.group
  }

  /** Returns the state of a free connector under its latest orders, or undefined without any order. */
  closureAt(outlet: Outlet, time: number): Closure | undefined {
    const availability = this.#availability(outlet, time)
    if (availability?.isOperative === false) return { ocpp: 'Unavailable', since: availability.at }
    const last = this.#reservations(outlet, time).at(-1)
    if (last && time < last.end) return { ocpp: 'Reserved', since: last.at }
    const since = Math.max(availability?.at ?? 0, last?.end ?? 0)
    return since > 0 ? { ocpp: undefined, since } : undefined
  }

  /** Returns the limits in force at a connector. A profile with a known id replaces the earlier one. */
  limitsAt(outlet: Outlet, time: number): readonly OrderOf<'limit'>[] {
    const ends = this.#of('limitEnd', outlet.chargepointId, time)
    const limits = this.#of('limit', outlet.chargepointId, time).filter((order) => isFor(order, outlet))
    return limits.filter(
      ({ at, connectorId, limit }, index) =>
        !limits.slice(index + 1).some((later) => later.limit.profileId === limit.profileId) &&
        !ends.some(
          (end) =>
            end.at >= at &&
            (end.connectorId === undefined || end.connectorId === connectorId) &&
            matches(limit, end),
        ),
    )
  }

  /**
   * Returns a stay with the limits in force during it. Of the limits per session, one of this session takes precedence,
   * then the highest stack level, then the latest; the limit of the whole charger applies in addition. The car still
   * leaves as planned, but with less energy.
   */
  limited(outlet: Outlet, stay: Stay): Stay {
    const orders = this.#of('limit', outlet.chargepointId, stay.stop).filter((order) => isFor(order, outlet))
    const ranked = orders
      .filter(({ sessionId }) => sessionId === undefined || sessionId === stay.sessionId)
      .toSorted(
        ({ limit: a, at: first }, { limit: b, at: second }) =>
          Number(b.isOfSession) - Number(a.isOfSession) || b.stackLevel - a.stackLevel || second - first,
      )
    const limits = [true, false].flatMap((isOfCharger) => {
      const taken: Span[] = []
      return ranked.flatMap((order) => {
        const { limit, phases, shares } = order
        if (limit.isOfCharger !== isOfCharger) return []
        const span = { from: stay.start, until: this.#endOf(order, outlet, stay.stop) }
        const spans = spansOf(limit, order.at, span).flatMap((each) => uncovered(each, taken))
        taken.push(...spans)
        return spans.map(({ from, until, limit: value }) => ({
          from: (from - stay.start) / 1_000,
          until: (until - stay.start) / 1_000,
          kw: kilowattsOf({ ...limit, limit: value }, phases) / shares,
        }))
      })
    })
    return limits.length === 0 ? stay : { ...stay, curve: { ...stay.curve, limits } }
  }

  /** Returns the time before `until` from which a limit is replaced or cleared, or `until` if it is not. */
  #endOf(order: OrderOf<'limit'>, outlet: Outlet, until: number): number {
    const later = (this.#orders.get(outlet.chargepointId) ?? []).find(
      (other) =>
        (other.kind === 'limit' || other.kind === 'limitEnd') &&
        other !== order &&
        other.at >= order.at &&
        other.at < until &&
        this.#happens(other) &&
        !this.limitsAt(outlet, other.at).includes(order),
    )
    return later?.at ?? until
  }

  /** Returns the card list of a charger; undefined if it never accepted one. */
  localListAt(chargepointId: string, time: number): LocalList | undefined {
    return this.#of('localList', chargepointId, time).reduce<LocalList | undefined>(
      (list, { version, cards, refused = [], isWhole }) => {
        const next = new Map(isWhole ? [] : list?.cards)
        for (const card of refused) next.delete(card)
        for (const each of cards) {
          const listed = typeof each === 'string' ? { card: each } : each
          next.set(listed.card, listed)
        }
        return { version, cards: next }
      },
      undefined,
    )
  }

  /** Returns the progress that a charger reported by `time`, oldest first. */
  reportsBy(chargepointId: string, time: number): readonly OrderOf<'report'>[] {
    return this.#of('report', chargepointId, time)
  }

  /** Returns the firmware of a charger, given the version in its record. */
  firmwareAt(chargepointId: string, recorded: string | undefined, time: number): string | undefined {
    let version = recorded
    for (const { from, to } of this.#of('firmware', chargepointId, time)) if (from === version) version = to
    return version
  }

  settingsAt(chargepointId: string, time: number): ReadonlyMap<string, string> {
    return new Map(this.#of('configuration', chargepointId, time).map(({ key, value }) => [key, value]))
  }

  closedAt(chargepointId: string, time: number): { readonly at: number; readonly until: number } | undefined {
    return this.#orders.has(chargepointId) ? this.#of('closed', chargepointId, time).at(-1) : undefined
  }
}
