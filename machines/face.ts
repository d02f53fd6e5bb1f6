import { type Failure, saysMissing, saysRefused } from './failure.ts'

/**
 * What a view shows of a record or entry, with just what that face needs. A failure's face stays while it is tried again,
 * so that nothing flickers; data that is older than a failure stays with it.
 */
export type Face<T> =
  | { readonly face: 'loading' }
  | Unread<'failed'>
  /** There is no such record. */
  | Unread<'missing'>
  /** This person may not see it. */
  | Unread<'refused'>
  | Shown<'shown', T>
  | (Shown<'outdated', T> & { readonly error: Failure })

interface Unread<TName extends string> {
  readonly face: TName
  readonly error: Failure
}

interface Shown<TName extends string, T> {
  readonly face: TName
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

/** The face of that state. `missing`: more codes that say there is no such record. */
export const faceOf = <T>({ data, at, error }: Known<T>, missing: readonly string[] = []): Face<T> => {
  if (data !== undefined && at !== undefined)
    return error ? { face: 'outdated', data, at, error } : { face: 'shown', data, at }
  return error ? { face: nameOf(error, missing), error } : { face: 'loading' }
}

/** The data that a face shows, if it shows any. */
export const dataOf = <T>(face: Face<T>): T | undefined => ('data' in face ? face.data : undefined)
