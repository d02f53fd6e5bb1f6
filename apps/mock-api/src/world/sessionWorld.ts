import { isDeepStrictEqual } from 'node:util'
import { BANNER_HTML, installedOutlets } from '@portal/fixtures'
import type { ChargepointChange, ChargepointMessage, PlaceFacts, SettingName } from '@portal/schemas'
import { AuditTrail } from './auditTrail.ts'
import { cardsUnder, cardTermsOf } from './cardTerms.ts'
import {
  type Changes,
  createChanges,
  type SetUpAccount,
  setIn,
  type Undo,
  type WorldChange,
} from './changes.ts'
import type { Turn } from './chargerOrders.ts'
import { chargersUnder, termsOf } from './chargerTerms.ts'
import { denormalize, dependentsOf } from './denormalized.ts'
import { Everyone } from './everyone.ts'
import type { Intervention } from './intervention.ts'
import { Interventions } from './interventions.ts'
import { isCardCharging } from './liveSessions.ts'
import { textsNaming, withNewName } from './namedInTexts.ts'
import { Names, type SessionText } from './names.ts'
import { Overlay } from './overlay.ts'
import { isNetwork, readsClass, scopeOf, type Viewer } from './scope.ts'
import { SessionFiles } from './sessionFiles.ts'
import { SessionNotes } from './sessionNotes.ts'
import { type ClassName, type Records, type Store, withOutlets } from './store.ts'
import { closeStormAlarms, raiseStormAlarms, stormMoments } from './stormAlarms.ts'
import { View } from './view.ts'

/** Answers of chargers to messages. `late` is a day later. */
export type Answers = 'once' | 'twice' | 'late'

/**
 * Records of one mock session: the frozen base with the session's own writes over it. Records for a caller are read
 * through {@link SessionWorld.as}, which limits them to the caller's scope; {@link SessionWorld.everyone} serves
 * checks across all customers.
 */
