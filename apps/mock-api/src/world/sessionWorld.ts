import { isDeepStrictEqual } from 'node:util'
import { BANNER_HTML, cardNumber, installedOutlets } from '@portal/fixtures'
import { type ChargepointMessage, type Chargesession, isInGroup, type PlaceFacts } from '@portal/schemas'
import { classEntry } from '@portal/schemas/contract'
import {
  type Changes,
  createChanges,
  type SetUpAccount,
  setIn,
  type Undo,
  type WorldChange,
} from './changes.ts'
import { type Intervention, Interventions, isSpared } from './interventions.ts'
import { isCardCharging } from './liveSessions.ts'
import { textsNaming, withNewName } from './namedInTexts.ts'
import { isNetwork, scopeOf, type Viewer } from './scope.ts'
import { showersOf, shown } from './shown.ts'
import { STOCK_BY_ID } from './stock.ts'
import { type ClassName, type Records, type Store, withOutlets } from './store.ts'
import { closedAlarm, isStormAlarm, offlineAlarm } from './stormAlarms.ts'
import { guestFees, type Terms } from './terms.ts'
import { View } from './view.ts'

/** What sessions and their charge detail records say of charger and card. */
interface Charged {
  readonly Description: string
  readonly ChargePointId: string
  readonly TokenId?: string
  readonly TokenNumber: string
}

const MIN_ID_DIGITS = 5

/**
 * The records as one mock session sees them: the frozen base with the session's own writes over it. There is no read
 * but through {@link SessionWorld.as}, so none can forget whose records a caller may see.
 */
export class SessionWorld {
  readonly #store: Store
  readonly #changes: Changes
  readonly #overlay = new Map<ClassName, Map<string, unknown>>()
  readonly #removed = new Map<string, true>()
  readonly #intervened: Intervention[] = []
  #interventions = new Interventions()
  readonly #settings = new Map<string, ReadonlyMap<string, string>>()
  readonly #messages = new Map<string, ChargepointMessage>()
  /** Contents of files in base64, so that they can be kept as text; empty for one that was dropped. */
  readonly #files = new Map<string, string>()
  #banner = BANNER_HTML
  readonly #sessionTexts = new Map<string, { readonly description: string; readonly writes: number }>()
  readonly #accounts = new Map<string, SetUpAccount | undefined>()

