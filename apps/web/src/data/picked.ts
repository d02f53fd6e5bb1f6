import { navigate, useHistoryState } from 'wouter/use-browser-location'
import type { RecordQuery } from './everyRecord.ts'

/** Query that matches records of a list. */
export type MatchingQuery = Pick<RecordQuery, 'filter' | 'from' | 'to' | 'relid'>

/** Records picked for another screen: their ids, or the query that matches them all. */
export type Picked = { readonly count: number } & (
  | { readonly ids: readonly string[] }
  | { readonly query: MatchingQuery }
)

const QUERY_FIELDS = ['filter', 'from', 'to', 'relid'] as const satisfies readonly (keyof MatchingQuery)[]

/**
 * Reads a query from a history entry; undefined if a field is not a string, because a query without that field would
 * match more records.
 */
const queryIn = (value: unknown): MatchingQuery | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = QUERY_FIELDS.map((field) => [field, Reflect.get(value, field) as unknown] as const)
  const given = fields.filter(([, text]) => text !== undefined)
  return given.every(([, text]) => typeof text === 'string') ? Object.fromEntries(given) : undefined
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads picked records from a history state; undefined if it has none. */
export const pickedIn = (state: unknown): Picked | undefined => {
  if (typeof state !== 'object' || state === null || !('picked' in state)) return undefined
  const { picked } = state
  if (typeof picked !== 'object' || picked === null) return undefined
  if ('ids' in picked && isTexts(picked.ids)) return { ids: picked.ids, count: picked.ids.length }
  const query = 'query' in picked ? queryIn(picked.query) : undefined
  return query && 'count' in picked ? { query, count: Number(picked.count) } : undefined
}

/**
 * Opens a screen with picked records. The history entry holds them, so they survive a reload and the URL stays short.
 */
export const openWithPicked = (href: string, picked: Picked): void => navigate(href, { state: { picked } })

export const usePicked = (): Picked | undefined => pickedIn(useHistoryState<unknown>())

/** Removes the picked records from the history entry. */
export const forgetPicked = (): void =>
  navigate(window.location.pathname + window.location.search, { replace: true, state: null })
