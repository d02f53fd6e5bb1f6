import type { RelationEntry } from '@portal/schemas'

/** Session storage key of the relation that this tab views as. Other tabs are not affected. */
const KEY = 'charge-portal:view-as'

export interface ViewedRelation {
  readonly relation: RelationEntry
  /** Route at which the user started the view. */
  readonly from: string
  /** Subject of the viewing user; the view ends for any other user. */
  readonly sub: string
}

/** Returns the viewed relation of this tab; undefined for another user. */
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
    // The view lasts until the page is reloaded.
  }
}
