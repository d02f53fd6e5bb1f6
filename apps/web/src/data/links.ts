import type { Link } from '../services/readers/read.ts'

/** What `Links` of a generic call (S7) added to a record; undefined if it is absent or not visible to this person. */
export const linkedRecord = (
  { Links }: { readonly Links: Readonly<Record<string, Link>> },
  link: string,
): Link | undefined => Links[link]
