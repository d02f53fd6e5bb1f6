/** Whole minutes, as screens show a duration; undefined for one that is missing, or negative: nothing stops before it starts. */
export const minutesOf = (seconds: number | undefined): number | undefined =>
  seconds !== undefined && seconds >= 0 ? Math.floor(seconds / 60) : undefined

/** A date of a record as a moment; none where it is missing or cannot be read. */
export const moment = (date: string | undefined): Date | undefined => {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? undefined : new Date(at)
}
