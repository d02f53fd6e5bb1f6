export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
/** A record of values that survive JSON; `undefined` becomes null. */
export type Facts = Readonly<Record<string, Json>>

/** JSON with sorted names: equal values give equal text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null'

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