  /** `changes` decides where writes go: by default they stay in memory. */
  constructor(store: Store, changes: Changes = createChanges()) {
    this.#store = store
    this.#changes = changes
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
        return setIn(this.#written(change.class) as Map<string, unknown>, change.record.Id, change.record)
      case 'removed':
        return setIn(this.#removed, `${change.class} ${change.id}`, true)
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

  /** What the banner says in this session; empty for none. */
  get banner(): string {
    return this.#banner
  }

  set banner(message: string) {
    this.#make({ kind: 'banner', message })
  }

  /** A store with the chargers that were installed in this session. */
  #wired(store: Store = this.#store): Store {
    const chargers = [...this.#written('chargepoint').values()].filter(({ Id }) => STOCK_BY_ID.has(Id))
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
      [...this.#written(name).keys()].every((id) => isBoth(name, id))
    const isHere = relationId === undefined || isBoth('relation', relationId)
    return isHere && areBoth('relation') && areBoth('chargelocation') && areBoth('chargepoint')
      ? small
      : this.#store
  }

  /** The world as a viewer may see it. */
  as(viewer: Viewer): View {
    const store = this.#storeFor(viewer)
    const relations = () => this.#all('relation', store)
    return new View(
      this.#wired(store),
      {
        one: (className, id) => this.#one(className, id, store),
        all: (className) => this.#all(className, store),
        written: (className) => this.#written(className),
        removed: (className) => this.#removedOf(className),
        described: (session) => this.#described(session),
        named: (record) => this.#namedCdr(record),
        hasNames: () => this.#hasNames(),
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
    previous: { readonly Version: number } | undefined = this.#one(className, record.Id),
  ): Records[C] {
    const written = this.#shown(className, {
      ...record,
      Version: (previous?.Version ?? 0) + 1,
      ModifiedOn: new Date(now).toISOString(),
    })
    const replaced = this.#one(className, record.Id)
    const chargers = this.#chargersUnder(className, record.Id)
    const before = chargers.map((id) => this.#termsOf(id))
    this.#make({ kind: 'record', class: className, record: written })
    for (const [index, chargepointId] of chargers.entries()) {
      const [was, terms] = [before[index], this.#termsOf(chargepointId)]
      if (was && terms && !isDeepStrictEqual(was, terms))
        this.intervene({ kind: 'terms', chargepointId, at: now, before: was, terms })
    }
    const [had, has] = [replaced, written].map((each) => each && Reflect.get(each, 'State') === 'ACTIVE')
    if (className === 'token' && replaced && had !== has)
      this.intervene({ kind: 'card', cardId: record.Id, at: now, isActive: has === true })
    for (const shower of showersOf(className, replaced, written)) this.#showAnew(shower)
    for (const teller of textsNaming(className, replaced, written))
      for (const record of this.#all(teller)) {
        const next = replaced && withNewName(className, replaced, written, record)
        if (next) this.#make({ kind: 'record', class: teller, record: next })
      }
    return written
  }

  #shown<C extends ClassName>(className: C, record: Records[C]): Records[C] {
    return shown(className, record, (name, id) => this.#one(name, id))
  }

  /** Lets the records of a class show what others say now. */
  #showAnew(className: ClassName): void {
    for (const record of this.#all(className)) {
      const next = this.#shown(className, record)
      if (next !== record) this.#make({ kind: 'record', class: className, record: next })
    }
  }

  /** The chargers whose terms hang on a record. */
  #chargersUnder(className: ClassName, id: string): readonly string[] {
    if (className === 'chargepoint') return [id]
    if (className === 'chargeplacement') return [this.#one('chargeplacement', id)?.ChargePointId ?? '']
    if (className === 'whitelistgroup') {
      const code = this.#one('whitelistgroup', id)?.Code
      return [...this.#all('chargeplacement')].flatMap(({ WhitelistGroup, ChargePointId }) =>
        WhitelistGroup !== undefined && WhitelistGroup === code ? [ChargePointId] : [],
      )
    }
    if (className === 'whitelist')
      return [...this.#all('chargeplacement')].flatMap(({ AccessCard, ChargePointId }) =>
        AccessCard?.whitelistTokenGroup === id ? [ChargePointId] : [],
      )
    if (className !== 'chargelocation') return []
    return [...this.#all('chargepoint')].flatMap((charger) => (charger.LocationId === id ? [charger.Id] : []))
  }

  /** The terms of a charger as its records say them now; undefined for one that is not there. */
  #termsOf(chargepointId: string): Terms | undefined {
    const charger = this.#one('chargepoint', chargepointId)
    if (!charger) return undefined
    const { AdminState, RelationId: relationId, LocationId: locationId } = charger
    const isOpen = this.#one('chargelocation', locationId)?.IsEnabled ?? true
    const cards = this.#cardsOf(charger.PlacementId)
    const { GuestCharge = {} } = this.#one('chargeplacement', charger.PlacementId) ?? {}
    const guests = guestFees(GuestCharge, this.#all('tariff'))
    return {
      isEnabled: AdminState !== 'DISABLED' && isOpen,
      relationId,
      locationId,
      ...(cards && { cards }),
      ...(guests && { guests }),
      takesGuests: charger.IsGuestCharge ?? false,
      isPlugCharge: charger.IsPlugCharge ?? false,
    }
  }

  /**
   * The cards that the group of a placement lets in, where it names a list only those of the list and those that it
   * names itself; undefined when it has no group.
   */
  #cardsOf(placementId: string): readonly string[] | undefined {
    const { WhitelistGroup: code, AccessCard } = this.#one('chargeplacement', placementId) ?? {}
    if (code === undefined || code === '') return undefined
    const listId = AccessCard?.whitelistTokenGroup
    const list = listId ? this.#one('whitelist', listId) : undefined
    for (const group of this.#all('whitelistgroup'))
      if (group.Code === code)
        return group.Tokens.flatMap((entry) => {
          const card = { Id: entry.Id, PrintedNumber: this.#one('token', entry.Id)?.PrintedNumber ?? '' }
          // One entry at a time: a group can have thousands.
          const only = { Tokens: [entry] }
          return isInGroup({ WhitelistGroup: code, AccessCard }, only, list, card) ? [entry.Id] : []
        })
    return []
  }

  /** The facts that decide whether a charger takes a card now. */
  placeFor(chargepointId: string, tokenId: string): PlaceFacts | undefined {
    const terms = this.#termsOf(chargepointId)
    return terms && { ...terms, isInGroup: terms.cards?.includes(tokenId) }
  }

  /** Removes a record, for this session alone; its id is given to no other. */
  remove(className: ClassName, id: string): void {
    this.#make({ kind: 'removed', class: className, id })
  }

  /** Whether another record of a class has the same in all of these fields, whosever it is. */
  hasOther(
    className: ClassName,
    { Id, ...rest }: { readonly Id: string },
    fields: readonly string[],
  ): boolean {
    const own: object = rest
    for (const other of this.#all(className))
      if (other.Id !== Id && fields.every((field) => Reflect.get(other, field) === Reflect.get(own, field)))
        return true
    return false
  }

  /** Whether a group of cards has this code, whosever it is; `own` is the id of the one that may. */
  hasGroupCode(code: string, own: string | undefined): boolean {
    for (const { Id, Code } of this.#all('whitelistgroup')) if (Code === code && Id !== own) return true
    return false
  }

  /** Whether some charger lets the cards of a group in. */
  isGroupUsed(code: string): boolean {
    for (const { WhitelistGroup } of this.#all('chargeplacement')) if (WhitelistGroup === code) return true
    return false
  }

  /** Lets what names a group by its code name it by another. */
  renameGroup(code: string, next: string, now: number): void {
    for (const list of this.#all('whitelist'))
      if (list.WhitelistGroup === code) this.write('whitelist', { ...list, WhitelistGroup: next }, now)
    for (const placement of this.#all('chargeplacement'))
      if (placement.WhitelistGroup === code)
        this.write('chargeplacement', { ...placement, WhitelistGroup: next }, now)
  }

  /** The card on which a number is printed, whosever it is. */
  cardPrinted(printedNumber: string): Records['token'] | undefined {
    for (const token of this.#all('token')) if (token.PrintedNumber === printedNumber) return token
    return undefined
  }

  /** The times that other requests under way have, for a visit or an installation, whosever they are. */
  slotsTaken(own: string): ReadonlySet<number> {
    const taken = new Set<number>()
    for (const { Id, Status, SurveySlot, ReservationSlot } of this.#all('request')) {
      const isOver = Status === 'CANCELLED' || Status === 'DONE' || Status === 'INSTALLED'
      if (Id === own || isOver) continue
      for (const slot of [SurveySlot, ReservationSlot]) if (slot !== undefined) taken.add(Date.parse(slot))
    }
    return taken
  }

  /** A card number that no card has, whosever it is: the first of those from `from` on. */
  freeCardNumber(from: number): string {
    const taken = new Set<string>()
    for (const token of this.#all('token')) taken.add(token.Number)
    let body = from
    while (taken.has(cardNumber(body))) body += 1
    return cardNumber(body)
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
    const alarms = this.#written('alarm')
    for (const alarm of alarms.values())
      if (isStormAlarm(alarm)) alarms.set(alarm.Id, closedAlarm(alarm, now))
    this.#interventions.silentSince = isSilent ? now : undefined
    if (!isSilent) return
    for (const charger of this.#all('chargepoint')) {
      if (isSpared(charger.Id)) continue
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

  /** The installed charger with a serial number, whosever it is. */
  bySerial(serial: string): Records['chargepoint'] | undefined {
    for (const record of this.#all('chargepoint')) if (record.ChargeBoxSerialNumber === serial) return record
    return undefined
  }

  /** Gives a charge session another description. */
  describeSession(id: string, description: string): void {
    const writes = (this.#sessionTexts.get(id)?.writes ?? 0) + 1
    this.#make({ kind: 'description', session: id, description, writes })
  }

  /** Whether a charger or a card goes by another name than the simulator says. */
  #hasNames(): boolean {
    const hasOther = (name: 'chargepoint' | 'token', field: string) =>
      [...this.#written(name).values()].some((record) => {
        const base = this.#store.records[name].get(record.Id)
        return base !== undefined && Reflect.get(base, field) !== Reflect.get(record, field)
      })
    return (
      this.#sessionTexts.size > 0 || hasOther('chargepoint', 'Description') || hasOther('token', 'Number')
    )
  }

  /** A charge detail record is called what its session is. */
  #namedCdr(record: Records['cdr']): Records['cdr'] {
    const text = this.#sessionTexts.get(record.SessionId)
    const named = this.#named(record)
    return text ? { ...named, Description: text.description } : named
  }

  /** A session or its charge detail record by the names that its charger and its card have now. */
  #named<R extends Charged>(record: R): R {
    const charger = this.#written('chargepoint').get(record.ChargePointId)
    const token = this.#written('token').get(record.TokenId ?? '')
    if (!charger && !token) return record
    // Who was given a description keeps it.
    const base = charger && this.#store.records.chargepoint.get(charger.Id)
    return {
      ...record,
      ...(charger && base?.Description === record.Description && { Description: charger.Description }),
      ...(token && { TokenNumber: token.Number }),
    }
  }

  #described(session: Chargesession): Chargesession {
    const written = this.#sessionTexts.get(session.Id)
    if (!written) return this.#named(session)
    return {
      ...this.#named(session),
      Description: written.description,
      Version: session.Version + written.writes,
    }
  }

  /** An id that no record of the class has. */
  newId(className: ClassName): string {
    const [base, overlay] = [this.#store.records[className], this.#written(className)]
    const [, digits = ''] = /(\d+)$/.exec(base.keys().next().value ?? '') ?? []
    const length = digits.length || MIN_ID_DIGITS
    let number = base.size + overlay.size
    let id: string
    do {
      number += 1
      id = `${classEntry(className).idLetters}${String(number).padStart(length, '0')}`
    } while (base.has(id) || overlay.has(id))
    return id
  }

  /** A contact as it was written in this session; undefined for one that is as the world was made. */
  writtenContact(id: string): Records['relationcontact'] | undefined {
    return this.#written('relationcontact').get(id)
  }

  /** Whether a person was removed in this session. */
  hasRemovedContact(id: string): boolean {
    return this.#removed.has(`relationcontact ${id}`)
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

  #removedOf(className: ClassName): Set<string> {
    const prefix = `${className} `
    const ids = [...this.#removed.keys()].filter((key) => key.startsWith(prefix))
    return new Set(ids.map((key) => key.slice(prefix.length)))
  }

  #written<C extends ClassName>(className: C): Map<string, Records[C]> {
    let written = this.#overlay.get(className)
    if (!written) {
      written = new Map()
      this.#overlay.set(className, written)
    }
    return written as Map<string, Records[C]>
  }

  #one<C extends ClassName>(className: C, id: string, store = this.#store): Records[C] | undefined {
    if (this.#removed.has(`${className} ${id}`)) return undefined
    return this.#written(className).get(id) ?? store.records[className].get(id)
  }

  *#all<C extends ClassName>(className: C, store = this.#store): Generator<Records[C]> {
    const base: ReadonlyMap<string, Records[C]> = store.records[className]
    const overlay = this.#written(className)
    if (overlay.size === 0 && this.#removed.size === 0) {
      yield* base.values()
      return
    }
    const isHere = (id: string) => !this.#removed.has(`${className} ${id}`)
    for (const [id, record] of base) if (isHere(id)) yield overlay.get(id) ?? record
    for (const [id, record] of overlay) if (!base.has(id) && isHere(id)) yield record
  }
}
