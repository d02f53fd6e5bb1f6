import { useSyncExternalStore } from 'react'
import { useSystem } from '../../app/context.ts'
import type { Walk } from '../../data/walk.ts'
import type { RecordScreen } from './recordScreen.ts'

/** Previous record, for navigation back. */
export interface Former {
  readonly href: string
  /** Query string of the record's URL, which contains the open tab. */
  readonly search: string
  readonly title: string
}

let left: { readonly former: Former; readonly to: string } | undefined
let isBack = false

/** Remembers the record for the next page: a list focuses its row, another record links back to it. */
export const leaveRecord = (former: Former, to: string): void => {
  left = isBack ? undefined : { former, to }
  isBack = false
}

/** Marks the next navigation as back, so the record is not remembered. */
export const goBack = (): void => {
  isBack = true
}

/** Returns the record from which the user opened this page; remembered until they leave the page. */
export const formerOf = (page: string): Former | undefined => (left?.to === page ? left.former : undefined)

/** Returns the record and forgets it, so a later visit to the list starts at the top. */
export const takeFormer = (page: string): Former | undefined => {
  const former = formerOf(page)
  left = undefined
  return former
}

/** Returns the last shown list of a screen; undefined if there is none for this user and relation. */
export const useWalkOf = (screen: RecordScreen): Walk | undefined => {
  const { onClearCaches, walks } = useSystem()
  return useSyncExternalStore(onClearCaches, () => walks.get(screen.path('')))
}

/** Returns the list from which the user opened this record, as they left it; otherwise the default list. */
export const useListOf = (screen: RecordScreen, id: string): Walk['list'] => {
  const walk = useWalkOf(screen)
  return walk?.ids.includes(id) ? walk.list : { title: screen.title, href: screen.list }
}
