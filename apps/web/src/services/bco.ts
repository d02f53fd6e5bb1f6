import {
  FAILED_TO_FIND_MESSAGE,
  FAILED_TO_LOAD_MESSAGE,
  isSuccess,
  NO_TOKEN_MESSAGE,
  RESULT_STATUSES,
  type ResultStatus,
  type Route,
} from '@portal/schemas'
import type { OperationId, OperationInput, OperationOutput } from '@portal/schemas/contract'

/** Why a call failed: the code of the catalogue (S8), what the server said of it, and its HTTP status (0: none came). */
export interface BcoFailure {
  readonly code: string
  readonly message: string
  readonly status: number
}

/** What a call brought, and the server's time of it, by which its age is counted. */
export interface Answer<T> {
  readonly data: T
  readonly at: number
}

export interface BcoOptions {
  /** Base of the API, without version segment. */
  readonly base: string
  /** Base of the calls that live at the identity provider. */
  readonly identity: string
  /** The access token to use: waits while it is being renewed; undefined when nobody is signed in. */
  readonly token: () => Promise<string | undefined>
  /**
   * Called when the server refused this token. Resolves with a new one after the one renewal that all waiting calls
   * share, or with undefined when the sign-in is over.
   */
  readonly renewed: (refused: string) => Promise<string | undefined>
}

export type Bco = ReturnType<typeof createBco>

const failed = (code: string, message: string, status: number): BcoFailure => ({ code, message, status })

/** True for what `call` rejects with; anything else is a bug. */
export const isBcoFailure = (error: unknown): error is BcoFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error

const isStatus = (value: unknown): value is ResultStatus => RESULT_STATUSES.some((status) => status === value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What an envelope says: its payload, or the code and message of the failure. The one place that knows their shapes. */
const open = (
  envelope: Route['envelope'],
  body: unknown,
): { data: unknown } | { code: string; message: string } | undefined => {
  if (!isRecord(body)) return undefined
  switch (envelope) {
    case 'result': {
      const { result } = body
      if (!isRecord(result) || !isStatus(result.status)) return undefined
      if (isSuccess(result.status)) return { data: body.data }
      return { code: String(result.errorcode ?? ''), message: String(result.message ?? '') }
    }
    case 'table':
      if (!isStatus(body.Status)) return undefined
      if (!isSuccess(body.Status))
        return { code: String(body.ErrorCode ?? ''), message: String(body.Message ?? '') }
      return Array.isArray(body.Data) && isRecord(body.Page)
        ? { data: { Data: body.Data, Page: body.Page } }
        : undefined
    case 'setup':
      if (typeof body.result !== 'string') return undefined
      return body.result === 'success' ? { data: body.result } : { code: body.result, message: '' }
    case 'banner':
      return typeof body.message === 'string' ? { data: body.message } : undefined
  }
}

const addressOf = (base: string, route: Route, input: Record<'params' | 'query', unknown>): string => {
  const params = isRecord(input.params) ? input.params : {}
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(input.query) ? input.query : {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.toString()
  return `${base}${path}${search && `?${search}`}`
}

/**
 * The one way to the BCO API. A call is made from its row of the endpoint table; it resolves with the payload or rejects
 * with a {@link BcoFailure}. A refused token is renewed once for all waiting calls, and each is repeated once.
 */
export const createBco = ({ base, identity, token, renewed }: BcoOptions) => {
  // By how much the server's clock is ahead: ages on screen are true even where it runs on a time of its own.
  let ahead = 0

  const send = async (
    address: string,
    route: Route,
    body: unknown,
    accessToken: string,
    signal?: AbortSignal,
  ) => {
    try {
      return await fetch(address, {
        method: route.method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw failed('FAILEDTOLOAD', FAILED_TO_LOAD_MESSAGE, 0)
    }
  }

  const read = async <T>(response: Response, route: Route): Promise<Answer<T>> => {
    if (response.status === 404) throw failed('FAILEDTOFIND', FAILED_TO_FIND_MESSAGE, 404)
    let body: unknown
    try {
      body = await response.json()
    } catch {
      throw failed(
        'UNEXPECTED',
        `The answer of ${route.id} (${response.status}) could not be read.`,
        response.status,
      )
    }
    const content = open(route.envelope, body)
    if (!content)
      throw failed('UNEXPECTED', `The answer of ${route.id} has an unknown shape.`, response.status)
    if ('code' in content) throw failed(content.code || 'UNKNOWNERROR', content.message, response.status)
    if (!response.ok) throw failed('UNEXPECTED', `${route.id} answered ${response.status}.`, response.status)
    const said = Date.parse(response.headers.get('x-server-now') ?? '')
    const at = Number.isNaN(said) ? Date.now() : said
    ahead = at - Date.now()
    return { data: content.data as T, at }
  }

  const call = async <K extends OperationId>(
    route: Route & { readonly id: K },
    input: OperationInput<K>,
    signal?: AbortSignal,
  ): Promise<Answer<OperationOutput<K>>> => {
    const parts: { params?: unknown; query?: unknown; body?: unknown } = input
    const address = addressOf(route.host ? identity : base, route, {
      params: parts.params,
      query: parts.query,
    })
    const used = await token()
    // The sign-in has ended while somebody still wanted to know: not worth a request that can only be refused.
    if (used === undefined) throw failed('NOTLOGGEDIN', NO_TOKEN_MESSAGE, 0)
    const response = await send(address, route, parts.body, used, signal)
    if (response.status !== 401) return read(response, route)
    const next = await renewed(used)
    if (next === undefined) return read(response, route)
    return read(await send(address, route, parts.body, next, signal), route)
  }

  return {
    call,
    /** The server's time, as far as its last answer tells. */
    now: () => Date.now() + ahead,
  }
}