export class SessionWorld {
  answers: Answers = 'once'
  readonly #store: Store
  readonly #changes: Changes
  readonly #records: Overlay
  readonly #names: Names
  readonly everyone: Everyone
  readonly #intervened: Intervention[] = []
  /** Times at which a storm will still raise alarms. */
  #stormMoments: readonly number[] = []
  #interventions = new Interventions()
  readonly #settings = new Map<string, ReadonlyMap<string, string>>()
  readonly #messages = new Map<string, { readonly message: ChargepointMessage; readonly turn?: Turn }>()
  readonly #chargerHistories = new Map<string, readonly ChargepointChange[]>()
  readonly files = new SessionFiles((change) => this.#make(change))
  readonly notes = new SessionNotes((change) => this.#make(change))
  #banner = BANNER_HTML
  readonly #sessionTexts = new Map<string, SessionText>()
  readonly #accounts = new Map<string, SetUpAccount | undefined>()
  readonly trail: AuditTrail

  /** `changes` persists writes. By default, they stay in memory. */
  constructor(store: Store, changes: Changes = createChanges()) {
    this.#store = store
    this.#changes = changes
    this.#records = new Overlay(store, () => this.#interventions.alarmRules)
    this.#names = new Names(store, this.#records, this.#sessionTexts)
    this.everyone = new Everyone(this.#records)
    this.trail = new AuditTrail(store, this.#records, (change) => this.#make(change))
  }

  /** Reapplies a persisted change. */
  restore(change: WorldChange): void {
    this.#apply(change)
  }

  #make(change: WorldChange): void {
    this.#changes.make(change, () => this.#apply(change))
  }

  #apply(change: WorldChange): Undo {
    switch (change.kind) {
      case 'record':
        return this.#records.write(change.class, change.record)
      case 'removed':
        return this.#records.remove(change.class, change.id)
      case 'settings':
        return setIn(this.#settings, change.charger, new Map(Object.entries(change.settings)))
      case 'message':
        return setIn(this.#messages, change.message.Id, change)
      case 'chargerHistory':
        return setIn(this.#chargerHistories, change.charger, change.changes)
      case 'notes':
        return this.notes.apply(change)
      case 'file':
        return this.files.apply(change)
      case 'description':
        return setIn(this.#sessionTexts, change.session, change)
      case 'account':
        return setIn(this.#accounts, change.username, change.account ?? undefined)
      case 'banner': {
        const before = this.#banner
        this.#banner = change.message
        return () => {
          this.#banner = before
        }
      }
      case 'intervention':
        return this.#intervene(change.intervention).undo
    }
  }

  #intervene(intervention: Intervention): { readonly started: string | undefined; readonly undo: Undo } {
    const add = (each: Intervention) =>
      this.#interventions.add(
        each,
        'connectorId' in each ? this.#wired().outlets.get(each.connectorId) : undefined,
      )
    const started = add(intervention)
    this.#intervened.push(intervention)
    return {
      started,
      undo: () => {
        this.#intervened.pop()
        const { silentSince } = this.#interventions
        this.#interventions = new Interventions()
        this.#interventions.silentSince = silentSince
        for (const each of this.#intervened) add(each)
      },
    }
  }

  /** Advances the world to `now`, with the alarms, requests, e-mails and errors simulated until then. */
  moveTo(now: number): void {
    this.#records.moveTo(now)
    this.#raiseDueAlarms(now)
  }

  #raiseDueAlarms(now: number): void {
    const { silentSince } = this.#interventions
    const due = this.#stormMoments.filter((moment) => moment <= now)
    if (silentSince === undefined || due.length === 0) return
    this.#stormMoments = this.#stormMoments.slice(due.length)
    for (const moment of due) raiseStormAlarms(this.#records, silentSince, moment)
  }

  /**
   * True for a large world. Its jobs run only on calls by network roles, because customers are served from the small
   * one.
   */
  get isLarge(): boolean {
    return this.#store.isLarge
  }

  /** Banner of this mock session. Empty for none. */
  get banner(): string {
    return this.#banner
  }

  set banner(message: string) {
    this.#make({ kind: 'banner', message })
  }

  /** Returns the store with the connectors that were installed in this mock session. */
  #wired(store: Store = this.#store): Store {
    const outlets = [...this.#records.written('chargepoint').values()]
      .filter(({ Connectors }) => Connectors.some(({ Id }) => !this.#store.outlets.has(Id)))
      .flatMap(installedOutlets)
      .filter(({ connectorId }) => !this.#store.outlets.has(connectorId))
    return outlets.length === 0 ? store : withOutlets(store, outlets)
  }

  /**
   * Selects the store for a viewer. A large world contains the small one, so customers of the small world can be
   * served from the small store, which has the same data for them and is available immediately. They need the large
   * store once the session has written a record that exists only there.
   */
  #storeFor({ roles, relationId, viewAs }: Viewer): Store {
    const { small } = this.#store
    if (!small || isNetwork(roles) || viewAs !== undefined) return this.#store
    const isBoth = (name: 'relation' | 'chargelocation' | 'chargepoint', id: string) =>
      small.records[name].has(id) || !this.#store.records[name].has(id)
    const areBoth = (name: 'relation' | 'chargelocation' | 'chargepoint') =>
      [...this.#records.written(name).keys()].every((id) => isBoth(name, id))
    const isHere = relationId === undefined || isBoth('relation', relationId)
    return isHere && areBoth('relation') && areBoth('chargelocation') && areBoth('chargepoint')
      ? small
      : this.#store
  }

  as(viewer: Viewer): View {
    const store = this.#storeFor(viewer)
    const relations = () => this.#records.all('relation', store)
    return new View(
      this.#wired(store),
      {
        one: (className, id) => this.#records.one(className, id, store),
        all: (className) => this.#records.all(className, store),
        written: (className) => this.#records.over(className, store),
        removed: (className) => this.#records.removedOf(className),
        described: (sessions) => this.#names.ofSessions(sessions),
        named: (record) => this.#names.ofCdr(record),
        hasNames: () => this.#names.areOther(),
        reads: (className) => readsClass(viewer, className),
      },
      scopeOf(viewer, relations()),
      this.#interventions,
      isNetwork(viewer.roles),
    )
  }

  /**
   * Creates a record or replaces the one with the same id, for this mock session only, and increments its version.
   * Pass `previous` if the old record is not stored but follows from the simulator.
   */
  write<C extends ClassName>(
    className: C,
    record: Records[C],
    now: number,
    previous: (object & { readonly Version: number }) | undefined = this.#records.one(className, record.Id),
  ): Records[C] {
    const written = this.#denormalize(className, {
      ...record,
      Version: (previous?.Version ?? 0) + 1,
      ModifiedOn: new Date(now).toISOString(),
    })
    const replaced = this.#records.one(className, record.Id)
    const chargers = chargersUnder(this.#records, className, record.Id)
    const before = chargers.map((id) => termsOf(this.#records, id))
    const cards = cardsUnder(this.#records, className, record.Id)
    const could = cards.map((id) => cardTermsOf(this.#records, id, now))
    this.#make({ kind: 'record', class: className, record: written })
    this.trail.note({ className, id: record.Id, before: replaced ?? previous, after: written })
    for (const [index, chargepointId] of chargers.entries()) {
      const [was, terms] = [before[index], termsOf(this.#records, chargepointId)]
      if (was && terms && !isDeepStrictEqual(was, terms))
        this.intervene({ kind: 'terms', chargepointId, at: now, before: was, terms })
    }
    for (const [index, cardId] of cards.entries()) {
      const [was, terms] = [could[index], cardTermsOf(this.#records, cardId, now)]
      if (was && terms && !isDeepStrictEqual(was, terms))
        this.intervene({ kind: 'card', cardId, at: now, ...terms })
    }
    for (const dependent of dependentsOf(className, replaced, written)) this.#denormalizeAgain(dependent)
    for (const teller of textsNaming(className, replaced, written))
      for (const record of this.#records.all(teller)) {
        const next = replaced && withNewName(className, replaced, written, record)
        if (next) this.#make({ kind: 'record', class: teller, record: next })
      }
    return written
  }

  #denormalize<C extends ClassName>(className: C, record: Records[C]): Records[C] {
    return denormalize(className, record, (name, id) => this.#records.one(name, id))
  }

  #denormalizeAgain(className: ClassName): void {
    for (const record of this.#records.all(className)) {
      const next = this.#denormalize(className, record)
      if (next !== record) this.#make({ kind: 'record', class: className, record: next })
    }
  }

  /** Returns the facts that decide whether a charger accepts a card now. */
  placeFor(chargepointId: string, tokenId: string): PlaceFacts | undefined {
    const terms = termsOf(this.#records, chargepointId)
    return terms && { ...terms, isInGroup: terms.cards?.includes(tokenId) }
  }

  /** Removes a record, for this mock session only. Its id is never reused. */
  remove(className: ClassName, id: string): void {
    this.trail.note({ className, id, before: this.#records.one(className, id), after: undefined })
    this.#make({ kind: 'removed', class: className, id })
  }

  renameGroup(code: string, next: string, now: number): void {
    for (const list of this.#records.all('whitelist'))
      if (list.WhitelistGroup === code) this.write('whitelist', { ...list, WhitelistGroup: next }, now)
    for (const placement of this.#records.all('chargeplacement'))
      if (placement.WhitelistGroup === code)
        this.write('chargeplacement', { ...placement, WhitelistGroup: next }, now)
  }

  /**
   * Applies an intervention, in this mock session only. Returns the id of the charging session that it starts, if any.
   */
  intervene(action: Intervention): string | undefined {
    let started: string | undefined
    const outlet = action.kind === 'start' && this.#wired().outlets.get(action.connectorId)
    // Later changes of the hardware must not alter the power of the session.
    const power = outlet && { maxPowerKw: this.#interventions.outletAt(outlet, action.at).maxPowerKw }
    const intervention = { ...action, ...power }
    this.#changes.make({ kind: 'intervention', intervention }, () => {
      const made = this.#intervene(intervention)
      started = made.started
      return made.undo
    })
    return started
  }

  /**
   * Silences most chargers from `now` on, which raises alarms, or brings them back and closes these alarms. A storm is
   * a scenario and is not persisted. Nor are its alarms, until a person changes one.
   */
  silenceChargers(isSilent: boolean, now: number): void {
    this.#interventions.silentSince = isSilent ? now : undefined
    closeStormAlarms(this.#records, now)
    this.#stormMoments = isSilent ? stormMoments(this.#records, now) : []
    this.#raiseDueAlarms(now)
  }

  /** True if a card is in use at a connector now, or about to be, regardless of the connector's owner. */
  isCharging(tokenId: string, now: number): boolean {
    return isCardCharging(this.#wired(), tokenId, now, this.#interventions)
  }

  setting(name: SettingName, now: number): string {
    return this.#interventions.settingAt(name, now)
  }

  /** Returns the changed settings of a charger, including untimed ones stored by older versions. */
  settings(chargepointId: string, now: number): ReadonlyMap<string, string> {
    const later = this.#interventions.orders.settingsAt(chargepointId, now)
    return new Map([...(this.#settings.get(chargepointId) ?? []), ...later])
  }

  /** Changes settings of a charger, which receives them at `at`. */
  changeSettings(
    chargepointId: string,
    changes: readonly { Key: string; Value: string }[],
    now: number,
    at = now,
  ): void {
    const before = Object.fromEntries(this.settings(chargepointId, now))
    for (const { Key: key, Value: value } of changes)
      this.intervene({ kind: 'configuration', chargepointId, at, key, value })
    this.trail.noteSettings(chargepointId, before, changes)
  }

  /** Stores a message and notes it in the audit trail. `turn` is set for a message of a bulk command. */
  addMessage(message: Omit<ChargepointMessage, 'Id'>, turn?: Turn): ChargepointMessage {
    this.trail.noteCommand(message.ChargePointId, message.Action, turn)
    return this.keepMessage(message, turn)
  }

  /** Stores a message to a charger under a new id. */
  keepMessage(message: Omit<ChargepointMessage, 'Id'>, turn?: Turn): ChargepointMessage {
    const Id = `M${String(this.#messages.size + 1).padStart(5, '0')}`
    const stored = { Id, ...message }
    this.#make({ kind: 'message', message: stored, ...(turn && { turn }) })
    return stored
  }

  /** Returns the messages to a charger in the order in which they were sent, without those of cancelled commands. */
  messagesTo(chargepointId: string): readonly ChargepointMessage[] {
    return [...this.#messages.values()]
      .filter((sent) => sent.message.ChargePointId === chargepointId && this.#interventions.happens(sent))
      .map(({ message }) => message)
  }

  message(id: string): ChargepointMessage | undefined {
    const sent = this.#messages.get(id)
    return sent && this.#interventions.happens(sent) ? sent.message : undefined
  }

  /** Returns the changes to a charger's place and hardware in this mock session, oldest first. */
  chargerHistory(chargepointId: string): readonly ChargepointChange[] {
    return this.#chargerHistories.get(chargepointId) ?? []
  }

  keepChargerChange(chargepointId: string, change: ChargepointChange): void {
    const changes = [...this.chargerHistory(chargepointId), change]
    this.#make({ kind: 'chargerHistory', charger: chargepointId, changes })
  }

  describeSession(id: string, description: string): void {
    const writes = (this.#sessionTexts.get(id)?.writes ?? 0) + 1
    const before = { Description: this.#sessionTexts.get(id)?.description ?? '' }
    this.#make({ kind: 'description', session: id, description, writes })
    this.trail.note({ className: 'chargesession', id, before, after: { Description: description } })
  }

  newId(className: ClassName): string {
    return this.#records.newId(className)
  }

  /** Returns a contact as written in this mock session, or undefined if it is unchanged since the world's start. */
  writtenContact(id: string): Records['relationcontact'] | undefined {
    return this.#records.written('relationcontact').get(id)
  }

  hasRemovedContact(id: string): boolean {
    return this.#records.hasRemoved('relationcontact', id)
  }

  /** Returns an account as set up in this mock session, or undefined if it was not set up here. */
  account(username: string): SetUpAccount | undefined {
    return this.#accounts.get(username)
  }

  /** Resets an account to its state before setup. Its relation and contact remain as records without an account. */
  forgetAccount(username: string): void {
    if (this.#accounts.get(username)) this.#make({ kind: 'account', username, account: null })
  }

  setUpAccount(username: string, account: SetUpAccount): void {
    this.#make({ kind: 'account', username, account })
  }
}
