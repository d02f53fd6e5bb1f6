/** Number of items to sort before a pause; takes a few milliseconds. */
const SLICE = 1_000
/** Number of items to merge before a pause. Larger than SLICE, because a merge compares each item only once. */
const MERGED = 5 * SLICE

const pauseNow = () =>
  new Promise<void>((done) => {
    setTimeout(done)
  })

/** Merges two sorted lists, with pauses. */
const merged = async <T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
  pause: () => Promise<void>,
): Promise<readonly T[]> => {
  const all: T[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (all.length > 0 && all.length % MERGED === 0) await pause()
    const isFirst = j >= b.length || (i < a.length && compare(a[i] as T, b[j] as T) <= 0)
    all.push((isFirst ? a[i++] : b[j++]) as T)
  }
  return all
}

/** Sorts in slices with pauses, because sorting many locations in one task would block the page. */
export const inOrder = async <T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  pause: () => Promise<void> = pauseNow,
): Promise<readonly T[]> => {
  let runs: (readonly T[])[] = []
  for (let at = 0; at < items.length; at += SLICE) {
    if (at > 0) await pause()
    runs.push(items.slice(at, at + SLICE).sort(compare))
  }
  while (runs.length > 1) {
    const next: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2) {
      const [a = [], b] = runs.slice(at, at + 2)
      if (b) await pause()
      next.push(b ? await merged(a, b, compare, pause) : a)
    }
    runs = next
  }
  return runs[0] ?? []
}

/** Converts `count` items in slices, with pauses. */
export const inSlices = async <T, R>(
  count: number,
  item: (index: number) => T,
  convert: (item: T) => R,
  pause: () => Promise<void> = pauseNow,
): Promise<readonly R[]> => {
  const all: R[] = []
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % SLICE === 0) await pause()
    all.push(convert(item(index)))
  }
  return all
}
