const HEX = 16
const TIME_DIGITS = 12
/** A UUID of version 7 begins with the low 48 bits of the time in ms since 1970. */
const VERSION_7 = '7'

/** The key of an intent (Idempotency-Key): a UUID that also tells since when it is wanted, on the server's clock. */
export const newIntent = (now: number): string => {
  const time = Math.floor(now).toString(HEX).padStart(TIME_DIGITS, '0')
  const [, , third = '', fourth, last] = crypto.randomUUID().split('-')
  return [time.slice(0, 8), time.slice(8), `${VERSION_7}${third.slice(1)}`, fourth, last].join('-')
}

/** Since when something is wanted; 0 for a key that does not tell. */
export const sinceOfIntent = (key: string): number => {
  const [, high = '', low = ''] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(key) ?? []
  return Number.parseInt(`0${high}${low}`, HEX)
}

/** Makes a function that returns one intent per object: the same changes sent again are not written twice. */
export const createIntentOf = (): ((wanted: object) => string) => {
  const intents = new WeakMap<object, string>()
  return (wanted) => {
    const intent = intents.get(wanted) ?? crypto.randomUUID()
    intents.set(wanted, intent)
    return intent
  }
}
