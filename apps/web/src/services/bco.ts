import type { Outcome } from '@portal/machines'
import {
  FAILED_TO_FIND_MESSAGE,
  FAILED_TO_LOAD_MESSAGE,
  type FailureStatus,
  INVALID_TOKEN_MESSAGE,
  isAddressable,
  isSuccess,
  NO_TOKEN_MESSAGE,
  RESULT_STATUSES,
  type ResultStatus,
  type Route,
  toAddressPart,
  VIEW_AS_HEADER,
} from '@portal/schemas'
import type { OperationId, OperationInput, OperationOutput } from '@portal/schemas/contract'
import { addressOf } from './address.ts'
import { type Arrived, arrived, asCame } from './readers/index.ts'
import { sendFile } from './sendFile.ts'

/** Failure of a call: code of the catalogue (S8), server message and HTTP status (0 without a response). */
export interface BcoFailure {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly severity: FailureStatus
  /** Set for reads (S8): 'wrongpw' for the code WrongPassword, otherwise 'unknown'. */
  readonly kind?: 'wrongpw' | 'unknown'
  /** Current record. Set for a write that was refused because the record has changed since it was read (409). */
  readonly current?: unknown
}

/** Detail of the `api-error` event on the document (S8). Never contains the access token. */
export interface ApiErrorDetail {
  /** Body of the response, if any, and the failure derived from it. */
  readonly data: { readonly answer?: unknown; readonly failure: BcoFailure }
  readonly options: { readonly method: string; readonly address: string; readonly body?: unknown }
  /** `chargepoint` for /v3.1/chargepoint/BCO/{id}. */
  readonly dataClass: string
}

/** Payload of a call, and the server time of the response, used to compute the age of the data. */
export interface Answer<T> {
  readonly data: T
  readonly at: number
}

/** A write that succeeded or conflicted with a newer version. */
export interface WrittenRecord {
  /** `chargepoint` for /v3.1/chargepoint/BCO/{id}. */
  readonly dataClass: string
  /** Id of the record in the call, if it has one. */
  readonly id?: string
}

export interface BcoOptions {
  /** Base URL of the API, without version segment. */
  readonly base: string
  /** Base URL of the endpoints at the identity provider. */
  readonly identity: string
  /** Returns the access token, after a pending renewal; undefined when signed out. */
  readonly token: () => Promise<string | undefined>
  /**
   * Called when the server has refused this token. Resolves with a new token after a renewal that all waiting calls
   * share, or with undefined if the session has ended.
   */
  readonly renewed: (refused: string) => Promise<string | undefined>
  /**
   * Called after each write to the API that succeeded or conflicted, because cached reads may be stale. Not called for
   * one of several writes.
   */
  readonly written?: (record: WrittenRecord) => void
  /**
   * Returns the id of the relation to view as, which is sent with every call to the API; undefined to view as oneself.
   */
  readonly viewAsRelationId?: () => string | undefined
  /** Set if the portal was opened with `?debug=1`, which is then also sent with each save of a record (S7). */
  readonly debug?: boolean
}

export interface CallOptions {
  /** Cancels the call. A cancelled call is not reported. */
  readonly signal?: AbortSignal | undefined
  /** Set for an endpoint that a server may lack; its 404 is not passed to `onOutcome`. */
  readonly isOptional?: boolean
  /** Key sent as `Idempotency-Key`; the server performs a write with a repeated key only once. */
  readonly intent?: string | undefined
  /** Set for one of several writes; `written` is not called, because the caller refetches after the last one. */
  readonly isOneOfMany?: boolean
  /** Id of the relation to view as in this call; defaults to that of all calls. */
  readonly viewAsRelationId?: string | undefined
  /** Called with a copy of each response, before its envelope is checked. */
  readonly onResponse?: (response: Response) => void
}

