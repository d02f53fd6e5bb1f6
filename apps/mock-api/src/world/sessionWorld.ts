import { BANNER_HTML, cdrOf, installedOutlets, type OutletState } from '@portal/fixtures'
import {
  type Chargepoint,
  type ChargepointMessage,
  type Chargesession,
  type ConnectorStatus,
  connectorStatus,
  type Relation,
  type Role,
} from '@portal/schemas'
import {
  type ClassName as AnyClass,
  type Cdr,
  type ChargeLocation,
  classEntry,
} from '@portal/schemas/contract'
import { type Changes, createChanges, setIn, type Undo, type WorldChange } from './changes.ts'
import { type Finder, scan } from './finder.ts'
import { type Intervention, Interventions } from './interventions.ts'
import { connectorState, liveChargepoint } from './liveChargepoint.ts'
import { liveLocation } from './liveLocation.ts'
import {
  endedSinceHistory,
  isCardCharging,
  sessionById,
  sessionsOfCharger,
  sessionsOfRelations,
} from './liveSessions.ts'
import { type Scope, scopeOf, scopeOfList, treeOf, type Viewer } from './scope.ts'
import { STOCK_BY_ID } from './stock.ts'
import { type ClassName, ownerOf, type Records, type Store, withOutlets } from './store.ts'

/** What an account is once it has been set up. */
export interface SetUpAccount {
  readonly roles: readonly Role[]
  readonly contactId: string
  readonly relationId: string
}

