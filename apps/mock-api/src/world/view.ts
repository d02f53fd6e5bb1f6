import { cdrOf, type Outlet } from '@portal/fixtures'
import type { Chargepoint, Chargesession, Filter, Relation } from '@portal/schemas'
import {
  type ClassName as AnyClass,
  type Cdr,
  type ChargeLocation,
  classEntry,
} from '@portal/schemas/contract'
import { Connectors } from './connectors.ts'
import { everyRow, type Finder, scan } from './finder.ts'
import type { ClassIndex, Live } from './index/classIndex.ts'
import { Interventions } from './interventions.ts'
import {
  FIGURES_EVERY,
  isInSample,
  outletsInSample,
  recentSessions,
  sampleOf,
  sessionsMeant,
} from './largeWorld.ts'
import { type Heard, heardChargepoint, liveChargepoint } from './liveChargepoint.ts'
import {
  endedSinceHistory,
  monthOfCharger,
  sessionById,
  sessionsOfCharger,
  sessionsOfRelations,
} from './liveSessions.ts'
import { isSearchedByPerson, masked } from './protection.ts'
import { type Scope, scopeOfList, treeOf } from './scope.ts'
import { type ClassName, ownerOf, type Records, type Store } from './store.ts'
import { type HeardGroup, type HeardPart, heardByDay, uptimeMoments } from './uptime.ts'

interface Source {
  one: <C extends ClassName>(className: C, id: string) => Records[C] | undefined
  all: <C extends ClassName>(className: C) => Iterable<Records[C]>
  written: <C extends ClassName>(className: C) => ReadonlyMap<string, Records[C]>
  removed: (className: ClassName) => ReadonlySet<string>
  described: (sessions: readonly Chargesession[]) => readonly Chargesession[]
  /** A charge detail record by the names of today, and whether there are any others. */
  named: (cdr: Cdr) => Cdr
  hasNames: () => boolean
}

/** Of the sessions of all customers of a large world, which are the same objects as long as no one interferes: made once. */
const cdrsOfAll = new WeakMap<Chargesession, Cdr>()

/** What happens where no one interferes. */
const SIMULATOR = new Interventions()

