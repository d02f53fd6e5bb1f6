import { BANNER_HTML, type Token } from '@portal/fixtures'
import type { Chargepoint, ChargepointMessage, Chargesession, Relation, Role } from '@portal/schemas'
import { type Intervention, Interventions } from './interventions.ts'
import { liveChargepoint } from './liveChargepoint.ts'
import { isCardCharging, sessionById, sessionsOfCharger, sessionsOfRelations } from './liveSessions.ts'
import { type Scope, scopeOf, treeOf, type Viewer } from './scope.ts'
import { type ClassName, ID_LETTERS, OWNER, type Records, type Store } from './store.ts'

/** What an account is once it has been set up. */
export interface SetUpAccount {
  readonly roles: readonly Role[]
  readonly contactId: string
  readonly relationId: string
}

/**
 * The records as one mock session sees them: the frozen base with the session's own writes over it. There is no read
 * but through {@link SessionWorld.as}, so none can forget whose records a caller may see.
 */
export class SessionWorld {
  readonly #store: Store
  readonly #overlay: { readonly [C in ClassName]: Map<string, Records[C]> } = {
    relation: new Map(),
    relationcontact: new Map(),
    chargepoint: new Map(),
  }
  readonly #interventions = new Interventions()
  readonly #settings = new Map<string, ReadonlyMap<string, string>>()
  readonly #messages = new Map<string, ChargepointMessage>()
  /** What the banner says in this session; empty for none. */
  banner = BANNER_HTML
  readonly #accounts = new Map<string, SetUpAccount>()

  constructor(store: Store) {
    this.#store = store
  }

  /** The world as a viewer may see it. */
  as(viewer: Viewer): View {
    const relations = () => this.#all('relation')
    return new View(
      this.#store,
      {
        one: (className, id) => this.#overlay[className].get(id) ?? this.#store.records[className].get(id),
        all: (className) => this.#all(className),
      },
      scopeOf(viewer, relations()),
      this.#interventions,
    )
  }

  /** Stores a record in place of the one with its id, for this session alone, and counts its version up. */
  write<C extends ClassName>(className: C, record: Records[C], now: number): Records[C] {
    const previous = this.#overlay[className].get(record.Id) ?? this.#store.records[className].get(record.Id)
    const written: Records[C] = {
      ...record,
      Version: (previous?.Version ?? 0) + 1,
      ModifiedOn: new Date(now).toISOString(),
    }
    this.#overlay[className].set(record.Id, written)
    return written
  }

  /** Does something to a charger, for this session alone. Answers the id of a session that it starts. */
  intervene(intervention: Intervention): string | undefined {
    const outlet =
      intervention.kind === 'restart' ? undefined : this.#store.outlets.get(intervention.connectorId)
    return this.#interventions.add(intervention, outlet)
  }

  /** Lets most chargers be silent from a moment on, or be heard again. */
  silenceChargers(since: number | undefined): void {
    this.#interventions.silentSince = since
  }

  /** Whether a card is at some connector now, or about to be, whosever the connector is. */
  isCharging(tokenId: string, now: number): boolean {
    return isCardCharging(this.#store, tokenId, now, this.#interventions)
  }

  /** The settings of a charger that were changed. */
  settings(chargepointId: string): ReadonlyMap<string, string> {
    return this.#settings.get(chargepointId) ?? new Map()
  }

  changeSettings(chargepointId: string, changes: readonly { Key: string; Value: string }[]): void {
    const changed = new Map(this.settings(chargepointId))
    for (const { Key, Value } of changes) changed.set(Key, Value)
    this.#settings.set(chargepointId, changed)
  }

  /** Keeps a message to a charger, and gives it an id. */
  addMessage(message: Omit<ChargepointMessage, 'Id'>): ChargepointMessage {
    const Id = `M${String(this.#messages.size + 1).padStart(5, '0')}`
    const kept = { Id, ...message }
    this.#messages.set(Id, kept)
    return kept
  }

  message(id: string): ChargepointMessage | undefined {
    return this.#messages.get(id)
  }

  /** The installed charger with a serial number, whosever it is. */
  bySerial(serial: string): Records['chargepoint'] | undefined {
    for (const record of this.#all('chargepoint')) if (record.ChargeBoxSerialNumber === serial) return record
    return undefined
  }

  /** An id that no record of the class has. */
  newId(className: keyof typeof ID_LETTERS): string {
    const [base, overlay] = [this.#store.records[className], this.#overlay[className]]
    let number = base.size + overlay.size
    let id: string
    do {
      number += 1
      id = `${ID_LETTERS[className]}${String(number).padStart(5, '0')}`
    } while (base.has(id) || overlay.has(id))
    return id
  }

  /** What an account has become in this session; undefined when it has not been set up here. */
  account(username: string): SetUpAccount | undefined {
    return this.#accounts.get(username)
  }

  setUpAccount(username: string, account: SetUpAccount): void {
    this.#accounts.set(username, account)
  }

  *#all<C extends ClassName>(className: C): Generator<Records[C]> {
    const base = this.#store.records[className]
    const overlay = this.#overlay[className]
    for (const [id, record] of base) yield overlay.get(id) ?? record
    for (const [id, record] of overlay) if (!base.has(id)) yield record
  }
}

interface Source {
  one: <C extends ClassName>(className: C, id: string) => Records[C] | undefined
  all: <C extends ClassName>(className: C) => Iterable<Records[C]>
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
    return record && this.#scope.sees(OWNER[className](record)) ? record : undefined
  }

  all<C extends ClassName>(className: C): Records[C][] {
    const owner = OWNER[className]
    return [...this.#source.all(className)].filter((record) => this.#scope.sees(owner(record)))
  }

  /** The ids of a relation and of all below it that are in scope; empty when the relation itself is not. */
  tree(root: Relation): ReadonlySet<string> {
    return treeOf(root.Id, this.#source.all('relation'), this.#scope)
  }

  /** A charge card. */
  token(id: string): Token | undefined {
    const token = this.#store.tokens.get(id)
    return token && this.#scope.sees(token.RelationId) ? token : undefined
  }

  /** One session with its power curve. */
  session(id: string, now: number): Chargesession | undefined {
    const session = sessionById(this.#store, id, now, this.#interventions)
    return session && this.#scope.sees(session.RelationId) ? session : undefined
  }

  /** The sessions at one charger, or all, as far as they are in scope; latest start first. */
  sessions(now: number, chargepointId?: string): Chargesession[] {
    if (chargepointId === undefined) {
      return sessionsOfRelations(this.#store, this.#scope.sees, now, this.#interventions)
    }
    return sessionsOfCharger(this.#store, chargepointId, now, this.#interventions).filter(({ RelationId }) =>
      this.#scope.sees(RelationId),
    )
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
