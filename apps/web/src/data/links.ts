import type { Link } from '../services/readers/read.ts'

/** What `Links` of a generic call (S7) added to a record; undefined for what is not there, or not for these eyes. */
export const linkedRecord = (
  { Links }: { readonly Links: Readonly<Record<string, Link>> },
  link: string,
): Link | undefined => Links[link]
