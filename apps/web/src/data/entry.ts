import { type Face, faceOf, type Known } from '@portal/machines'

/** Something that is read, as a view shows it: its face, whether it is being asked for again, and how to ask. */
export interface Entry<T> {
  readonly face: Face<T>
  readonly isBusy: boolean
  readonly retry: () => void
}

/** The entry of a read. `missing`: codes that say there is no such record, beside those that always do. */
export const entryOf = <T>(
  read: Known<T> & Pick<Entry<T>, 'retry'>,
  missing: readonly string[] = [],
): Entry<T> => ({
  face: faceOf(read, missing),
  isBusy: false,
  retry: read.retry,
})
