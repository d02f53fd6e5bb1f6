import {
  BETWEEN_CARS_MS,
  type Card,
  type Contact,
  contactAt,
  isHeardAt,
  type Outlet,
  outletFor,
  type Plan,
  ROAMING_TARIFF_ID,
  type RulesFrom,
  type Stay,
  startedStay,
} from '@portal/fixtures'
import { type Chargesession, localDay, SETTINGS, type SettingName, type TariffFees } from '@portal/schemas'
import { ChargerOrders, type OrderOf, type Turn } from './chargerOrders.ts'
import type { FeeChange, Intervention, Restart, StopReason } from './intervention.ts'
import { atPower, plannedStays } from './plannedStays.ts'
import { admits, type CardChange, comes, contractTariff, type Terms } from './terms.ts'

/** Terms of a connector whose tariff has ended. */
const UNPRICED: Pick<Outlet, 'tariff' | 'isUnpriced'> = {
  tariff: { StartFee: 0, KwhFee: 0, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0, HandlingFee: 0 },
  isUnpriced: true,
}

/** A shared constant, because mock sessions share cached events only if they have the same array of rules. */
const NO_RULES: readonly RulesFrom[] = []

/** Every nth charger stays online during a storm. */
const SPARED_EVERY = 5
export const isSpared = (chargepointId: string): boolean =>
  Number(chargepointId.slice(2)) % SPARED_EVERY === 0

const listIn = <T>(map: Map<string, T[]>, key: string): T[] => {
  const existing = map.get(key)
  if (existing) return existing
  const list: T[] = []
  map.set(key, list)
  return list
}

/**
 * Actions of one mock session on the simulated chargers. The simulator remains a pure function of time: this class
 * gives it a modified plan, in which started cars displace planned ones that overlap at the connector or with the same
 * card.
 */
export class Interventions {
  readonly #started = new Map<string, Stay[]>()
  readonly #startedWith = new Map<string, Stay[]>()
  readonly #stops = new Map<
    string,
    { readonly at: number; readonly reason?: StopReason; readonly turn?: Turn }[]
  >()
  readonly #restarts = new Map<string, (Restart & { readonly turn?: Turn })[]>()
  readonly #calledOff = new Map<string, number>()
  readonly #touched = new Map<string, number>()
  readonly #terms = new Map<string, { readonly at: number; readonly terms: Terms }[]>()
  readonly #tariffs = new Map<string, readonly FeeChange[]>()
  readonly #tariffEnds = new Map<string, { readonly at: number; readonly until?: number }[]>()
  readonly #settings = new Map<SettingName, { readonly at: number; readonly value?: string }[]>()

  /** Owner of the card of each started session, by session id. */
  readonly #owners = new Map<string, string>()
  readonly #cards = new Map<string, CardChange[]>()

  readonly orders = new ChargerOrders((order) => this.happens(order))

