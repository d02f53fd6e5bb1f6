import { cdrOf, type Outlet, ratedCdrOf } from '@portal/fixtures'
import type { Chargepoint, Chargesession, Filter, Relation, SettingName } from '@portal/schemas'
import {
  type ClassName as AnyClass,
  type AuditEntry,
  type Cdr,
  type ChargeLocation,
  classEntry,
} from '@portal/schemas/contract'
import { turnOf } from './audit.ts'
import { Connectors } from './connectors.ts'
import { ConnectorUptime } from './connectorUptime.ts'
import { type Corrected, correctedSession } from './correction.ts'
import { everyRow, type Finder, type Period, scan } from './finder.ts'
import type { ClassIndex, Live } from './index/classIndex.ts'
import { Interventions } from './interventions.ts'
import { FIGURES_EVERY, recentSessions, sampleOf, sessionsMeant } from './largeWorld.ts'
import { liveChargepoint, reportedChargepoint, type StateSources } from './liveChargepoint.ts'
import {
  endedSinceHistory,
  monthOfCharger,
  sessionById,
  sessionsOfCharger,
  sessionsOfRelations,
} from './liveSessions.ts'
import { missingFacts } from './missingFacts.ts'
import { isSearchedByPerson, masked } from './protection.ts'
import { type Scope, scopeOfList, treeOf } from './scope.ts'
import { type ClassName, ownerOf, type Records, type Store } from './store.ts'

interface Source {
  one: <C extends ClassName>(className: C, id: string) => Records[C] | undefined
  all: <C extends ClassName>(className: C) => Iterable<Records[C]>
  written: <C extends ClassName>(className: C) => ReadonlyMap<string, Records[C]>
  removed: (className: ClassName) => ReadonlySet<string>
  described: (sessions: readonly Chargesession[]) => readonly Chargesession[]
  /** Returns a charge detail record with its current names, which can differ from the stored ones if `hasNames()`. */
  named: (cdr: Cdr) => Cdr
  hasNames: () => boolean
  reads: (className: AnyClass) => boolean
}

/**
 * Charge detail records by session. In a large world, the sessions of all customers are the same objects on every
 * read, unless there are interventions, so a cache by object works.
 */
const cdrsOfAll = new WeakMap<Chargesession, Cdr>()

const isRetired = (record: object): boolean => 'RetiredOn' in record

const SIMULATOR = new Interventions()

/** Reads within one scope. Records out of scope look missing. */
export class View {
  readonly #store: Store
  readonly #source: Source
  readonly #scope: Scope
  readonly #interventions: Interventions
  readonly #stateSources: StateSources
  readonly connectors: Connectors
  readonly uptime: ConnectorUptime
  /**
   * True if protected people are masked, as they are for network roles. All other viewers see only their own people,
   * unmasked.
   */
  readonly #isMasked: boolean

  constructor(
    store: Store,
    source: Source,
    scope: Scope,
    interventions: Interventions,
    isMasked = scope.relations === undefined,
  ) {
    this.#store = store
    this.#source = source
    this.#scope = scope
    this.#interventions = interventions
    this.#stateSources = { stateIntervals: store.stateIntervals, interventions }
    this.connectors = new Connectors(store, scope, interventions)
    this.uptime = new ConnectorUptime(store, scope, interventions, this.connectors)
    this.#isMasked = isMasked
  }