const MIN_ID_DIGITS = 5
/** So often within a span it is looked whether a charger was heard. */
const UPTIME_SAMPLES = 24

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

  /** `changes` decides what happens with what is written: by itself it is in memory only. */
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
        each.kind === 'restart' ? undefined : this.#wired().outlets.get(each.connectorId),
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

  /** The store with the chargers that were installed in this session. */
  #wired(): Store {
    const chargers = [...this.#written('chargepoint').values()].filter(({ Id }) => STOCK_BY_ID.has(Id))
    return chargers.length === 0 ? this.#store : withOutlets(this.#store, chargers.flatMap(installedOutlets))
  }

  /** The world as a viewer may see it. */
  as(viewer: Viewer): View {
    const relations = () => this.#all('relation')
    return new View(
      this.#wired(),
      {
        one: (className, id) => this.#one(className, id),
        all: (className) => this.#all(className),
        written: (className) => this.#written(className),
        removed: (className) => this.#removedOf(className),
        described: (session) => this.#described(session),
      },
      scopeOf(viewer, relations()),
      this.#interventions,
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
    const written: Records[C] = {
      ...record,
      Version: (previous?.Version ?? 0) + 1,
      ModifiedOn: new Date(now).toISOString(),
    }
    this.#make({ kind: 'record', class: className, record: written })
    return written
  }

  /** Removes a record, for this session alone; its id is given to no other. */
  remove(className: ClassName, id: string): void {
    this.#make({ kind: 'removed', class: className, id })
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

  /** Lets most chargers be silent from a moment on, or be heard again. */
  silenceChargers(since: number | undefined): void {
    this.#interventions.silentSince = since
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

  #described(session: Chargesession): Chargesession {
    const written = this.#sessionTexts.get(session.Id)
    if (!written) return session
    return { ...session, Description: written.description, Version: session.Version + written.writes }
  }

  /** An id that no record of the class has. */
  newId(className: ClassName): string {
    const [base, overlay] = [this.#store.records[className], this.#written(className)]
    const [, digits = ''] = /(\d+)$/.exec(base.keys().next().value ?? '') ?? []
    const length = Math.max(digits.length, MIN_ID_DIGITS)
    let number = base.size + overlay.size
    let id: string
    do {
      number += 1
      id = `${classEntry(className).idLetters}${String(number).padStart(length, '0')}`
    } while (base.has(id) || overlay.has(id))
    return id
  }

  /** What an account has become in this session; undefined when it has not been set up here. */
  account(username: string): SetUpAccount | undefined {
    return this.#accounts.get(username)
  }

  /** Makes an account as new as before it was set up. What it was given stays, as records of nobody. */
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

  #one<C extends ClassName>(className: C, id: string): Records[C] | undefined {
    if (this.#removed.has(`${className} ${id}`)) return undefined
    return this.#written(className).get(id) ?? this.#store.records[className].get(id)
  }

  *#all<C extends ClassName>(className: C): Generator<Records[C]> {
    const base: ReadonlyMap<string, Records[C]> = this.#store.records[className]
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

interface ConnectorState {
  readonly ChargePointId: string
  readonly ConnectorId: string
  readonly LocationId: string
  readonly Status: ConnectorStatus
  readonly StatusSince: string
}

interface Source {
  one: <C extends ClassName>(className: C, id: string) => Records[C] | undefined
  all: <C extends ClassName>(className: C) => Iterable<Records[C]>
  written: <C extends ClassName>(className: C) => ReadonlyMap<string, Records[C]>
  removed: (className: ClassName) => ReadonlySet<string>
  described: (session: Chargesession) => Chargesession
}

/** Reads within one scope. What is out of scope is as absent as what does not exist. */
export class View {
  readonly #store: Store
  readonly #source: Source
  readonly #scope: Scope
  readonly #interventions: Interventions

  constructor(store: Store, source: Source, scope: Scope, interventions: Interventions) {
    this.#store = store
    this.#source = source
    this.#scope = scope
    this.#interventions = interventions
  }

  one<C extends ClassName>(className: C, id: string): Records[C] | undefined {
    const record = this.#source.one(className, id)
    return record && this.sees(className, record) ? record : undefined
  }

  all<C extends ClassName>(className: C): Records[C][] {
    return [...this.#source.all(className)].filter((record) => this.sees(className, record))
  }

  /** The same of a relation and those below it only. */
  within(root: Relation): View {
    return new View(this.#store, this.#source, scopeOfList(this.tree(root)), this.#interventions)
  }

  /** Looks up what {@link View.all} answers, without looking at each. */
  finder<C extends ClassName>(className: C): Finder<Records[C]> {
    return this.#finder(className, [])
  }

  /** Looks up what {@link View.cdrs} answers. */
  cdrFinder(now: number): Finder<Cdr> {
    const worldNow = Date.parse(this.#store.world.now)
    // A clock that was set back takes some away again: rare enough to look at each.
    if (now < worldNow) return scan(this.cdrs(now))
    return this.#finder('cdr', now === worldNow ? [] : this.#newCdrs(now))
  }

  /** `first` are records that stand before all others of equal order. */
  #finder<C extends ClassName>(className: C, first: readonly Records[C][]): Finder<Records[C]> {
    const index = this.#store.indexes[className]
    const written = this.#source.written(className)
    const removed = this.#source.removed(className)
    const { relations } = this.#scope
    const hasOpen = this.#hasOpenRecords(className)
    const own = [...written.values()].map((record, at) => ({
      record,
      place: index.placeOf(record.Id) ?? index.size + at,
    }))
    return index.finder(
      {
        key: `${hasOpen} ${relations === undefined ? '*' : [...relations].sort().join()}`,
        owners: relations,
        hasOpen,
      },
      {
        hidden: new Set([...written.keys(), ...removed]),
        placed: [
          ...first.map((record, at) => ({ record, place: at - first.length })),
          ...own.filter(({ record }) => !removed.has(record.Id) && this.sees(className, record)),
        ],
      },
    )
  }

  /** Whether a record is in scope; also of one that is about to be written. */
  sees(className: AnyClass, record: object): boolean {
    const owner = ownerOf(className, record)
    return owner === undefined ? this.#hasOpenRecords(className) : this.#scope.sees(owner)
  }

  /** Whether records of no relation are for all: of such a class, and only for whoever has been set up. */
  #hasOpenRecords(className: AnyClass): boolean {
    const { owner } = classEntry(className)
    return (owner === 'all' || owner === 'optional') && this.#scope.isKnown
  }

  /** The charge detail records of all sessions in scope that have ended by `now`, latest first. */
  cdrs(now: number): Cdr[] {
    const base = this.#source.all('cdr')
    const worldNow = Date.parse(this.#store.world.now)
    if (now <= worldNow) {
      const until = new Date(now).toISOString()
      return [...base].filter((cdr) => cdr.Stop <= until && this.sees('cdr', cdr))
    }
    return [...this.#newCdrs(now), ...[...base].filter((cdr) => this.sees('cdr', cdr))]
  }

  /** Those of the sessions that ended since the world began to tick. */
  #newCdrs(now: number): Cdr[] {
    const known = this.#store.records.cdr
    const written = this.#source.written('cdr')
    const sessions = endedSinceHistory(this.#store, this.#scope, now, this.#interventions)
    return sessions.flatMap((session) => {
      const outlet = this.#store.outlets.get(session.ConnectorId)
      const id = `CDR-${session.Id}`
      if (session.Stop === undefined || !outlet || known.has(id) || written.has(id)) return []
      return [cdrOf(session, outlet, now)]
    })
  }

  /** One charge detail record as it is at `now`. */
  cdr(id: string, now: number): Cdr | undefined {
    return this.one('cdr', id) ?? this.#newCdrs(now).find(({ Id }) => Id === id)
  }

  /** What every connector in scope last said by `now`. */
  connectorStates(now: number): ConnectorState[] {
    return [...this.#store.outlets.values()]
      .filter(({ relationId }) => this.#scope.sees(relationId))
      .map((outlet) => {
        const { ocpp, since, isOnline } = connectorState(outlet, now, this.#interventions)
        return {
          ChargePointId: outlet.chargepointId,
          ConnectorId: outlet.connectorId,
          LocationId: outlet.locationId,
          Status: connectorStatus(ocpp, isOnline),
          StatusSince: new Date(since).toISOString(),
        }
      })
  }

  /** What the connectors of a charger in scope say at a moment. */
  connectorsOf(chargepointId: string, at: number): OutletState[] {
    return (this.#store.outletsOf.get(chargepointId) ?? [])
      .filter(({ relationId }) => this.#scope.sees(relationId))
      .map((outlet) => connectorState(outlet, at, this.#interventions))
  }

  /** The part of a span, sampled, in which those connectors in scope were heard that are meant; 1 without any. */
  heardPart(
    from: number,
    until: number,
    isMeant: (where: { readonly RelationId: string; readonly LocationId: string }) => boolean,
  ): number {
    if (until <= from) return 1
    const step = (until - from) / UPTIME_SAMPLES
    const moments = Array.from({ length: UPTIME_SAMPLES }, (_, index) =>
      Math.round(from + (index + 0.5) * step),
    )
    const shares = [...this.#store.outlets.values()]
      .filter(({ relationId: RelationId, locationId: LocationId }) => {
        return this.#scope.sees(RelationId) && isMeant({ RelationId, LocationId })
      })
      .map((outlet) => moments.filter((at) => this.#interventions.contactAt(outlet, at).isOnline).length)
    const asked = shares.length * UPTIME_SAMPLES
    const heard = shares.reduce((sum, share) => sum + share, 0)
    return asked === 0 ? 1 : heard / asked
  }

  /** What a charge detail record would say if it were made now; undefined when its session is not known. */
  rated(cdr: Cdr, now: number): Cdr | undefined {
    const session = this.session(cdr.SessionId, now)
    const outlet = session && this.#store.outlets.get(session.ConnectorId)
    return outlet && cdrOf(session, outlet, now)
  }

  /** Locations as they are at `now`: which of their connectors are free, and whether any is heard. */
  liveLocations(records: readonly ChargeLocation[], now: number): ChargeLocation[] {
    return records.map((record) =>
      liveLocation(
        record,
        (this.#store.outletsAt.get(record.Id) ?? []).map((outlet) =>
          connectorState(outlet, now, this.#interventions),
        ),
      ),
    )
  }

  /** The ids of a relation and of all below it that are in scope; empty when the relation itself is not. */
  tree(root: Relation): ReadonlySet<string> {
    return treeOf(root.Id, this.#source.all('relation'), this.#scope)
  }

  /** One session with its price lines and its power curve. */
  session(id: string, now: number): Chargesession | undefined {
    const session = sessionById(this.#store, id, now, this.#interventions)
    return session && this.#scope.sees(session.RelationId) ? this.#source.described(session) : undefined
  }

  /** The sessions at one charger, or all, as far as they are in scope; latest start first. */
  sessions(now: number, chargepointId?: string): Chargesession[] {
    const sessions =
      chargepointId === undefined
        ? sessionsOfRelations(this.#store, this.#scope.sees, now, this.#interventions)
        : sessionsOfCharger(this.#store, chargepointId, now, this.#interventions).filter(({ RelationId }) =>
            this.#scope.sees(RelationId),
          )
    return sessions.map(this.#source.described)
  }

  /** Chargers as they are at `now`. */
  live(records: readonly Records['chargepoint'][], now: number): Chargepoint[] {
    return records.map((record) =>
      liveChargepoint(
        record,
        this.#store.outletsOf.get(record.Id) ?? [],
        sessionsOfCharger(this.#store, record.Id, now, this.#interventions),
        now,
        this.#interventions,
      ),
    )
  }
}
