/** Rounds a duration down to minutes; undefined if it is missing or negative. */
export const minutesOf = (seconds: number | undefined): number | undefined =>
  seconds !== undefined && seconds >= 0 ? Math.floor(seconds / 60) : undefined

/** Parses a date of a record; undefined if it is missing or invalid. */
export const moment = (date: string | undefined): Date | undefined => {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? undefined : new Date(at)
}
