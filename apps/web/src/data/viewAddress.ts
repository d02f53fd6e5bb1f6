/** What a saved view has of an address: which rows, in which order, how many on a page. */
const PARTS = ['filter', 'sort', 'rows'] as const
/** The name of the view that is shown, beside it. */
const NAME = 'view'

/** What the address says of the rows that a list shows, as a saved view keeps it. */
export const queryIn = (search: string): string => {
  const query = new URLSearchParams(search)
  return new URLSearchParams(
    PARTS.flatMap((part) => {
      const value = query.get(part)
      return value === null ? [] : [[part, value]]
    }),
  ).toString()
}

/** The view that the address names. */
export const viewNameIn = (search: string): string | null => new URLSearchParams(search).get(NAME)

/** Whether an address leaves it to the list what it shows. */
export const saysNothing = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return ![...PARTS, 'page', NAME].some((part) => query.has(part))
}

/** The address with another view's name, or with none. */
export const withViewName = (search: string, name: string | undefined): string => {
  const query = new URLSearchParams(search)
  if (name === undefined) query.delete(NAME)
  else query.set(NAME, name)
  return query.toString()
}

/** The address without what a list has in it; other parts of the address stay. */
export const withoutView = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const part of [...PARTS, 'page', 'preview']) next.delete(part)
  return next
}

/** The address that shows a saved view, from its first page on; other parts of the address stay. */
export const searchOfView = (search: string, { name, query }: { name: string; query: string }): string => {
  const next = new URLSearchParams(search)
  for (const part of [...PARTS, 'page']) next.delete(part)
  for (const [part, value] of new URLSearchParams(queryIn(query))) next.set(part, value)
  return withViewName(next.toString(), name)
}
