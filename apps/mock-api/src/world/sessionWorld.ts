import { isDeepStrictEqual } from 'node:util'
import { BANNER_HTML, installedOutlets } from '@portal/fixtures'
import type { ChargepointMessage, PlaceFacts } from '@portal/schemas'
import { cardsUnder, cardTermsOf } from './cardTerms.ts'
import {
  type Changes,
  createChanges,
  type SetUpAccount,
  setIn,
  type Undo,
  type WorldChange,
} from './changes.ts'
import { chargersUnder, termsOf } from './chargerTerms.ts'
import { denormalize, dependentsOf } from './denormalized.ts'
import { Everyone } from './everyone.ts'
import { type Intervention, Interventions, isSpared } from './interventions.ts'
import { isCardCharging } from './liveSessions.ts'
import { textsNaming, withNewName } from './namedInTexts.ts'
import { Names, type SessionText } from './names.ts'
import { MIN_ID_DIGITS, Overlay } from './overlay.ts'
import { isNetwork, scopeOf, type Viewer } from './scope.ts'
import { STOCK_BY_ID } from './stock.ts'
import { type ClassName, type Records, type Store, withOutlets } from './store.ts'
import { closedAlarm, isOfflineAlarm, isStormAlarm, offlineAlarm } from './stormAlarms.ts'
import { View } from './view.ts'

/**
 * The records as one mock session sees them: the frozen base with the session's own writes over it. There is no read
 * but through {@link SessionWorld.as}, so none can forget whose records a caller may see.
 */
export class SessionWorld {
  readonly #store: Store
  readonly #changes: Changes
  readonly #records: Overlay
  readonly #names: Names
  /** What rules ask of all customers' records. */
  readonly everyone: Everyone
  readonly #intervened: Intervention[] = []
  #interventions = new Interventions()
  readonly #settings = new Map<string, ReadonlyMap<string, string>>()
  readonly #messages = new Map<string, ChargepointMessage>()
  /** Contents of files in base64, so that they can be kept as text; empty for one that was dropped. */
  readonly #files = new Map<string, string>()
  #banner = BANNER_HTML
  readonly #sessionTexts = new Map<string, SessionText>()
  readonly #accounts = new Map<string, SetUpAccount | undefined>()

