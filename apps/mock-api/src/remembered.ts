/** Memoizes values by key. Above `most` keys the oldest is evicted. */
export const remembered = <V, More extends readonly unknown[] = []>(
  most: number,
  make: (key: string, ...more: More) => V,
): ((key: string, ...more: More) => V) => {
  const known = new Map<string, V>()
  return (key, ...more) => {
    if (known.has(key)) return known.get(key) as V
    const value = make(key, ...more)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
}
