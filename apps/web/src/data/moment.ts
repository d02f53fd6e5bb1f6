/** A date of a record as a moment; none where it is missing or cannot be read. */
export const moment = (date: string | undefined): Date | undefined => {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? undefined : new Date(at)
}