  /** `changes` decides where writes go: by default they stay in memory. */
  constructor(store: Store, changes: Changes = createChanges()) {
    this.#store = store
    this.#changes = changes
    this.#records = new Overlay(store)
    this.#names = new Names(store, this.#records, this.#sessionTexts)
    this.everyone = new Everyone(this.#records)
  }

  /** Makes it so again as a change said that was kept. */
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
        return setIn(this.#messages, change.message.Id, change.message)
      case 'file':
        return setIn(this.#files, change.id, change.content)
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

  /** Lets happen what happens by itself up to a moment: alarms, requests, e-mails and errors. */
  moveTo(now: number): void {
    this.#records.moveTo(now)
  }

  /** What the banner says in this session; empty for none. */
  get banner(): string {
    return this.#banner
  }

  set banner(message: string) {
    this.#make({ kind: 'banner', message })
  }

  /** A store with the chargers that were installed in this session. */
  #wired(store: Store = this.#store): Store {
    const chargers = [...this.#records.written('chargepoint').values()].filter(({ Id }) =>
      STOCK_BY_ID.has(Id),
    )
    return chargers.length === 0 ? store : withOutlets(store, chargers.flatMap(installedOutlets))
  }

  /**
   * The store that answers a viewer. A customer of a large world with which it begins is answered from the small one, which says the
   * same of it and is there at once, unless the session has put something within reach that only the large one has.
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

  /** The world as a viewer may see it. */
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
      },
      scopeOf(viewer, relations()),
      this.#interventions,
      isNetwork(viewer.roles),
    )
  }

  /**
   * Stores a record in place of the one with its id, for this session alone, and counts its version up. `previous` is
   * that one where it is not kept itself but follows from the simulator.
   */
  write<C extends ClassName>(
    className: C,
    record: Records[C],
    now: number,
    previous: { readonly Version: number } | undefined = this.#records.one(className, record.Id),
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

  /** Lets the records of a class show what others say now. */
  #denormalizeAgain(className: ClassName): void {
    for (const record of this.#records.all(className)) {
      const next = this.#denormalize(className, record)
      if (next !== record) this.#make({ kind: 'record', class: className, record: next })
    }
  }

  /** The facts that decide whether a charger takes a card now. */
  placeFor(chargepointId: string, tokenId: string): PlaceFacts | undefined {
    const terms = termsOf(this.#records, chargepointId)
    return terms && { ...terms, isInGroup: terms.cards?.includes(tokenId) }
  }

  /** Removes a record, for this session alone; its id is given to no other. */
  remove(className: ClassName, id: string): void {
    this.#make({ kind: 'removed', class: className, id })
  }

  /** Lets what names a group by its code name it by another. */
  renameGroup(code: string, next: string, now: number): void {
    for (const list of this.#records.all('whitelist'))
      if (list.WhitelistGroup === code) this.write('whitelist', { ...list, WhitelistGroup: next }, now)
    for (const placement of this.#records.all('chargeplacement'))
      if (placement.WhitelistGroup === code)
        this.write('chargeplacement', { ...placement, WhitelistGroup: next }, now)
  }

  /** Does something to a charger, for this session alone. Answers the id of a session that it starts. */
  intervene(intervention: Intervention): string | undefined {
    let started: string | undefined
    this.#changes.make({ kind: 'intervention', intervention }, () => {
      const made = this.#intervene(intervention)
      started = made.started
      return made.undo
    })
    return started
  }

  /**
   * Lets most chargers be silent from a moment on, each with an alarm, or be heard again, which closes these alarms. A storm is
   * a scenario and not kept, so its alarms are not either, as long as no person writes one.
   */
  silenceChargers(isSilent: boolean, now: number): void {
    const alarms = this.#records.written('alarm')
    for (const alarm of alarms.values())
      if (isStormAlarm(alarm)) alarms.set(alarm.Id, closedAlarm(alarm, now))
    this.#interventions.silentSince = isSilent ? now : undefined
    if (!isSilent) return
    const known = new Set<string>()
    for (const alarm of this.#records.all('alarm')) if (isOfflineAlarm(alarm)) known.add(alarm.ChargePointId)
    for (const charger of this.#records.all('chargepoint')) {
      if (isSpared(charger.Id) || known.has(charger.Id)) continue
      const alarm = offlineAlarm(charger, now)
      alarms.set(alarm.Id, alarm)
    }
  }

  /** Whether a card is at some connector now, or about to be, whosever the connector is. */
  isCharging(tokenId: string, now: number): boolean {
    return isCardCharging(this.#wired(), tokenId, now, this.#interventions)
  }

  /** The settings of a charger that were changed. */
  settings(chargepointId: string): ReadonlyMap<string, string> {
    return this.#settings.get(chargepointId) ?? new Map()
  }

  changeSettings(chargepointId: string, changes: readonly { Key: string; Value: string }[]): void {
    const changed = new Map(this.settings(chargepointId))
    for (const { Key, Value } of changes) changed.set(Key, Value)
    this.#make({ kind: 'settings', charger: chargepointId, settings: Object.fromEntries(changed) })
  }

  /** Keeps a message to a charger, and gives it an id. */
  addMessage(message: Omit<ChargepointMessage, 'Id'>): ChargepointMessage {
    const Id = `M${String(this.#messages.size + 1).padStart(5, '0')}`
    const kept = { Id, ...message }
    this.#make({ kind: 'message', message: kept })
    return kept
  }

  /** What became of a message is decided once: a charger that says something else later changes nothing. */
  settleMessage(message: ChargepointMessage): ChargepointMessage {
    const known = this.#messages.get(message.Id)
    if (known && known.Status !== 'PENDING') return known
    this.#make({ kind: 'message', message })
    return message
  }

  message(id: string): ChargepointMessage | undefined {
    return this.#messages.get(id)
  }

  /** Keeps the content of a file, and gives it an id. */
  keepFile(bytes: Uint8Array): string {
    const id = `F${String(this.#files.size + 1).padStart(MIN_ID_DIGITS, '0')}`
    this.#make({ kind: 'file', id, content: Buffer.from(bytes).toString('base64') })
    return id
  }

  /** The content of a file; nothing of one that was dropped. */
  file(id: string): Uint8Array {
    return Buffer.from(this.#files.get(id) ?? '', 'base64')
  }

  /** Forgets the content of a file; its id is given to no other. */
  dropFile(id: string): void {
    this.#make({ kind: 'file', id, content: '' })
  }

  /** Gives a charge session another description. */
  describeSession(id: string, description: string): void {
    const writes = (this.#sessionTexts.get(id)?.writes ?? 0) + 1
    this.#make({ kind: 'description', session: id, description, writes })
  }

  /** An id that no record of the class has. */
  newId(className: ClassName): string {
    return this.#records.newId(className)
  }

  /** A contact as it was written in this session; undefined for one that is as the world was made. */
  writtenContact(id: string): Records['relationcontact'] | undefined {
    return this.#records.written('relationcontact').get(id)
  }

  /** Whether a person was removed in this session. */
  hasRemovedContact(id: string): boolean {
    return this.#records.hasRemoved('relationcontact', id)
  }

  /** What an account has become in this session; undefined when it has not been set up here. */
  account(username: string): SetUpAccount | undefined {
    return this.#accounts.get(username)
  }

  /** Makes an account as new as before it was set up. What it was given stays, as records without an owner. */
  forgetAccount(username: string): void {
    if (this.#accounts.get(username)) this.#make({ kind: 'account', username, account: null })
  }

  setUpAccount(username: string, account: SetUpAccount): void {
    this.#make({ kind: 'account', username, account })
  }
}