export interface UploadOptions extends CallOptions {
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

export type Bco = ReturnType<typeof createBco>

const failed = (
  code: string,
  message: string,
  status: number,
  severity: FailureStatus = 'critical',
): BcoFailure => ({ code, message, status, severity })

/** HTTP status of a write to a record that has changed since it was read. */
const CONFLICT = 409

/** Maximum number of outcomes buffered until a listener exists. */
const MOST_KEPT = 20

/** True for the failures that calls reject with; anything else is a bug. */
export const isBcoFailure = (error: unknown): error is BcoFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error

const isStatus = (value: unknown): value is ResultStatus => RESULT_STATUSES.some((status) => status === value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBlob = (value: unknown): value is Blob => isRecord(value) && 'arrayBuffer' in value

interface Envelope {
  readonly status: ResultStatus
  readonly code: string
  readonly message: string
  readonly data?: unknown
}

const toEnvelope = (status: ResultStatus, code: unknown, message: unknown, data?: unknown): Envelope => ({
  status,
  code: String(code ?? ''),
  message: String(message ?? ''),
  data,
})

/** True if the payload has the type that its operation declares. */
const fits = ({ envelope, answers }: Route, data: unknown): boolean => {
  if (envelope !== 'result') return true
  if (answers === 'text') return typeof data === 'string'
  return answers === 'list' ? Array.isArray(data) : isRecord(data) && !Array.isArray(data)
}

/** Parses an envelope into its payload or its failure. Only this function knows the envelope formats. */
const parseEnvelope = (envelope: Route['envelope'], body: unknown): Envelope | undefined => {
  if (!isRecord(body)) return undefined
  switch (envelope) {
    case 'result': {
      const { result } = body
      if (!isRecord(result) || !isStatus(result.status)) return undefined
      return toEnvelope(result.status, result.errorcode, result.message, body.data)
    }
    case 'table':
      if (!isStatus(body.Status)) return undefined
      if (isSuccess(body.Status) && !(Array.isArray(body.Data) && isRecord(body.Page))) return undefined
      return toEnvelope(body.Status, body.ErrorCode, body.Message, body)
    case 'setup':
      if (typeof body.result !== 'string') return undefined
      return body.result === 'success'
        ? toEnvelope('success', '', '', body.result)
        : toEnvelope('error', body.result, '')
    case 'banner':
      return typeof body.message === 'string' ? toEnvelope('success', '', '', body.message) : undefined
  }
}

/** True if each path parameter can be encoded; '..', for example, would lead to another endpoint. */
const hasAddress = ({ path }: Route, params: unknown): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) => isRecord(params) && isAddressable(String(params[name])),
  )

/**
 * Creates the only client of the BCO API. A call is built from its row of the endpoint table. It resolves with the
 * payload or rejects with a {@link BcoFailure}. A refused token is renewed once for all waiting calls, and each call
 * is repeated once.
 */
