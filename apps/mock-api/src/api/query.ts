import { BcoError } from '../bco/handler.ts'

type Fields = Record<string, unknown>

const convert = (text: string, type: unknown): unknown => {
  if (type === 'boolean') {
    if (text === 'true' || text === '1') return true
    return text === 'false' || text === '0' ? false : text
  }
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  return text
}

/**
 * Converts query parameters to numbers and booleans where the schema expects them. Values that cannot be converted
 * stay text, so the following check rejects and names them. Bodies are never converted.
 */
export const readQuery = (
  query: Fields,
  schema: { readonly properties?: Readonly<Record<string, unknown>> },
): Fields =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const property = schema.properties?.[name]
      const type =
        typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined
      return [name, typeof value === 'string' ? convert(value, type) : value]
    }),
  )

/** Rejects a query that is not percent-encoded UTF-8, because its raw text would otherwise be taken as the value. */
export const checkEncoding = (url: string): void => {
  const [, query = ''] = url.split('?')
  if (!query.includes('%')) return
  for (const pair of query.split('&')) {
    try {
      decodeURIComponent(pair)
    } catch {
      throw new BcoError('Error', `${pair.split('=')[0]}: is not percent-encoded UTF-8`)
    }
  }
}
