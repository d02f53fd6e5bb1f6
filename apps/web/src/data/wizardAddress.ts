import type { WizardViewState } from '@portal/machines'

/** State of a history entry of a wizard: its draft, the depth of its step, and the lowest depth that has an entry. */
export interface WizardEntry {
  readonly draft: string
  readonly depth: number
  readonly floor: number
}

export interface WizardPlace {
  readonly path: string
  readonly query: URLSearchParams
  readonly entry: WizardEntry | undefined
}

export interface WizardPosition {
  readonly viewState: WizardViewState
  readonly path: string
  readonly depth: number
  readonly draft: string | undefined
}

/** Navigation that brings the URL to the shown step. */
export type AddressMove =
  | { readonly type: 'stay' }
  /** Through the browser's history, by this many entries. */
  | { readonly type: 'go'; readonly by: number }
  | { readonly type: 'push' | 'replace'; readonly path: string; readonly entry: WizardEntry }

const isNumber = (value: unknown): value is number => Number.isInteger(value)

/** Reads the wizard state of a history entry; undefined for an entry of another screen. */
export const readEntry = (state: unknown): WizardEntry | undefined => {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return undefined
  const { wizard } = state
  if (typeof wizard !== 'object' || wizard === null) return undefined
  const { draft, depth, floor } = wizard as { readonly [F in keyof WizardEntry]?: unknown }
  return typeof draft === 'string' && isNumber(depth) && isNumber(floor) ? { draft, depth, floor } : undefined
}

/**
 * Returns the navigation that brings the URL to the shown step. A URL at the step stays, a step forward pushes an
 * entry, a step back goes back if the entry exists, and anything else replaces the current entry.
 */
export const addressMove = (place: WizardPlace, position: WizardPosition): AddressMove => {
  const { path, depth, draft = '' } = position
  const entry = place.entry?.draft === draft ? place.entry : undefined
  const replaced: AddressMove = { type: 'replace', path, entry: { draft, depth, floor: depth } }
  if (!entry) return replaced
  if (entry.depth === depth) {
    const isThere = place.path === path && place.query.size === 0
    return isThere ? { type: 'stay' } : { ...replaced, entry }
  }
  if (depth > entry.depth) {
    const isNext = depth === entry.depth + 1
    return { type: 'push', path, entry: { draft, depth, floor: isNext ? entry.floor : depth } }
  }
  return depth < entry.floor ? replaced : { type: 'go', by: depth - entry.depth }
}
