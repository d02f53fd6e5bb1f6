import { type Failure, saysMissing, saysRefused } from './failure.ts'

/**
 * View of a record or entry, with only the data that the view needs. After a failure, older data stays on screen, also
 * during a retry, to avoid flicker.
 */
export type ViewState<T> =
  | { readonly viewState: 'loading' }
  | Unread<'failed'>
  /** The record does not exist. */
  | Unread<'missing'>
  /** This person may not see the record. */
  | Unread<'refused'>
  | Loaded<'loaded', T>
  | (Loaded<'outdated', T> & { readonly error: Failure })

interface Unread<TName extends string> {
  readonly viewState: TName
  readonly error: Failure
}

interface Loaded<TName extends string, T> {
  readonly viewState: TName
  readonly data: T
  /** Server time of the data, in ms since 1970. */
  readonly at: number
}

/** Data of a query and the state of its read. */
export interface ReadState<T> {
  readonly data: T | undefined
  readonly at: number | undefined
  readonly error: Failure | undefined
}

const nameOf = (error: Failure, missing: readonly string[]) => {
  if (saysMissing(error) || missing.includes(error.code)) return 'missing'
  return saysRefused(error) ? 'refused' : 'failed'
}

/** Converts the state of a read to a view state. `missing`: additional codes for a missing record. */
export const toViewState = <T>(
  { data, at, error }: ReadState<T>,
  missing: readonly string[] = [],
): ViewState<T> => {
  if (data !== undefined && at !== undefined)
    return error ? { viewState: 'outdated', data, at, error } : { viewState: 'loaded', data, at }
  return error ? { viewState: nameOf(error, missing), error } : { viewState: 'loading' }
}

/** Data of a view, if it contains any. */
export const dataOf = <T>(viewState: ViewState<T>): T | undefined =>
  'data' in viewState ? viewState.data : undefined