  /** False if a bulk command was cancelled before the turn of the charger. */
  readonly happens = ({ turn }: { readonly turn?: Turn }): boolean =>
    turn === undefined || turn.sentAt <= (this.#calledOff.get(turn.command) ?? Number.POSITIVE_INFINITY)

  /** Changes to the alarm rules, in chronological order. */
  alarmRules: readonly RulesFrom[] = NO_RULES

  /** Start of the storm that silences most chargers. Undefined without a storm. */
  silentSince: number | undefined

  /**
   * Returns the time of the last contact with an outlet while a scenario silences it or the server keeps its
   * connection closed, otherwise undefined.
   */
  readonly silencedAt = ({ chargepointId }: Outlet, time: number): number | undefined => {
    const storm = this.silentSince
    const closing = this.orders.closedAt(chargepointId, time)
    const closed = closing && time < closing.until ? closing.at : undefined
    if (storm === undefined || isSpared(chargepointId) || time < storm) return closed
    return closed === undefined ? storm : Math.min(storm, closed)
  }

  readonly contactAt = (outlet: Outlet, time: number): Contact => {
    const since = this.silencedAt(outlet, time)
    return since === undefined ? contactAt(outlet, time) : { ...contactAt(outlet, since), isOnline: false }
  }

  /** True if the charger was heard recently, and neither a storm nor the server has cut its connection. */
  readonly isOnlineAt = (outlet: Outlet, time: number): boolean =>
    this.silencedAt(outlet, time) === undefined && isHeardAt(outlet, time)

  readonly isEmpty = (): boolean =>
    this.#touched.size + this.#restarts.size + this.#tariffs.size + this.#terms.size + this.#cards.size ===
      0 &&
    this.#tariffEnds.size === 0 &&
    !this.#settings.has('roaming/handling-fee') &&
    this.orders.isEmpty()

  readonly settingAt = (name: SettingName, time: number): string =>
    this.#settings.get(name)?.findLast(({ at }) => at <= time)?.value ?? SETTINGS[name].value

  /** Adds an action. `outlet` is the connector of a start or a stop. Returns the id of a started session. */
  add(intervention: Intervention, outlet?: Outlet): string | undefined {
    if (intervention.kind === 'callOff') {
      this.#calledOff.set(intervention.command, intervention.at)
      return undefined
    }
    if (intervention.kind === 'card') {
      listIn(this.#cards, intervention.cardId).push(intervention)
      return undefined
    }
    if (intervention.kind === 'tariff') {
      this.#tariffs.set(intervention.tariffId, intervention.changes)
      return undefined
    }
    if (intervention.kind === 'tariffEnd') {
      listIn(this.#tariffEnds, intervention.tariffId).push(intervention)
      return undefined
    }
    if (intervention.kind === 'alarmRules') {
      this.alarmRules = [...this.alarmRules, intervention]
      return undefined
    }
    if (intervention.kind === 'setting') {
      const changes = this.#settings.get(intervention.name) ?? []
      this.#settings.set(intervention.name, [...changes, intervention])
      return undefined
    }
    if (intervention.kind === 'terms') {
      const list = listIn(this.#terms, intervention.chargepointId)
      // The terms before the first change apply from the beginning.
      if (list.length === 0) list.push({ at: 0, terms: intervention.before })
      list.push(intervention)
      return undefined
    }
    if (intervention.kind === 'restart') {
      listIn(this.#restarts, intervention.chargepointId).push(intervention)
      return undefined
    }
    if (intervention.kind !== 'start' && intervention.kind !== 'stop') {
      this.orders.add(intervention)
      return undefined
    }
    const { connectorId, at } = intervention
    const commandedAt = (intervention.kind === 'start' ? intervention.sentAt : undefined) ?? at
    this.#touched.set(connectorId, Math.min(commandedAt, this.#touched.get(connectorId) ?? commandedAt))
    if (intervention.kind === 'stop') {
      listIn(this.#stops, intervention.sessionId).push(intervention)
      return undefined
    }
    if (!outlet) throw new RangeError(`No session can start at the unknown connector ${connectorId}`)
    const started = listIn(this.#started, connectorId)
    const today = started.filter(({ start }) => localDay(start) === localDay(at))
    const { card, maxPowerKw = outlet.maxPowerKw } = intervention
    const stay = startedStay({ ...outlet, maxPowerKw }, card, at, today.length, commandedAt)
    started.push(stay)
    listIn(this.#startedWith, stay.card.id).push(stay)
    if (stay.card.relationId !== undefined) this.#owners.set(stay.sessionId, stay.card.relationId)
    return stay.sessionId
  }

  /** Returns the stays at a connector on a day in this mock session. */
  readonly plan: Plan = (outlet, day) => {
    const planned = plannedStays(outlet, day)
    if (this.isEmpty()) return planned
    const limited = (stay: Stay) => this.orders.limited(outlet, this.#cut(stay))
    const started = this.#started.get(outlet.connectorId) ?? []
    const powered = (stay: Stay) => atPower(outlet, day, stay, this.#maxPowerAt(outlet, stay.start))
    const stays = planned
      .map(powered)
      .map(limited)
      .filter((stay) => this.#isAdmitted(outlet, stay))
    const today = started.filter(({ start }) => localDay(start) === day).map(limited)
    return today.length === 0 ? stays : [...stays, ...today].sort((a, b) => a.start - b.start)
  }

  #isAdmitted(outlet: Outlet, stay: Stay): boolean {
    const started = this.#started.get(outlet.connectorId) ?? []
    const rivals = [...started, ...(this.#startedWith.get(stay.card.id) ?? [])].map((other) =>
      this.#cut(other),
    )
    const terms = this.termsAt(outlet.chargepointId, stay.start)?.terms
    const held = this.#cards.get(stay.card.id)?.findLast(({ at }) => at <= stay.start)
    if (terms && !admits(terms, held?.relationId ?? outlet.relationId, stay.card)) return false
    if (held && !comes(held, stay.start, terms?.relationId ?? outlet.relationId)) return false
    const isOnline = () => this.isOnlineAt(outlet, stay.start)
    const isUsed = (order: OrderOf<'reservation'>) => this.hasCome(outlet, order, stay.start - 1)
    if (!this.orders.admits(outlet, stay.card.number, stay.start, isOnline, isUsed)) return false
    return !(
      rivals.some(({ start, stop }) => stay.start < stop + BETWEEN_CARS_MS && start < stay.stop) ||
      this.restartAt(outlet, stay.start)
    )
  }

  /** True if the reserved car has arrived by the given time, which ends the reservation. */
  readonly hasCome = (outlet: Outlet, order: OrderOf<'reservation'>, time: number): boolean => {
    const isReserved = ({ card, start }: Stay) =>
      order.at <= start && start <= time && this.orders.isReservedFor(order, card.number, start)
    if (this.#started.get(outlet.connectorId)?.some(isReserved)) return true
    // Not read from the plan, which depends on this result. Only earlier cars are checked, so the recursion ends.
    for (let day = localDay(order.at) - 1; day <= localDay(time); day += 1)
      if (
        plannedStays(outlet, day).some(
          (stay) => isReserved(stay) && this.#isAdmitted(outlet, this.#cut(stay)),
        )
      )
        return true
    return false
  }

  /** Returns the earliest time from which a connector can differ from the simulator, or Infinity if it cannot. */
  readonly touchedAt = (outlet: Outlet): number => {
    const { connectorId, chargepointId, cards, guests, tariffId, provider } = outlet
    if (this.isEmpty()) return Number.POSITIVE_INFINITY
    const starts = cards.flatMap(({ id }) => this.#startedWith.get(id)?.map(({ start }) => start) ?? [])
    const held = cards.flatMap(({ id }) => this.#cards.get(id)?.map(({ at }) => at) ?? [])
    const restarts = this.#restartsOf(chargepointId, connectorId).map(({ from }) => from)
    const tariffs = guests.length === 0 ? [tariffId] : [tariffId, ROAMING_TARIFF_ID]
    const prices = tariffs.flatMap((id) => this.#tariffs.get(id)?.map(({ at }) => at) ?? [])
    const ends = tariffs.flatMap((id) => this.#tariffEnds.get(id)?.flatMap(({ until }) => until ?? []) ?? [])
    const isRoaming = guests.length > 0 || provider !== undefined
    const handling = isRoaming ? (this.#settings.get('roaming/handling-fee') ?? []).map(({ at }) => at) : []
    const terms = (this.#terms.get(chargepointId) ?? []).flatMap(({ at }) => (at > 0 ? [at] : []))
    return Math.min(
      this.#touched.get(connectorId) ?? Number.POSITIVE_INFINITY,
      ...terms,
      ...starts,
      ...held,
      ...restarts,
      ...prices,
      ...ends,
      ...handling,
      this.orders.touchedAt(chargepointId),
    )
  }

  /**
   * True if the state of a connector can ever differ from the simulator. Unlike `touchedAt`, ignores changes of
   * prices.
   */
  readonly isApart = ({ connectorId, chargepointId, cards, guests }: Outlet): boolean =>
    !this.isEmpty() &&
    (this.#touched.has(connectorId) ||
      this.#restarts.has(chargepointId) ||
      this.orders.touchedAt(chargepointId) < Number.POSITIVE_INFINITY ||
      this.#terms.has(chargepointId) ||
      (this.#startedWith.size + this.#cards.size > 0 &&
        [cards, guests].some((list) =>
          list.some(({ id }) => this.#startedWith.has(id) || this.#cards.has(id)),
        )))

  /** Returns the terms of a charger at the given time and their start, or undefined if they were never changed. */
  readonly termsAt = (
    chargepointId: string,
    time: number,
  ): { readonly at: number; readonly terms: Terms } | undefined =>
    this.#terms.get(chargepointId)?.findLast(({ at }) => at <= time)

  /** Returns the time at which a charger was last enabled or disabled, or 0 if it never was. */
  readonly switchedAt = (chargepointId: string, time: number): number => {
    let [switched, isEnabled]: [number, boolean | undefined] = [0, undefined]
    for (const { at, terms } of this.#terms.get(chargepointId) ?? []) {
      if (at > time) continue
      if (isEnabled !== undefined && isEnabled !== terms.isEnabled) switched = at
      isEnabled = terms.isEnabled
    }
    return switched
  }

  readonly changedChargers = (): ReadonlySet<string> => new Set(this.#terms.keys())

  /** Returns an outlet with its owner, its location, its power and the fees in force at the given time for a card. */
  readonly outletAt = (outlet: Outlet, time: number, { provider }: Pick<Card, 'provider'> = {}): Outlet => {
    const held = this.termsAt(outlet.chargepointId, time)?.terms
    const granted = held && contractTariff(held, provider !== undefined, time)
    const tariffId = granted?.id ?? outlet.tariffId
    const fees = this.#feesAt(tariffId, time) ?? granted?.fees
    const handling = this.#handlingAt(time)
    const isUnpriced = this.#hasEnded(tariffId, time)
    if (!fees && !held && !handling && !isUnpriced) return outlet
    return {
      ...outlet,
      ...(held && {
        relationId: held.relationId,
        locationId: held.locationId,
        maxPowerKw: this.#maxPowerAt(outlet, time),
      }),
      ...(isUnpriced ? UNPRICED : { tariff: { ...(fees ?? outlet.tariff), ...handling } }),
      tariffId,
    }
  }

  /**
   * Returns an outlet with the fees for a card. The narrowest rule takes effect: the guest fees of its placement, then
   * the price list of its contract, then the standard tariff of its site.
   */
  readonly ratedAt = (outlet: Outlet, time: number, card: Pick<Card, 'provider' | 'relationId'>): Outlet => {
    const then = this.outletAt(outletFor(outlet, card), time, card)
    const guests = this.termsAt(outlet.chargepointId, time)?.terms.guests
    const isGuest = card.provider !== undefined || (card.relationId ?? then.relationId) !== then.relationId
    if (!guests || !isGuest) return then
    const { tariffId = '', fees } = guests
    if (this.#hasEnded(tariffId, time)) return { ...then, ...UNPRICED, tariffId }
    const { isUnpriced: _, ...priced } = then
    const tariff = this.#feesAt(tariffId, time) ?? fees
    return { ...priced, tariff: { ...tariff, ...this.#handlingAt(time) }, tariffId }
  }

  /** Returns the fields of a session's card that affect its price. */
  readonly cardOf = ({
    Id,
    TokenId,
    Provider,
  }: Pick<Chargesession, 'Id' | 'TokenId' | 'Provider'>): Pick<Card, 'provider' | 'relationId'> => {
    const relationId = this.#owners.get(Id)
    return {
      ...(TokenId === undefined && Provider !== undefined && { provider: Provider }),
      ...(relationId !== undefined && { relationId }),
    }
  }

  /** Returns the command that ended a stay, or undefined if no known command did. */
  readonly stopReasonOf = ({ sessionId, stop }: Stay): StopReason | undefined =>
    this.#stops.get(sessionId)?.find((each) => each.at === stop && this.happens(each))?.reason

  readonly hasStartedAt = (cardId: string, connectorId: string): boolean =>
    this.#started.get(connectorId)?.some(({ card }) => card.id === cardId) ?? false

  /** Returns the restart in progress at a connector. */
  readonly restartAt = ({ chargepointId, connectorId }: Outlet, time: number): Restart | undefined =>
    this.#restartsOf(chargepointId, connectorId).find(({ from, until }) => from <= time && time < until)

  /** Returns the end of the last commanded restart of a charger, or of one of its connectors. */
  readonly bootedAt = (chargepointId: string, time: number, connectorId?: string): number | undefined =>
    this.#restartsOf(chargepointId, connectorId)
      .map(({ until }) => until)
      .findLast((until) => until <= time)

  /**
   * Returns the handling fee if it was changed. The fees of a tariff contain none, so otherwise the default applies.
   */
  #handlingAt(time: number): Pick<TariffFees, 'HandlingFee'> | undefined {
    const isChanged = this.#settings.get('roaming/handling-fee')?.some(({ at }) => at <= time)
    return isChanged ? { HandlingFee: Number(this.settingAt('roaming/handling-fee', time)) } : undefined
  }

  #maxPowerAt({ chargepointId, connectorId, maxPowerKw }: Outlet, time: number): number {
    return this.termsAt(chargepointId, time)?.terms.powers?.[connectorId] ?? maxPowerKw
  }

  /** Returns the changed fees of a tariff at the given time, or undefined before the first change. */
  #feesAt(tariffId: string, time: number): TariffFees | undefined {
    return this.#tariffs.get(tariffId)?.findLast(({ at }) => at <= time)?.fees
  }

  /** True if a tariff had ended by the given time, according to the end that was set by then. */
  #hasEnded(tariffId: string, time: number): boolean {
    const until = this.#tariffEnds.get(tariffId)?.findLast(({ at }) => at <= time)?.until
    return until !== undefined && until <= time
  }

  #restartsOf(chargepointId: string, connectorId: string | undefined): readonly Restart[] {
    return (this.#restarts.get(chargepointId) ?? []).filter(
      (restart) => this.happens(restart) && [undefined, connectorId].includes(restart.connectorId),
    )
  }

  #cut(stay: Stay): Stay {
    const stops = (this.#stops.get(stay.sessionId) ?? []).filter((stop) => this.happens(stop))
    const at = Math.min(...stops.map((stop) => stop.at))
    if (at >= stay.stop) return stay
    return { ...stay, chargingEnd: Math.min(stay.chargingEnd, at), stop: at }
  }
}
