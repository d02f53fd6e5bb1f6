import type { ClassName, RecordOf } from '@portal/schemas/contract'
import type { View } from '../../world/sessionWorld.ts'

/** Reads of any class as the generic calls need them: the class is known at run time only, so records are just objects. */
export interface Row {
  readonly Id: string
  readonly Version: number
  readonly [field: string]: unknown
}

/** All records of a class in scope, without what changes while one looks where that costs something to say. */
export const rowsOf = (view: View, name: ClassName, now: number): readonly Row[] => {
  if (name === 'chargesession') return view.sessions(now)
  if (name === 'cdr') return view.cdrs(now)
  return view.all(name)
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
