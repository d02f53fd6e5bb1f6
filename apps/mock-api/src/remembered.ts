/** Makes a value for each key once; of more keys than `most` the oldest is forgotten and made again. */
export const remembered = <V>(most: number, make: (key: string) => V): ((key: string) => V) => {
  const known = new Map<string, V>()
  return (key) => {
    if (known.has(key)) return known.get(key) as V
    const value = make(key)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
}
