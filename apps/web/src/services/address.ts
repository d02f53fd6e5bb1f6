import type { Route } from '@portal/schemas'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The address of a call, with its parameters made safe and those that are absent left out. */
export const addressOf = (
  base: string,
  route: Pick<Route, 'path'>,
  input: { readonly params?: unknown; readonly query?: unknown } = {},
): string => {
  const params = isRecord(input.params) ? input.params : {}
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(input.query) ? input.query : {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.toString()
  return `${base}${path}${search && `?${search}`}`
}
