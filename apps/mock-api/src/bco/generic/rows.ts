import type { Filter } from '@portal/schemas'
import type { ClassName, RecordOf } from '@portal/schemas/contract'
import { type Finder, type Period, scan } from '../../world/finder.ts'
import { CHARGER_CONTACT, LIVE_OF_CHARGER } from '../../world/liveChargepoint.ts'
import { LIVE_OF_CONNECTION } from '../../world/liveConnection.ts'
import { LIVE_OF_LOCATION, LOCATION_CONTACT } from '../../world/liveLocation.ts'
import type { Records } from '../../world/store.ts'
import type { View } from '../../world/view.ts'
import { presentBacklog } from '../network/backlog.ts'
import { presentBulkCommand } from '../network/bulkCommand.ts'
import { presentReports } from '../network/report.ts'
import { presentSchedule } from '../network/schedule.ts'
import { presentConnection, presentEmail } from '../network/traffic.ts'
import { presentContract, presentTerm } from '../rules/services.ts'
import { presentTariff } from '../rules/tariffs.ts'
import type { Row } from './row.ts'

/** Returns all tariffs in scope with the fees in force at `now`. There are too few to need an index. */
const tariffsAt = (view: View, now: number): readonly RecordOf<'tariff'>[] =>
  view.all('tariff').map((tariff) => presentTariff(tariff, now))

/** Returns the audit entries in scope without those of bulk commands that are not due. */
const entriesAt = (view: View, now: number): readonly RecordOf<'audit'>[] =>
  view.all('audit').filter(({ At }) => Date.parse(At) <= now)

/** Returns a finder for the records of a class in scope, without live fields that are expensive to compute. */
export const finderOf = (
  view: View,
  name: ClassName,
  now: number,
  conditions: readonly Filter[] = [],
  period?: Period,
): Finder<Row> => {
  if (name === 'chargesession') return scan<Row>(view.sessionsMeant(conditions, now, period))
  if (name === 'tariff') return scan<Row>(tariffsAt(view, now))
  // Not indexed, because the scope of an audit entry depends on the class of the record that was changed.
  if (name === 'audit') return scan<Row>(entriesAt(view, now))
  return name === 'cdr' ? view.cdrFinder(now, conditions, period) : view.finder(name)
}

/** Returns a record in scope, without live fields that are expensive to compute. */
export const rowOf = (view: View, name: ClassName, id: string, now: number): Row | undefined => {
  if (name === 'chargesession') return view.session(id, now)
  if (name === 'cdr') return view.cdr(id, now)
  if (name === 'tariff') return tariffsAt(view, now).find(({ Id }) => Id === id)
  if (name === 'audit') return entriesAt(view, now).find(({ Id }) => Id === id)
  return view.one(name, id)
}

type Present<C extends ClassName> = (
  view: View,
  records: readonly RecordOf<C>[],
  now: number,
) => readonly RecordOf<C>[]

/** Functions that return records with their live fields, called on each read. */
const PRESENT = {
  chargepoint: (view, records, now) => view.live(records, now),
  chargelocation: (view, records, now) => view.liveLocations(records, now),
  subscription: (_view, records, now) => records.map((record) => presentTerm(record, now)),
  cpocontract: (view, records, now) => records.map((record) => presentContract(view, record, now)),
  schedule: (view, records, now) => records.map((record) => presentSchedule(view, record, now)),
  report: presentReports,
  bulkcommand: (_view, records, now) => records.map((record) => presentBulkCommand(record, now)),
  backlog: (view, records, now) => records.map((record) => presentBacklog(view, record, now)),
  connection: (view, records, now) => records.map((record) => presentConnection(view, record, now)),
  email: (view, records, now) => records.map((record) => presentEmail(view, record, now)),
} as const satisfies { readonly [C in ClassName]?: Present<C> }
type Live = keyof typeof PRESENT

/** True if the STATE fields of a class are computed on each read instead of stored. */
export const isLive = (name: ClassName): name is Live => name in PRESENT

/**
 * True for chargers unless the query filters or sorts by this month's energy, the only live field computed from
 * sessions.
 */
export const needsContactOnly = (name: ClassName, looked: readonly string[]): boolean =>
  name === 'chargepoint' && !looked.includes('EnergyThisMonthKwh' satisfies keyof RecordOf<'chargepoint'>)

/** True if the cheap live fields (`cheap`) suffice, because the query uses no other live field. */
const isAlone = (cheap: readonly string[], live: readonly string[], looked: readonly string[]): boolean =>
  looked.every((field) => cheap.includes(field) || !live.includes(field))

/** Returns a finder for records at `now`, with the live fields that a query by these fields needs. */
export const liveFinderOf = (view: View, name: Live, now: number, looked: readonly string[]): Finder<Row> => {
  const { connectors } = view
  if (needsContactOnly(name, looked)) {
    const present = (record: Records['chargepoint']) => view.liveChargers([record], now)[0] ?? record
    return isAlone(CHARGER_CONTACT, LIVE_OF_CHARGER, looked)
      ? view.liveFinder('chargepoint', {
          fields: CHARGER_CONTACT,
          tell: connectors.chargerContactsAt(now),
          present,
        })
      : view.liveFinder('chargepoint', { fields: LIVE_OF_CHARGER, tell: connectors.chargersAt(now), present })
  }
  if (name === 'chargelocation') {
    const tell = connectors.locationsAt(now)
    const missing = view.missingAt(now)
    const present = (record: RecordOf<typeof name>) => ({
      ...record,
      ...tell(record),
      Missing: missing(record),
    })
    return isAlone(LOCATION_CONTACT, LIVE_OF_LOCATION, looked)
      ? view.liveFinder(name, { fields: LOCATION_CONTACT, tell: connectors.locationContactsAt(now), present })
      : view.liveFinder(name, { fields: LIVE_OF_LOCATION, tell, present })
  }
  if (name === 'connection') {
    const present = (record: RecordOf<'connection'>) => presentConnection(view, record, now)
    return view.liveFinder(name, { fields: LIVE_OF_CONNECTION, tell: connectors.connectionsAt(now), present })
  }
  if (name === 'subscription') {
    const present = (record: RecordOf<'subscription'>) => presentTerm(record, now)
    return view.liveFinder(name, { fields: ['Status'], tell: present, present })
  }
  return scan(presentRows(view, name, view.all(name) as unknown as readonly Row[], now))
}

export const presentRows = (
  view: View,
  name: ClassName,
  rows: readonly Row[],
  now: number,
): readonly Row[] => {
  const seen = rows.map((row) => view.masked(name, row))
  if (!isLive(name)) return seen
  const present: (view: View, records: never, now: number) => readonly object[] = PRESENT[name]
  return present(view, seen as never, now) as readonly Row[]
}
