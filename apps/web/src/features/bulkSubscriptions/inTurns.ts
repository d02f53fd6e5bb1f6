/** Looked up at the same time: the server is not asked everything at once. */
const AT_ONCE = 6

/** Asks for all, a few at a time, in their order. */
export const inTurns = async <T, R>(
  all: readonly T[],
  ask: (one: T) => Promise<R>,
): Promise<readonly R[]> => {
  const found: R[] = []
  for (let from = 0; from < all.length; from += AT_ONCE)
    found.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(ask))))
  return found
}
