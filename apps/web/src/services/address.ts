import { toAddressPart } from '@portal/schemas'

/**
 * Builds the path and query of a call. Keeps the braces of a missing path parameter, and omits a missing query
 * parameter.
 */
export const addressOf = (
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) =>
    params[name] === undefined ? braces : toAddressPart(String(params[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return `${filled}${search && `?${search}`}`
}
