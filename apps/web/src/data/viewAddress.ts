/** Parameters of a saved view: filter, period, order and page size. */
const PARTS = ['filter', 'period', 'sort', 'rows'] as const
/** Parameter with the name of the shown view. */
const NAME = 'view'

/** Returns the saved-view part of a URL query. */
export const queryIn = (search: string): string => {
  const query = new URLSearchParams(search)
  return new URLSearchParams(
    PARTS.flatMap((part) => {
      const value = query.get(part)
      return value === null ? [] : [[part, value]]
    }),
  ).toString()
}

export const viewNameIn = (search: string): string | null => new URLSearchParams(search).get(NAME)

/** True if the URL has no parameter of a list. */
export const saysNothing = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return ![...PARTS, 'page', NAME].some((part) => query.has(part))
}

/** Sets or removes the name of the view in a URL query. */
export const withViewName = (search: string, name: string | undefined): string => {
  const query = new URLSearchParams(search)
  if (name === undefined) query.delete(NAME)
  else query.set(NAME, name)
  return query.toString()
}

/** Removes the query, page and preview of a list; other parameters stay, including the name of the view. */
export const withoutView = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const part of [...PARTS, 'page', 'preview']) next.delete(part)
  return next
}

/** Returns the URL query of a saved view on its first page; other parameters stay. */
export const searchOfView = (search: string, { name, query }: { name: string; query: string }): string => {
  const next = new URLSearchParams(search)
  for (const part of [...PARTS, 'page']) next.delete(part)
  for (const [part, value] of new URLSearchParams(queryIn(query))) next.set(part, value)
  return withViewName(next.toString(), name)
}
