import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Left alone, a process keeps twice the memory that it needs: garbage is to be collected when there is so much more, in percent. */
const GROWING_PERCENT = 15
/** The same while there is little: to look through it at each 15 % doubles what the first pages cost. */
const FIRST_GROWING_PERCENT = 200
/** Little is less than this. */
const SPARING_BYTES = 700_000_000
/** While no one asks it is given back when there is so much of it. */
const GARBAGE_BYTES = 100_000_000

/** Answers what gives back the memory that is needed no more, where that is worth the time. */
export const garbageCollector = (): ((isQuiet: boolean, isDue: boolean) => void) => {
  setFlagsFromString(`--heap-growing-percent=${FIRST_GROWING_PERCENT}`)
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  let left = process.memoryUsage.rss()
  let isSparing = false
  return (isQuiet, isDue) => {
    const used = process.memoryUsage.rss()
    if (!isSparing && used > SPARING_BYTES) {
      isSparing = true
      setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`)
    }
    if (!isDue && (!isQuiet || used - left < GARBAGE_BYTES)) return
    if (typeof collect === 'function') collect()
    left = process.memoryUsage.rss()
  }
}
