import type { RelationEntry } from '@portal/schemas'

/** Whose eyes this tab looks through; other tabs know nothing of it, and with the tab it ends. */
const KEY = 'charge-portal:view-as'

export interface ViewedRelation {
  readonly relation: RelationEntry
  /** Where the person was when it began. */
  readonly from: string
  /** Who looks: for no one else does it go on. */
  readonly sub: string
}

/** What the tab kept for a person; undefined for another one. */
export const readViewed = (person: string | undefined): ViewedRelation | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { relation, from, sub } = stored as Partial<ViewedRelation>
    const isWhole = typeof relation?.Id === 'string' && typeof relation.Description === 'string'
    return isWhole && typeof from === 'string' && from.startsWith('/') && sub !== undefined && sub === person
      ? { relation, from, sub }
      : undefined
  } catch {
    return undefined
  }
}

export const writeViewed = (viewed: ViewedRelation | undefined): void => {
  try {
    if (viewed) window.sessionStorage.setItem(KEY, JSON.stringify(viewed))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // It lasts until the page is loaded again.
  }
}