/** Reads within one scope. Records out of scope look like missing ones. */
export class View {
  readonly #store: Store
  readonly #source: Source
  readonly #scope: Scope
  readonly #interventions: Interventions
  readonly #heard: Heard
  readonly connectors: Connectors
  /** Whether protected people are masked: for those who see every relation, since each relation knows its own people. */
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
    this.#heard = { stateIntervals: store.stateIntervals, interventions }
    this.connectors = new Connectors(store, scope, interventions)
    this.#isMasked = isMasked
  }

  one<C extends ClassName>(className: C, id: string): Records[C] | undefined {
    const record = this.#source.one(className, id)
    return record && this.sees(className, record) ? this.masked(className, record) : undefined
  }

  all<C extends ClassName>(className: C): Records[C][] {
    return [...this.#source.all(className)]
      .filter((record) => this.sees(className, record))
      .map((record) => this.masked(className, record))
  }

  /** Those of one relation, in the same order: records of others are not looked at. */
  ofRelation<C extends ClassName>(className: C, relationId: string): readonly Records[C][] {
    const scope = scopeOfList(new Set([relationId].filter(this.#scope.sees)))
    const own = new View(this.#store, this.#source, scope, this.#interventions, this.#isMasked)
    return everyRow(own.finder(className)).filter((record) => ownerOf(className, record) === relationId)
  }

  /** A record in scope as it may be shown: protected people are masked for the network (S1). */
  masked<T extends object>(className: AnyClass, record: T): T {
    return this.#isMasked ? masked(className, record, this.#store) : record
  }

  /** Whether a person may not be shown to, nor be changed by, this viewer. */
  isHidden(contactId: string): boolean {
    return this.#isMasked && this.#store.protection.ids.has(contactId)
  }

  /** The same records as they are kept: for checks and writes, whose results are masked before they are answered. */
  kept(): View {
    return new View(this.#store, this.#source, this.#scope, this.#interventions, false)
  }

  /** The same of a relation and those below it only. */
  within(root: Relation): View {
    const scope = scopeOfList(this.tree(root))
    return new View(this.#store, this.#source, scope, this.#interventions, this.#isMasked)
  }

  /** Looks up what {@link View.all} answers, without looking at each. */
  finder<C extends ClassName>(className: C): Finder<Records[C]> {
    if (!this.#isMasked) return this.#finder(className, [])
    if (isSearchedByPerson(className))
      return this.#finder(className, [], this.#store.maskedIndexes[className] as ClassIndex<never>)
    const find = this.#finder(className, [])
    return (wanted) => {
      const { count, page } = find(wanted)
      return { count, page: page.map((record) => this.masked(className, record)) }
    }
  }

  /** Looks up records with what changes of them while one looks; of a few it looks at each. */
  liveFinder<C extends ClassName>(className: C, live: Live<Records[C]>): Finder<Records[C]> {
    return this.#scope.relations === undefined
      ? this.#finder(className, [], undefined, live)
      : scan(this.all(className).map((record) => live.present(record) as Records[C]))
  }

  /** Whether these are all customers of a large world. */
  get #isOfAll(): boolean {
    return this.#store.isLarge && this.#scope.relations === undefined
  }

  /** The factor that scales figures of the sample up to all connectors; 1 where every connector is counted. */
  get figuresEvery(): number {
    return this.#isOfAll ? FIGURES_EVERY : 1
  }

  /** The sessions that figures are counted from. */
  sessionsForFigures(now: number, conditions: readonly Filter[] = []): readonly Chargesession[] {
    return this.#isOfAll && conditions.length === 0
      ? sampleOf(this.#store)
      : this.sessionsMeant(conditions, now)
  }

  /** Sessions in scope, all that satisfy these conditions among them: in a large world the history is made that they ask for. */
  sessionsMeant(conditions: readonly Filter[], now: number): readonly Chargesession[] {
    if (!this.#isOfAll) return this.sessions(now)
    return this.#source.described(sessionsMeant(this.#store, conditions, now, this.#interventions, SIMULATOR))
  }

  /** Looks up what {@link View.cdrs} answers; conditions say as of sessions how far back a large world is asked. */
  cdrFinder(now: number, conditions: readonly Filter[] = []): Finder<Cdr> {
    if (this.#store.isLarge) return scan(this.cdrs(now, conditions))
    const worldNow = Date.parse(this.#store.world.now)
    // A clock that was set back takes some away again: rare enough to look at each.
    // So is another name of a charger or a card.
    if (now < worldNow || this.#source.hasNames()) return scan(this.cdrs(now))
    return this.#finder('cdr', now === worldNow ? [] : this.#newCdrs(now))
  }

  /** `first` are records that come before all others of equal order. */
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

  /** Whether a record is in scope; also of one that is about to be written. */
  sees(className: AnyClass, record: object): boolean {
    const owner = ownerOf(className, record)
    return owner === undefined ? this.#hasOpenRecords(className) : this.#scope.sees(owner)
  }

  /** Whether records without a relation are visible to all: of such a class, and only to people who are set up. */
  #hasOpenRecords(className: AnyClass): boolean {
    const { owner } = classEntry(className)
    return (owner === 'all' || owner === 'optional') && this.#scope.isKnown
  }

  /** The charge detail records of all sessions in scope that have ended by `now`, latest first. */
  cdrs(now: number, conditions: readonly Filter[] = []): Cdr[] {
    const all = this.#store.isLarge
      ? this.#withWritten(this.#cdrsOf(this.sessionsMeant(conditions, now), now))
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

  /** Those of the sessions that ended since the world began to tick. */
  #newCdrs(now: number): Cdr[] {
    const known = this.#store.records.cdr
    const written = this.#source.written('cdr')
    const sessions = endedSinceHistory(this.#store, this.#scope, now, this.#interventions)
    return this.#cdrsOf(sessions, now).filter(({ Id }) => !known.has(Id) && !written.has(Id))
  }

  #ratedAt(outlet: Outlet, session: Chargesession, time: number): Outlet {
    return this.#interventions.ratedAt(outlet, time, this.#interventions.cardOf(session))
  }

  /** Those of the sessions that have ended. */
  #cdrsOf(sessions: readonly Chargesession[], now: number): Cdr[] {
    return sessions.flatMap((session) => {
      const known = this.#isOfAll ? cdrsOfAll.get(session) : undefined
      if (known) return [known]
      const outlet = this.#store.everyOutlet.get(session.ConnectorId)
      if (session.Stop === undefined || !outlet) return []
      const then = this.#ratedAt(outlet, session, Date.parse(session.Start))
      const cdr = cdrOf(session, then, now)
      if (this.#isOfAll) cdrsOfAll.set(session, cdr)
      return [cdr]
    })
  }

  /** One charge detail record as it is at `now`. */
  cdr(id: string, now: number): Cdr | undefined {
    const cdr = this.one('cdr', id) ?? this.#cdrOfNoRecord(id, now)
    return cdr && this.#source.named(cdr)
  }

  #cdrOfNoRecord(id: string, now: number): Cdr | undefined {
    if (!this.#store.isLarge) return this.#newCdrs(now).find(({ Id }) => Id === id)
    const session = this.session(id.replace(/^CDR-/, ''), now)
    return session && this.#cdrsOf([session], now).find(({ Id }) => Id === id)
  }

  /** The part of a span in which those connectors in scope, or in the sample, were heard that are meant; 1 without any. */
  heardPart(
    from: number,
    until: number,
    isMeant: (where: { readonly RelationId: string; readonly LocationId: string }) => boolean,
    isSampled = this.#isOfAll,
  ): number {
    const groupOf = (where: { readonly RelationId: string; readonly LocationId: string }) =>
      isMeant(where) ? 'all' : undefined
    const { asked = 0, heard = 0 } = this.heardBy(from, until, groupOf, isSampled).groups.get('all') ?? {}
    return asked === 0 ? 1 : heard / asked
  }

  /** The same of several groups and of each local day: how often their connectors in scope were asked, and heard. */
  heardBy(
    from: number,
    until: number,
    groupOf: (where: { readonly RelationId: string; readonly LocationId: string }) => string | undefined,
    isSampled = this.#isOfAll,
  ): { readonly groups: ReadonlyMap<string, HeardGroup>; readonly days: ReadonlyMap<number, HeardPart> } {
    const groups = new Map<string, HeardGroup>()
    const moments = uptimeMoments(from, until)
    if (moments.length === 0) return { groups, days: new Map() }
    const heardAt = moments.map(() => 0)
    let connectorsAsked = 0
    for (const outlet of this.#outletsCounted(until, isSampled)) {
      const { relationId: RelationId, locationId: LocationId } = outlet
      const group = this.#scope.sees(RelationId) ? groupOf({ RelationId, LocationId }) : undefined
      if (group === undefined) continue
      const online = moments.map(({ at }) => this.#interventions.isHeardAt(outlet, at))
      const { connectors = 0, asked = 0, heard = 0 } = groups.get(group) ?? {}
      connectorsAsked += 1
      for (const [moment, isOnline] of online.entries())
        if (isOnline) heardAt[moment] = (heardAt[moment] ?? 0) + 1
      groups.set(group, {
        connectors: connectors + 1,
        asked: asked + moments.length,
        heard: heard + online.filter(Boolean).length,
      })
    }
    return { groups, days: heardByDay(moments, heardAt, connectorsAsked) }
  }

  /** A page of reports asks for the sample 25 times: it is looked for among all connectors only where some changed hands. */
  #outletsCounted(time: number, isSampled: boolean): Iterable<Outlet> {
    if (!isSampled) return this.connectors.outletsAt(time).values()
    return this.#interventions.changedChargers().size === 0
      ? outletsInSample(this.#store)
      : [...this.connectors.outletsAt(time).values()].filter(isInSample)
  }

  /** What a charge detail record would say at the fees that are in force now; undefined when its session is not known. */
  rated(cdr: Cdr, now: number): Cdr | undefined {
    const session = this.session(cdr.SessionId, now)
    const outlet = session && this.#store.everyOutlet.get(session.ConnectorId)
    return outlet && cdrOf(session, this.#ratedAt(outlet, session, now), now)
  }

  /** Locations as they are at `now`: which of their connectors are free, and whether any is heard. */
  liveLocations(records: readonly ChargeLocation[], now: number): ChargeLocation[] {
    const tell = this.connectors.locationsAt(now)
    return records.map((record) => ({ ...record, ...tell(record) }))
  }

  /** The ids of a relation and of all below it that are in scope; empty when the relation itself is not. */
  tree(root: Relation): ReadonlySet<string> {
    return treeOf(root.Id, this.#source.all('relation'), this.#scope)
  }

  /** One session with its price lines and its power curve. */
  session(id: string, now: number): Chargesession | undefined {
    const session = sessionById(this.#store, id, now, this.#interventions)
    return session && this.#scope.sees(session.RelationId) ? this.#source.described([session])[0] : undefined
  }

  /** The sessions at one charger, or all, as far as they are in scope; latest start first. */
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

  /** Chargers as they are at `now`, without the energy of this month: a month of sessions of each takes long in a large world. */
  heard(records: readonly Records['chargepoint'][], now: number): Chargepoint[] {
    return records.map((record) =>
      heardChargepoint(record, this.#store.outletsOf.get(record.Id) ?? [], now, this.#heard),
    )
  }

  /** Chargers as they are at `now`. */
  live(records: readonly Records['chargepoint'][], now: number): Chargepoint[] {
    return records.map((record) =>
      liveChargepoint(
        record,
        this.#store.outletsOf.get(record.Id) ?? [],
        monthOfCharger(this.#store, record.Id, now, this.#interventions),
        now,
        this.#heard,
      ),
    )
  }
}
