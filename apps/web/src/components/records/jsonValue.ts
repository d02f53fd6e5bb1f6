export type JsonType = 'array' | 'object'

/** Formats a value for editing; empty if there is none. */
export const jsonText = (value: unknown): string =>
  value === undefined || value === '' ? '' : JSON.stringify(value, null, 2)

/** Parses a value of the type; undefined for an empty text, NaN for anything else. */
export const readJson = (text: string, type: JsonType): unknown => {
  if (text.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    const isOfType =
      type === 'array'
        ? Array.isArray(value)
        : typeof value === 'object' && value !== null && !Array.isArray(value)
    return isOfType ? value : Number.NaN
  } catch {
    return Number.NaN
  }
}
