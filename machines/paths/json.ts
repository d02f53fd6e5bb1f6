export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
/** A record of values that survive JSON; `undefined` becomes null. */
export type Facts = Readonly<Record<string, Json>>

const write = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((part) => write(part) ?? 'null').join(',')}]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return write(value.toJSON())
  const parts: string[] = []
  for (const name of Object.keys(value).sort()) {
    const part = write((value as Record<string, unknown>)[name])
    if (part !== undefined) parts.push(`${JSON.stringify(name)}:${part}`)
  }
  return `{${parts.join(',')}}`
}

/** JSON with sorted names: equal values give equal text. Exploring spends much of its time here, so it is written out. */
export const canonical = (value: unknown): string => write(value) ?? 'null'

/** FNV-1a over 32 bits from a given start. */
const fnv = (text: string, start: number): string => {
  let sum = start
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** 16 hexadecimal digits that tell versions apart; they protect nothing. */
export const hash = (value: unknown): string => {
  const text = canonical(value)
  return fnv(text, 0x811c9dc5) + fnv(text, 0x9747b28c)
}