export const createBco = ({
  base,
  identity,
  token,
  renewed,
  written = () => undefined,
  viewAsRelationId = () => undefined,
  debug = false,
}: BcoOptions) => {
  // Lead of the server's clock over the device's, in ms. Ages on screen are computed with it.
  let ahead = 0
  let answeredAt = 0

  const pending: Outcome[] = []
  let tell = (outcome: Outcome) => {
    if (pending.length < MOST_KEPT) pending.push(outcome)
  }

  const send = async (
    address: string,
    route: Route,
    { body, file }: { readonly body?: unknown; readonly file?: File | undefined },
    accessToken: string,
    { signal, intent, onProgress, viewAsRelationId: viewAs, onResponse }: UploadOptions,
  ) => {
    const { method } = route
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(intent !== undefined && { 'idempotency-key': intent }),
      ...(viewAs !== undefined && { [VIEW_AS_HEADER]: toAddressPart(viewAs) }),
    }
    try {
      const response = file
        ? await sendFile(address, file, { method, headers, signal, onProgress })
        : await fetch(address, {
            method,
            headers,
            ...(body !== undefined && { body: JSON.stringify(body) }),
            ...(signal && { signal }),
          })
      onResponse?.(response.clone())
      return response
    } catch (error) {
      if (signal?.aborted) throw error
      throw failed('FAILEDTOLOAD', FAILED_TO_LOAD_MESSAGE, 0)
    }
  }

  const timeOf = (response: Response, sentAt: number): number => {
    const serverNow = Date.parse(response.headers.get('x-server-now') ?? '')
    const at = Number.isNaN(serverNow) ? Date.now() : serverNow
    // The server sent its time between `sentAt` and now, so `ahead` changes only as far as these bounds require.
    ahead = Math.min(Math.max(ahead, at - Date.now()), at - sentAt)
    // Responses may arrive out of order.
    answeredAt = Math.max(answeredAt, at)
    return at
  }

  /** Reads a response. Stores its body in `rawBody` first, because the `api-error` event of a failure contains it. */
  const read = async (
    response: Response,
    route: Route,
    rawBody: { answer?: unknown },
    sentAt: number,
  ): Promise<Envelope & { readonly at: number }> => {
    const { status: http } = response
    if (http === 404) throw failed('FAILEDTOFIND', FAILED_TO_FIND_MESSAGE, 404, 'error')
    const unexpected = failed('UNEXPECTED', `${route.id} answered ${http}.`, http)
    try {
      // A file has no envelope, but a refusal does.
      if (route.download && response.ok && !response.headers.get('content-type')?.includes('json'))
        return { ...toEnvelope('success', '', '', await response.blob()), at: timeOf(response, sentAt) }
      rawBody.answer = await response.json()
    } catch {
      throw unexpected
    }
    const content = parseEnvelope(route.envelope, rawBody.answer)
    if (!content) throw unexpected
    const { status, code, message, data } = content
    if (!isSuccess(status)) {
      const failure = failed(
        code || 'UNKNOWNERROR',
        code === 'InvalidToken' ? INVALID_TOKEN_MESSAGE : message,
        http,
        status as FailureStatus,
      )
      throw http === CONFLICT ? { ...failure, current: data } : failure
    }
    if (!response.ok || !fits(route, data)) throw unexpected
    return { ...content, at: timeOf(response, sentAt) }
  }

  /** Performs a call with token renewal, reports its outcome, and returns the payload unparsed. */
  const perform = async (
    route: Route,
    { params, query, body }: Input,
    options: UploadOptions,
    file?: File,
  ): Promise<Answer<unknown>> => {
    const takesDebug = debug && route.path.endsWith('/createupdate')
    const parameters = isRecord(query) ? query : {}
    const sentQuery = takesDebug ? { ...parameters, debug: 1 } : parameters
    const path = addressOf(route.path, isRecord(params) ? params : {}, sentQuery)
    const address = `${route.host ? identity : base}${path}`
    const isRead = route.isRead ?? route.method === 'GET'
    const about = { operation: route.id, kind: isRead ? 'read' : 'write' } as const
    const dataClass = route.path.split('/')[2] ?? ''
    const rawBody: { answer?: unknown } = {}
    // Sent with writes too: the server performs them as the user, but records the viewed relation in the audit trail.
    const sent = {
      ...options,
      viewAsRelationId: route.host ? undefined : (options.viewAsRelationId ?? viewAsRelationId()),
    }
    const answered = async () => {
      if (!hasAddress(route, params)) throw failed('FAILEDTOFIND', FAILED_TO_FIND_MESSAGE, 404, 'error')
      const used = await token()
      // The user has signed out meanwhile, so skip a request that would be refused.
      if (used === undefined) throw failed('NOTLOGGEDIN', NO_TOKEN_MESSAGE, 0)
      const sentAt = Date.now()
      const response = await send(address, route, { body, file }, used, sent)
      if (response.status !== 401) return read(response, route, rawBody, sentAt)
      const next = await renewed(used)
      if (next === undefined) return read(response, route, rawBody, sentAt)
      return read(await send(address, route, { body, file }, next, sent), route, rawBody, sentAt)
    }
    const reportWrite = () => {
      if (isRead || route.host || options.isOneOfMany) return
      const id = isRecord(params) && params.id !== undefined ? params.id : isRecord(body) && body.Id
      written({ dataClass, ...(typeof id === 'string' && { id }) })
    }
    try {
      const { status, code, message, data, at } = await answered()
      tell({ ...about, success: { colour: status as 'success' | 'info', code, message } })
      reportWrite()
      return { data, at }
    } catch (error) {
      if (!isBcoFailure(error) || options.signal?.aborted) throw error
      const failure: BcoFailure = {
        ...error,
        ...(isRead && { kind: error.code === 'WrongPassword' ? 'wrongpw' : 'unknown' }),
      }
      const detail: ApiErrorDetail = {
        data: { ...rawBody, failure },
        // Bodies for the identity provider contain secrets.
        options: { method: route.method, address, body: route.host ? undefined : body },
        dataClass,
      }
      document.dispatchEvent(new CustomEvent('api-error', { detail }))
      if (!(options.isOptional && failure.code === 'FAILEDTOFIND')) tell({ ...about, failure })
      if (failure.status === CONFLICT) reportWrite()
      throw failure
    }
  }

  const call = async <K extends OperationId>(
    route: Route & { readonly id: K },
    input: OperationInput<K>,
    options: CallOptions = {},
  ): Promise<Answer<Arrived<K>>> => {
    const { data, at } = await perform(route, input, options)
    return { data: arrived(route.id, data), at }
  }

  /**
   * Like `call`, but returns every field of the unparsed response, for code that writes a record back, compares it
   * with its request, or reads any class by `meta`. Views use `call`.
   */
  const callWhole = async <K extends OperationId>(
    route: Route & { readonly id: K },
    input: OperationInput<K>,
    options: CallOptions = {},
  ): Promise<Answer<OperationOutput<K>>> => {
    const { data, at } = await perform(route, input, options)
    return { data: asCame(data) as OperationOutput<K>, at }
  }

  /** Uploads one file; `input` holds the other parameters of the call. */
  const upload = async <K extends OperationId>(
    route: Route & { readonly id: K; readonly upload: true },
    input: OperationInput<K>,
    file: File,
    options: UploadOptions = {},
  ): Promise<Answer<Arrived<K>>> => {
    const { data, at } = await perform(route, input, options, file)
    return { data: arrived(route.id, data), at }
  }

  const download = async <K extends OperationId>(
    route: Route & { readonly id: K; readonly download: true },
    input: OperationInput<K>,
    options: CallOptions = {},
  ): Promise<Answer<Blob>> => {
    const { data, at } = await perform(route, input, options)
    if (!isBlob(data)) throw failed('UNEXPECTED', `${route.id} sent no file.`, 200)
    return { data, at }
  }

  return {
    call,
    callWhole,
    upload,
    download,
    /** Returns the server time, estimated from the responses. */
    now: () => Date.now() + ahead,
    answeredAt: () => answeredAt,
    /** Reports the outcome of each later call to `listen`, after the buffered ones. */
    onOutcome: (listen: (outcome: Outcome) => void) => {
      for (const outcome of pending.splice(0)) listen(outcome)
      tell = listen
    },
  }
}
