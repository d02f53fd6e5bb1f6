import type { ClassName, RecordOf } from '@portal/schemas/contract'
import { type Finder, scan } from '../../world/finder.ts'
import type { View } from '../../world/sessionWorld.ts'

/** Reads of any class as the generic calls need them: the class is known at run time only, so records are just objects. */
export interface Row {
  readonly Id: string
  readonly Version: number
  readonly [field: string]: unknown
}

/** Where to look up the records of a class in scope, without what changes while one looks where that costs something to say. */
export const finderOf = (view: View, name: ClassName, now: number): Finder<Row> => {
  if (name === 'chargesession') return scan<Row>(view.sessions(now))
  return (name === 'cdr' ? view.cdrFinder(now) : view.finder(name)) as unknown as Finder<Row>
}

/** One record of a class in scope, with the same left out. */
export const rowOf = (view: View, name: ClassName, id: string, now: number): Row | undefined => {
  if (name === 'chargesession') return view.session(id, now)
  if (name === 'cdr') return view.cdr(id, now)
  return view.one(name, id)
}

type Live = 'chargepoint' | 'chargelocation'

/** Whether the STATE fields of a class are said by the simulator and not kept with its records. */
export const isLive = (name: ClassName): name is Live => name === 'chargepoint' || name === 'chargelocation'

/** The same of records as they are at `now`, for those who look at what changes. */
export const liveFinderOf = (view: View, name: Live, now: number): Finder<Row> =>
  scan(presentRows(view, name, view.all(name) as unknown as readonly Row[], now))

/** Records with what changes while one looks. */
export const presentRows = (
  view: View,
  name: ClassName,
  rows: readonly Row[],
  now: number,
): readonly Row[] => {
  if (name === 'chargepoint') return view.live(rows as unknown as Parameters<View['live']>[0], now)
  if (name === 'chargelocation')
    return view.liveLocations(rows as unknown as RecordOf<'chargelocation'>[], now)
  return rows
}
