export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
/** A record whose values survive JSON, with null instead of `undefined`. */
export type Facts = Readonly<Record<string, Json>>

/** Caches quoted names and short texts, because they are few and written often. */
const quoted = new Map<string, string>()
const MOST_QUOTED = 20_000
const LONGEST_QUOTED = 40
const quote = (text: string): string => {
  const cached = quoted.get(text)
  if (cached !== undefined) return cached
  const made = JSON.stringify(text)
  if (quoted.size < MOST_QUOTED) quoted.set(text, made)
  return made
}

const writeRecord = (value: object): string => {
  let text = ''
  for (const name of Object.keys(value).sort()) {
    const part = write((value as Record<string, unknown>)[name])
    if (part !== undefined) text += `${text === '' ? '' : ','}${quote(name)}:${part}`
  }
  return `{${text}}`
}

const write = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.length > LONGEST_QUOTED ? JSON.stringify(value) : quote(value)
  if (value === null) return 'null'
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  // Infinity, NaN and bigints are not JSON, but each has its own text.
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object') return JSON.stringify(value)
  // Most values are plain, so test that first.
  if (Object.getPrototypeOf(value) === Object.prototype && !('toJSON' in value)) return writeRecord(value)
  if (Array.isArray(value)) return `[${value.map((part) => write(part) ?? 'null').join(',')}]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return write(value.toJSON())
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name}${write([...value])}`
  return writeRecord(value)
}

/**
 * Returns JSON with sorted names, so that equal values give equal text. Handwritten, because exploring spends much of
 * its time here.
 */
export const canonical = (value: unknown): string => write(value) ?? 'null'

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Describes the first part of a value that JSON would change; returns undefined if there is none. With `isLookedUp`,
 * `undefined` is allowed outside lists, because readers of the file look up the value of the model (`ownEvent`,
 * `ownInput`).
 */
export const changedByFile = (value: unknown, isLookedUp = false): string | undefined => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return '-0'
    return Number.isFinite(value) ? undefined : String(value)
  }
  if (typeof value !== 'object') return value === undefined ? 'undefined' : `a ${typeof value}`
  const isList = Array.isArray(value)
  if (!isList && !isPlain(value)) return `a ${value.constructor.name}`
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name]
    if (part === undefined && isLookedUp && !isList) continue
    const found = changedByFile(part, isLookedUp)
    if (found !== undefined) return `${found} as '${name}'`
  }
  return undefined
}

/** Returns the 32-bit FNV-1a hash in hexadecimal, with the given start value. */
const fnv = (text: string, start: number): string => {
  let sum = start
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Returns a hash of 16 hexadecimal digits; not for security. */
export const hash = (value: unknown): string => {
  const text = canonical(value)
  return fnv(text, 0x811c9dc5) + fnv(text, 0x9747b28c)
}
