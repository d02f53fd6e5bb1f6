import type { BrowserContext, Request } from '@playwright/test'
import { endpoints } from '@portal/schemas/contract'
import { SPECIFIED_CALLS, unspecifiedNames } from '@portal/schemas/specifiedCalls'

const GENERIC = /^\/v3\.1\/\w+(\/BCO\/(?:filtered|one|meta|createupdate))/
const holes = (path: string) => path.split('{').length

/**
 * Endpoints with their S7 specification. Those with fewer path parameters come first, because the first match counts.
 */
const routes = Object.values(endpoints)
  .map(({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^/(?:api|identity)${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    call: SPECIFIED_CALLS.find(
      (call) =>
        call.method === method &&
        (call.path === path || call.path === path.replace(GENERIC, '/v3.1/{class}$1')),
    ),
  }))
  .toSorted((one, other) => holes(one.path) - holes(other.path))

const bodyNames = (request: Request): readonly string[] => {
  if (!request.headers()['content-type']?.includes('json')) return []
  const body: unknown = request.postDataJSON()
  return typeof body === 'object' && body !== null ? Object.keys(body) : []
}

/** Returns the parameters and body fields that a request contains although S7 does not specify them for its call. */
const unspecifiedOf = (request: Request): readonly string[] => {
  const { pathname, searchParams } = new URL(request.url())
  const route = routes.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))
  if (!route?.call) return []
  const names = unspecifiedNames(route.call, { query: [...searchParams.keys()], body: bodyNames(request) })
  return names.map((name) => `${route.method} ${route.path}: ${name}`)
}

/** Collects parameters that pages of this context send although S7 does not specify them. */
export const watchUnspecified = (context: BrowserContext): readonly string[] => {
  const found: string[] = []
  context.on('request', (request) => found.push(...unspecifiedOf(request)))
  return found
}
