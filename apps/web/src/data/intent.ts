const HEX = 16
const TIME_DIGITS = 12
/** A version 7 UUID starts with 48 bits of the time in ms since 1970. */
const VERSION_7 = '7'

/** Creates an idempotency key: a UUID that contains its creation time on the server's clock. */
export const newIntent = (now: number): string => {
  const time = Math.floor(now).toString(HEX).padStart(TIME_DIGITS, '0')
  const [, , third = '', fourth, last] = crypto.randomUUID().split('-')
  return [time.slice(0, 8), time.slice(8), `${VERSION_7}${third.slice(1)}`, fourth, last].join('-')
}

/** Returns the creation time in an idempotency key, in epoch ms; 0 for a key without one. */
export const sinceOfIntent = (key: string): number => {
  const [, high = '', low = ''] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(key) ?? []
  return Number.parseInt(`0${high}${low}`, HEX)
}

/** Creates a function that returns one idempotency key per object, so a retry is not written twice. */
export const createIntentOf = (): ((payload: object) => string) => {
  const intents = new WeakMap<object, string>()
  return (payload) => {
    const intent = intents.get(payload) ?? crypto.randomUUID()
    intents.set(payload, intent)
    return intent
  }
}
