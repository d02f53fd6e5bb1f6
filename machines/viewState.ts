import { type Failure, saysMissing, saysRefused } from './failure.ts'

/**
 * What a view shows of a record or entry, with just what that view needs. A failure's view stays while it is tried again,
 * so that nothing flickers; data that is older than a failure stays with it.
 */
export type ViewState<T> =
  | { readonly viewState: 'loading' }
  | Unread<'failed'>
  /** There is no such record. */
  | Unread<'missing'>
  /** This person may not see it. */
  | Unread<'refused'>
  | Shown<'shown', T>
  | (Shown<'outdated', T> & { readonly error: Failure })

interface Unread<TName extends string> {
  readonly viewState: TName
  readonly error: Failure
}

interface Shown<TName extends string, T> {
  readonly viewState: TName
  readonly data: T
  /** Server time of the data, in ms since 1970. */
  readonly at: number
}

/** The known state of data that is read. */
export interface Known<T> {
  readonly data: T | undefined
  readonly at: number | undefined
  readonly error: Failure | undefined
}

const nameOf = (error: Failure, missing: readonly string[]) => {
  if (saysMissing(error) || missing.includes(error.code)) return 'missing'
  return saysRefused(error) ? 'refused' : 'failed'
}

/** The view of that state. `missing`: more codes that say there is no such record. */
export const toViewState = <T>(
  { data, at, error }: Known<T>,
  missing: readonly string[] = [],
): ViewState<T> => {
  if (data !== undefined && at !== undefined)
    return error ? { viewState: 'outdated', data, at, error } : { viewState: 'shown', data, at }
  return error ? { viewState: nameOf(error, missing), error } : { viewState: 'loading' }
}

/** The data that a view shows, if it shows any. */
export const dataOf = <T>(viewState: ViewState<T>): T | undefined =>
  'data' in viewState ? viewState.data : undefined
