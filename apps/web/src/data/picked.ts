import { navigate, useHistoryState } from 'wouter/use-browser-location'

/** Records of a list that work on another screen is about: their ids, or the filter that all of them match. */
export type Picked = { readonly count: number } & (
  | { readonly ids: readonly string[] }
  | { readonly filter: string }
)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** What an entry of the browser's history says; undefined where it says nothing of the kind. */
export const pickedIn = (state: unknown): Picked | undefined => {
  if (typeof state !== 'object' || state === null || !('picked' in state)) return undefined
  const { picked } = state
  if (typeof picked !== 'object' || picked === null) return undefined
  if ('ids' in picked && isTexts(picked.ids)) return { ids: picked.ids, count: picked.ids.length }
  return 'filter' in picked && typeof picked.filter === 'string' && 'count' in picked
    ? { filter: picked.filter, count: Number(picked.count) }
    : undefined
}

/** Opens a screen with records to work on. The entry of the history holds them: a reload keeps them, and no address names a thousand. */
export const openWithPicked = (href: string, picked: Picked): void => navigate(href, { state: { picked } })

/** The records that this screen was opened with. */
export const usePicked = (): Picked | undefined => pickedIn(useHistoryState<unknown>())

/** Leaves them out. */
export const forgetPicked = (): void =>
  navigate(window.location.pathname + window.location.search, { replace: true, state: null })
