import { navigate, useHistoryState } from 'wouter/use-browser-location'

/** Records picked for another screen: their ids, or the filter that matches them all. */
export type Picked = { readonly count: number } & (
  | { readonly ids: readonly string[] }
  | { readonly filter: string }
)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads picked records from a history state; undefined if it has none. */
export const pickedIn = (state: unknown): Picked | undefined => {
  if (typeof state !== 'object' || state === null || !('picked' in state)) return undefined
  const { picked } = state
  if (typeof picked !== 'object' || picked === null) return undefined
  if ('ids' in picked && isTexts(picked.ids)) return { ids: picked.ids, count: picked.ids.length }
  return 'filter' in picked && typeof picked.filter === 'string' && 'count' in picked
    ? { filter: picked.filter, count: Number(picked.count) }
    : undefined
}

/**
 * Opens a screen with picked records. The history entry holds them, so they survive a reload and the URL stays short.
 */
export const openWithPicked = (href: string, picked: Picked): void => navigate(href, { state: { picked } })

export const usePicked = (): Picked | undefined => pickedIn(useHistoryState<unknown>())

/** Removes the picked records from the history entry. */
export const forgetPicked = (): void =>
  navigate(window.location.pathname + window.location.search, { replace: true, state: null })
