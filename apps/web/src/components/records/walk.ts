import { useSyncExternalStore } from 'react'
import { useSystem } from '../../app/context.ts'
import type { Walk } from '../../data/walk.ts'
import type { RecordScreen } from './recordScreen.ts'

/** A record that a person was at, for the way back. */
export interface Former {
  readonly href: string
  /** What else its address said: the tab that was open, and what was shown there. */
  readonly search: string
  readonly title: string
}

let left: { readonly former: Former; readonly to: string } | undefined
let isBack = false

/** A record is left for another page, which can lead back to it: its list to its row, another record to all of it. */
export const leaveRecord = (former: Former, to: string): void => {
  left = isBack ? undefined : { former, to }
  isBack = false
}

/** The next step is a way back, to which nothing leads back. */
export const goBack = (): void => {
  isBack = true
}

/** The record that was left for this page, until this page is left. */
export const formerOf = (page: string): Former | undefined => (left?.to === page ? left.former : undefined)

/** The same, asked once: a later visit of a list begins at its top. */
export const takeFormer = (page: string): Former | undefined => {
  const former = formerOf(page)
  left = undefined
  return former
}

/** The list of a screen as it was last shown; undefined if it was not, or for another person or relation. */
export const useWalkOf = (screen: RecordScreen): Walk | undefined => {
  const { onClearCaches, walks } = useSystem()
  return useSyncExternalStore(onClearCaches, () => walks.get(screen.path('')))
}

/** The list as the person left it for this record; as it opens first where they came another way. */
export const useListOf = (screen: RecordScreen, id: string): Walk['list'] => {
  const walk = useWalkOf(screen)
  return walk?.ids.includes(id) ? walk.list : { title: screen.title, href: screen.list }
}
