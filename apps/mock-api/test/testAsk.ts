import { API_BASE_PATH, IDENTITY_BASE_PATH, type Route } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'

export interface RequestOptions {
  readonly method?: Route['method']
  readonly host?: Route['host']
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns a function that sends requests to the server without the network. */
export const askerAt =
  (appOf: () => FastifyInstance) =>
  (path: string, { method = 'GET', host, body, token, headers = {} }: RequestOptions = {}) =>
    appOf().inject({
      method,
      url: `${host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH}${path}`,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    })