  one<C extends ClassName>(className: C, id: string): Records[C] | undefined {
    const record = this.#source.one(className, id)
    const isSeen = record && (this.sees(className, record) || this.#seesRetired(record))
    return isSeen ? this.masked(className, record) : undefined
  }

  all<C extends ClassName>(className: C): Records[C][] {
    return [...this.#source.all(className)]
      .filter((record) => this.sees(className, record))
      .map((record) => this.masked(className, record))
  }

  /** Returns the retired charge points, which no other list contains. */
  retired(): Records['chargepoint'][] {
    return [...this.#source.written('chargepoint').values()].filter((record) => this.#seesRetired(record))
  }

  /** Returns the records of one relation in their usual order, without scanning those of others. */
  ofRelation<C extends ClassName>(className: C, relationId: string): readonly Records[C][] {
    const scope = scopeOfList(new Set([relationId].filter(this.#scope.sees)))
    const own = new View(this.#store, this.#source, scope, this.#interventions, this.#isMasked)
    return everyRow(own.finder(className)).filter((record) => ownerOf(className, record) === relationId)
  }

  reads(className: AnyClass): boolean {
    return this.#source.reads(className)
  }

  setting(name: SettingName, time: number): string {
    return this.#interventions.settingAt(name, time)
  }

  /** Returns a record in scope as the viewer may see it: protected people are masked for operators (S1). */
  masked<T extends object>(className: AnyClass, record: T): T {
    return this.#isMasked ? masked(className, record, this.#store) : record
  }

  /** True if a person is masked for this viewer, who may not change them either. */
  isHidden(contactId: string): boolean {
    return this.#isMasked && this.#store.protection.ids.has(contactId)
  }

  /** Returns this view without masks, for checks and writes whose results are masked before they are returned. */
  unmasked(): View {
    return new View(this.#store, this.#source, this.#scope, this.#interventions, false)
  }

  /** Returns this view limited to a relation and those below it. */
  within(root: Relation): View {
    const scope = scopeOfList(this.tree(root))
    return new View(this.#store, this.#source, scope, this.#interventions, this.#isMasked)
  }

  /** Returns a finder for the records of {@link View.all} that needs no scan. */
  finder<C extends ClassName>(className: C): Finder<Records[C]> {
    if (!this.#isMasked) return this.#finder(className, [])
    if (isSearchedByPerson(className))
      return this.#finder(className, [], this.#store.maskedIndexes[className] as ClassIndex<never>)
    const find = this.#finder(className, [])
    return (query) => {
      const { count, page } = find(query)
      return { count, page: page.map((record) => this.masked(className, record)) }
    }
  }

  /** Returns a finder for records with their live fields. It scans the records if the scope is limited. */
  liveFinder<C extends ClassName>(className: C, live: Live<Records[C]>): Finder<Records[C]> {
    return this.#scope.relations === undefined
      ? this.#finder(className, [], undefined, live)
      : scan(this.all(className).map((record) => live.present(record) as Records[C]))
  }

  /** True if the scope is all customers of a large world. */
  get #isOfAll(): boolean {
    return this.#store.isLarge && this.#scope.relations === undefined
  }

  /** Factor that scales figures of the sample up to all connectors. 1 if every connector is counted. */
  get figuresEvery(): number {
    return this.#isOfAll ? FIGURES_EVERY : 1
  }

  /** Returns the sessions on which figures are based. */
  sessionsForFigures(now: number, conditions: readonly Filter[] = []): readonly Chargesession[] {
    return this.#isOfAll && conditions.length === 0
      ? sampleOf(this.#store)
      : this.sessionsMeant(conditions, now)
  }

  /**
   * Returns a superset of the sessions in scope that satisfy the conditions. In a large world, the conditions decide
   * which history is generated.
   */
  sessionsMeant(conditions: readonly Filter[], now: number, period?: Period): readonly Chargesession[] {
    if (!this.#isOfAll) return this.sessions(now)
    const meant = sessionsMeant(this.#store, { conditions, period }, now, this.#interventions, SIMULATOR)
    return this.#source.described(meant)
  }

  /**
   * Returns a finder for the records of {@link View.cdrs}. In a large world, the conditions decide which history is
   * generated.
   */
  cdrFinder(now: number, conditions: readonly Filter[] = [], period?: Period): Finder<Cdr> {
    if (this.#store.isLarge) return scan(this.cdrs(now, conditions, period))
    const worldNow = Date.parse(this.#store.world.now)
    // If the clock was set back, fewer records exist; if a charger, card or session was renamed, records differ. Both
    // are rare enough for a scan.
    if (now < worldNow || this.#source.hasNames()) return scan(this.cdrs(now))
    return this.#finder('cdr', now === worldNow ? [] : this.#newCdrs(now))
  }

  /** `first` are records that sort before others of equal order. */
  #finder<C extends ClassName>(
    className: C,
    first: readonly Records[C][],
    indexOfMasked?: ClassIndex<Records[C]>,
    live?: Live<Records[C]>,
  ): Finder<Records[C]> {
    const index = indexOfMasked ?? this.#store.indexes[className]
    const written = this.#source.written(className)
    const removed = this.#source.removed(className)
    const { relations } = this.#scope
    const hasOpen = this.#hasOpenRecords(className)
    const present = (record: Records[C]) => (live?.present(record) ?? record) as Records[C]
    const own = [...written.values()].map((record, at) => ({
      record: present(indexOfMasked ? this.masked(className, record) : record),
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
      live,
    )
  }

  /** True if a record is in scope, even if it is not yet written. */
  sees(className: AnyClass, record: object): boolean {
    if (className === 'chargepoint' && isRetired(record)) return false
    if (className === 'audit' && !this.#seesEntry(record as AuditEntry)) return false
    const owner = ownerOf(className, record)
    return owner === undefined ? this.#hasOpenRecords(className) : this.#scope.sees(owner)
  }

  /** True if the class of an audit entry is readable and its bulk command was not cancelled before its turn. */
  #seesEntry(entry: AuditEntry): boolean {
    const turn = turnOf(entry)
    return this.#source.reads(entry.Class) && (!turn || this.#interventions.happens({ turn }))
  }

  /** True for a retired charge point in the masked view of all customers, which only network roles have. */
  #seesRetired(record: object): boolean {
    return this.#isMasked && this.#scope.relations === undefined && isRetired(record)
  }

  /** True if records of the class without a relation are visible to all accounts that are set up. */
  #hasOpenRecords(className: AnyClass): boolean {
    const { owner } = classEntry(className)
    return (owner === 'all' || owner === 'optional') && this.#scope.isKnown
  }

  /** Returns the charge detail records of all sessions in scope that ended by `now`. */
  cdrs(now: number, conditions: readonly Filter[] = [], period?: Period): Cdr[] {
    const all = this.#store.isLarge
      ? this.#withWritten(this.#cdrsOf(this.sessionsMeant(conditions, now, period), now))
      : this.#allCdrs(now)
    return all.map(this.#source.named)
  }

  #withWritten(cdrs: readonly Cdr[]): Cdr[] {
    const written = this.#source.written('cdr')
    const own = [...written.values()].filter((cdr) => this.sees('cdr', cdr))
    return [...cdrs.filter(({ Id }) => !written.has(Id)), ...own]
  }

  #allCdrs(now: number): Cdr[] {
    const base = this.#source.all('cdr')
    const worldNow = Date.parse(this.#store.world.now)
    if (now <= worldNow) {
      const until = new Date(now).toISOString()
      return [...base].filter((cdr) => cdr.Stop <= until && this.sees('cdr', cdr))
    }
    return [...this.#newCdrs(now), ...[...base].filter((cdr) => this.sees('cdr', cdr))]
  }

  /** Returns the charge detail records of sessions that ended after the world's start. */
  #newCdrs(now: number): Cdr[] {
    const existing = this.#store.records.cdr
    const written = this.#source.written('cdr')
    const sessions = endedSinceHistory(this.#store, this.#scope, now, this.#interventions)
    return this.#cdrsOf(sessions, now).filter(({ Id }) => !existing.has(Id) && !written.has(Id))
  }

  #ratedAt(outlet: Outlet, session: Chargesession, time: number): Outlet {
    return this.#interventions.ratedAt(outlet, time, this.#interventions.cardOf(session))
  }

  #cdrsOf(sessions: readonly Chargesession[], now: number): Cdr[] {
    return sessions.flatMap((session) => {
      const cached = this.#isOfAll ? cdrsOfAll.get(session) : undefined
      if (cached) return [cached]
      const outlet = this.#store.everyOutlet.get(session.ConnectorId)
      if (session.Stop === undefined || !outlet) return []
      const then = this.#ratedAt(outlet, session, Date.parse(session.Start))
      const cdr = cdrOf(session, then, now)
      if (this.#isOfAll) cdrsOfAll.set(session, cdr)
      return [cdr]
    })
  }

  cdr(id: string, now: number): Cdr | undefined {
    const cdr = this.one('cdr', id) ?? this.#cdrOfNoRecord(id, now)
    return cdr && this.#source.named(cdr)
  }

  #cdrOfNoRecord(id: string, now: number): Cdr | undefined {
    if (!this.#store.isLarge) return this.#newCdrs(now).find(({ Id }) => Id === id)
    const session = this.session(id.replace(/^CDR-/, ''), now)
    return session && this.#cdrsOf([session], now).find(({ Id }) => Id === id)
  }

  /** Returns a charge detail record at the current fees, or undefined if its session is unknown. */
  rated(cdr: Cdr, now: number): Cdr | undefined {
    const session = this.session(cdr.SessionId, now)
    const outlet = session && this.#store.everyOutlet.get(session.ConnectorId)
    return outlet && ratedCdrOf(session, this.#ratedAt(outlet, session, now), now)
  }

  /**
   * Returns a charge detail record with corrected figures at the fees in force at its start, and the maximum power of
   * its connector. Undefined if its session is unknown.
   */
  corrected(cdr: Cdr, figures: Corrected, now: number): { cdr: Cdr; maxPowerKw: number } | undefined {
    const session = sessionById(this.#store, cdr.SessionId, now, this.#interventions)
    const outlet = session && this.#store.everyOutlet.get(session.ConnectorId)
    if (!outlet) return undefined
    const then = this.#ratedAt(outlet, session, Date.parse(figures.Start))
    const rated = ratedCdrOf(correctedSession(session, figures), then, now)
    return { cdr: this.#source.named(rated), maxPowerKw: then.maxPowerKw }
  }

  liveLocations(records: readonly ChargeLocation[], now: number): ChargeLocation[] {
    const tell = this.connectors.locationsAt(now)
    const missing = this.missingAt(now)
    return records.map((record) => ({ ...record, ...tell(record), Missing: missing(record) }))
  }

  /** Returns a function that lists the facts a location lacks at the given time. */
  missingAt(now: number): (location: ChargeLocation) => NonNullable<ChargeLocation['Missing']> {
    const chargersOf = this.connectors.chargersAtLocation(now)
    return (location) => {
      const chargers = chargersOf(location.Id).flatMap((id) => this.#source.one('chargepoint', id) ?? [])
      const placements = chargers.flatMap(
        ({ PlacementId }) => this.#source.one('chargeplacement', PlacementId) ?? [],
      )
      return missingFacts(location, placements)
    }
  }

  /** Returns the ids of a relation and those below it, limited to the scope. */
  tree(root: Relation): ReadonlySet<string> {
    return treeOf(root.Id, this.#source.all('relation'), this.#scope)
  }

  /** Returns a session with its price lines and its power curve. */
  session(id: string, now: number): Chargesession | undefined {
    const session = sessionById(this.#store, id, now, this.#interventions)
    return session && this.#scope.sees(session.RelationId) ? this.#source.described([session])[0] : undefined
  }

  /** Returns the sessions in scope of one charger or of all, latest start first. */
  sessions(now: number, chargepointId?: string): readonly Chargesession[] {
    if (chargepointId === undefined && this.#isOfAll)
      return this.#source.described(recentSessions(this.#store, now, this.#interventions, SIMULATOR))
    const sessions =
      chargepointId === undefined
        ? sessionsOfRelations(this.#store, this.#scope.sees, now, this.#interventions)
        : sessionsOfCharger(this.#store, chargepointId, now, this.#interventions).filter(({ RelationId }) =>
            this.#scope.sees(RelationId),
          )
    return this.#source.described(sessions)
  }

  /**
   * Returns chargers at `now` without this month's energy, because generating its sessions is slow in a large world.
   */
  liveChargers(records: readonly Records['chargepoint'][], now: number): Chargepoint[] {
    return records.map((record) =>
      reportedChargepoint(record, this.#store.outletsOf.get(record.Id) ?? [], now, this.#stateSources),
    )
  }

  /** Returns chargers at `now`, including this month's energy. */
  live(records: readonly Records['chargepoint'][], now: number): Chargepoint[] {
    return records.map((record) =>
      liveChargepoint(
        record,
        this.#store.outletsOf.get(record.Id) ?? [],
        monthOfCharger(this.#store, record.Id, now, this.#interventions),
        now,
        this.#stateSources,
      ),
    )
  }
}
