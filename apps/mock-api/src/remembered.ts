/** Memoizes values by key. Evicts the oldest key above `most` keys. */
export const remembered = <V, More extends readonly unknown[] = []>(
  most: number,
  make: (key: string, ...more: More) => V,
): ((key: string, ...more: More) => V) => {
  const cache = new Map<string, V>()
  return (key, ...more) => {
    if (cache.has(key)) return cache.get(key) as V
    const value = make(key, ...more)
    cache.set(key, value)
    const [oldest] = cache.keys()
    if (cache.size > most && oldest !== undefined) cache.delete(oldest)
    return value
  }
}
