import type { WizardViewState } from '@portal/machines'

/** What an entry of the browser's history knows of a wizard: how deep its step lies, and the lowest that has an entry. */
export interface WizardEntry {
  /** The draft that it belongs to. */
  readonly draft: string
  readonly depth: number
  readonly floor: number
}

/** Where the address is: its path, its query, and what its entry of the history knows. */
export interface WizardPlace {
  readonly path: string
  readonly query: URLSearchParams
  readonly entry: WizardEntry | undefined
}

/** The view of a wizard that is on screen. */
export interface WizardShown {
  readonly viewState: WizardViewState
  readonly path: string
  readonly depth: number
  /** The key of the draft; undefined where there is none. */
  readonly draft: string | undefined
}

/** How the address becomes that of the step that is shown. */
export type AddressMove =
  | { readonly type: 'stay' }
  /** Through the browser's history, by so many entries. */
  | { readonly type: 'go'; readonly by: number }
  | { readonly type: 'push' | 'replace'; readonly path: string; readonly entry: WizardEntry }

const isNumber = (value: unknown): value is number => Number.isInteger(value)

/** What the history keeps of a wizard; undefined for an entry that is not one of its own. */
export const readEntry = (state: unknown): WizardEntry | undefined => {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return undefined
  const { wizard } = state
  if (typeof wizard !== 'object' || wizard === null) return undefined
  const { draft, depth, floor } = wizard as { readonly [F in keyof WizardEntry]?: unknown }
  return typeof draft === 'string' && isNumber(depth) && isNumber(floor) ? { draft, depth, floor } : undefined
}

/**
 * The move that makes the address that of the step on screen: a step forward is a new entry of the history, a step back
 * goes back in it where its entry is there, and anything else takes the place of the entry of now.
 */
export const addressMove = (place: WizardPlace, shown: WizardShown): AddressMove => {
  const { path, depth, draft = '' } = shown
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
