import type { Facts } from '@portal/paths'

/** Sentences that the words of several machines have in common. “…” quotes the portal's English words. */

/** How a tester makes a request fail: by an answer with that code or without one, or by none. */
export const fails = (what: string, { code }: { readonly code: string }): string => {
  if (code === 'FAILEDTOLOAD') return `Let ${what} break off`
  if (code === 'FAILEDTOFIND') return `Let ${what} fail with the status 404`
  return `Let ${what} be answered with the code ${code}`
}

/** A request that is let go. */
export const answered = (what: string): string => `Let ${what} be answered`

/** A time as a tester waits for it. */
export const seconds = (ms: number): string => `${ms / 1_000} seconds`

/** What was asked for gets no answer until the portal gives up. */
export const silent = (what: string, ms: number): string =>
  `Leave ${what} without an answer for ${seconds(ms)}`

/** A field that is filled in, or emptied. */
export const typed = (label: string, value: string): string =>
  value.trim() === '' ? `Empty the field “${label}”` : `Type ${value} into “${label}”`

/** What else must be seen, where there is anything. */
export const also = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined).join('; ')

/** A field by its label on the screen; one without a label of its own by its name, unquoted. */
export const fieldName = (labels: Readonly<Record<string, string>>, field: string): string =>
  labels[field] === undefined ? `the field ${field}` : `“${labels[field]}”`

/** What each field that has a mistake says. */
export const mistakes = (
  { problems }: Facts,
  labels: Readonly<Record<string, string>>,
  says: Readonly<Record<string, string>>,
): string => {
  const wrong = Object.entries(problems as Readonly<Record<string, string>>)
  if (wrong.length === 0) return 'no field is marked as wrong'
  return wrong
    .map(([field, problem]) => `${fieldName(labels, field)} says “${says[problem] ?? problem}”`)
    .join('; ')
}
