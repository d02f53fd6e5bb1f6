/** Number of concurrent requests, to limit the load on the server. */
const AT_ONCE = 6

/** Calls `ask` for all items, a few at a time. Returns the results in the order of the items. */
export const inTurns = async <T, R>(
  all: readonly T[],
  ask: (one: T) => Promise<R>,
): Promise<readonly R[]> => {
  const found: R[] = []
  for (let from = 0; from < all.length; from += AT_ONCE)
    found.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(ask))))
  return found
}
