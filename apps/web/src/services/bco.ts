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
import { type Arrived, arrived, asCame } from './readers/index.ts'
import { sendFile } from './sendFile.ts'

/** Why a call failed: the code of the catalogue (S8), what the server said of it, and its HTTP status (0: none came). */
export interface BcoFailure {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly severity: FailureStatus
  /** Of list and single reads (S8). */
  readonly kind?: 'wrongpw' | 'unknown'
  /** Of a write that was refused because the record has changed meanwhile (409): the record as it is now. */
  readonly current?: unknown
}

/** What `api-error` on the document carries (S8): never the access token. */
export interface ApiErrorDetail {
  /** The body of the answer, where one came, and what the portal makes of it. */
  readonly data: { readonly answer?: unknown; readonly failure: BcoFailure }
  readonly options: { readonly method: string; readonly address: string; readonly body?: unknown }
  /** 'chargepoint' of /v3.1/chargepoint/BCO/{id}. */
  readonly dataClass: string
}

/** What a call brought, and the server's time of it, by which its age is counted. */
export interface Answer<T> {
  readonly data: T
  readonly at: number
}

/** A write that came to its end. */
export interface WrittenRecord {
  /** 'chargepoint' of /v3.1/chargepoint/BCO/{id}. */
  readonly dataClass: string
  /** The record that the call names, if it names one. */
  readonly id?: string
}

export interface BcoOptions {
  /** Base of the API, without version segment. */
  readonly base: string
  /** Base of the calls that live at the identity provider. */
  readonly identity: string
  /** The access token to use: waits while it is being renewed; undefined when signed out. */
  readonly token: () => Promise<string | undefined>
  /**
   * Called when the server refused this token. Resolves with a new one after the one renewal that all waiting calls
   * share, or with undefined when the sign-in is over.
   */
  readonly renewed: (refused: string) => Promise<string | undefined>
  /** Called after each write that succeeded or met a changed record: what was read before may be wrong now. */
  readonly written?: (record: WrittenRecord) => void
  /** Id of the relation whose eyes reads are made through; undefined for the own ones. */
  readonly viewAsRelationId?: () => string | undefined
  /** Set when the portal was opened with `?debug=1`: each save of a record then carries it (S7). */
  readonly debug?: boolean
}

/** How a call is made; all of it may be left out. */
export interface CallOptions {
  /** Cancels it: a cancelled call is not reported. */
  readonly signal?: AbortSignal | undefined
  /** Set for a call that a server may lack and the caller can do without: its 404 is no failure to notify of. */
  readonly isOptional?: boolean
  /** A UUID of what the person wants, sent as `Idempotency-Key`: the same wish sent again is done once. */
  readonly intent?: string | undefined
  /** One of many writes: the screen reads again after the last of them, by the one who sends them. */
  readonly isOneOfMany?: boolean
  /** Id of the relation whose eyes a read is made through, where it is not that of every read. */
  readonly viewAsRelationId?: string | undefined
}

/** How a file is sent. */
export interface UploadOptions extends CallOptions {
  /** Told the share that has left, from 0 to 1. */
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

/** The HTTP status of a write to a record that has changed since it was read. */
const CONFLICT = 409

/** So many of the outcomes that come before anybody listens are kept. */
const MOST_KEPT = 20

/** True for what `call` rejects with; anything else is a bug. */
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

/** Whether a payload is of the kind that its operation promises: a screen cannot be made of anything else. */
const fits = ({ envelope, answers }: Route, data: unknown): boolean => {
  if (envelope !== 'result') return true
  if (answers === 'text') return typeof data === 'string'
  return answers === 'list' ? Array.isArray(data) : isRecord(data) && !Array.isArray(data)
}

/** What an envelope says: its payload, or the code and message of the failure. The one place that knows their shapes. */
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

const addressOf = (base: string, route: Route, input: Record<'params' | 'query', unknown>): string => {
  const params = isRecord(input.params) ? input.params : {}
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => toAddressPart(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(input.query) ? input.query : {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.toString()
  return `${base}${path}${search && `?${search}`}`
}

/** True if each part of its path can be written: '..' would ask another endpoint. */
const hasAddress = ({ path }: Route, params: unknown): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) => isRecord(params) && isAddressable(String(params[name])),
  )

/**
 * The one way to the BCO API. A call is made from its row of the endpoint table; it resolves with the payload or rejects
 * with a {@link BcoFailure}. A refused token is renewed once for all waiting calls, and each is repeated once.
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
  // By how much the server's clock is ahead: ages on screen are true even where it runs on a time of its own.
  let ahead = 0
  let answeredAt = 0

  const kept: Outcome[] = []
  let tell = (outcome: Outcome) => {
    if (kept.length < MOST_KEPT) kept.push(outcome)
  }

  const send = async (
    address: string,
    route: Route,
    { body, file }: { readonly body?: unknown; readonly file?: File | undefined },
    accessToken: string,
    { signal, intent, onProgress, viewAsRelationId: viewAs }: UploadOptions,
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
      if (file) return await sendFile(address, file, { method, headers, signal, onProgress })
      return await fetch(address, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw failed('FAILEDTOLOAD', FAILED_TO_LOAD_MESSAGE, 0)
    }
  }

  const timeOf = (response: Response, sentAt: number): number => {
    const said = Date.parse(response.headers.get('x-server-now') ?? '')
    const at = Number.isNaN(said) ? Date.now() : said
    // It was said between the sending and now: a late answer does not put the clock back.
    ahead = Math.min(Math.max(ahead, at - Date.now()), at - sentAt)
    // Answers may come in another order than they were given.
    answeredAt = Math.max(answeredAt, at)
    return at
  }

  /** What an answer holds; its body is kept in `heard` first, whatever it is. */
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
      // A file comes as it is, a refusal to hand it out in the envelope.
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

  /** One call with all its steps; the payload is whatever came. */
  const perform = async (
    route: Route,
    { params, query, body }: Input,
    options: UploadOptions,
    file?: File,
  ): Promise<Answer<unknown>> => {
    const takesDebug = debug && route.path.endsWith('/createupdate')
    const address = addressOf(route.host ? identity : base, route, {
      params,
      query: takesDebug ? { ...(isRecord(query) && query), debug: 1 } : query,
    })
    const isRead = route.isRead ?? route.method === 'GET'
    const about = { operation: route.id, kind: isRead ? 'read' : 'write' } as const
    const dataClass = route.path.split('/')[2] ?? ''
    const rawBody: { answer?: unknown } = {}
    // Who writes does so as themself, whatever eyes they look through.
    const sent = {
      ...options,
      viewAsRelationId: isRead && !route.host ? (options.viewAsRelationId ?? viewAsRelationId()) : undefined,
    }
    const answered = async () => {
      if (!hasAddress(route, params)) throw failed('FAILEDTOFIND', FAILED_TO_FIND_MESSAGE, 404, 'error')
      const used = await token()
      // Signed out meanwhile: skip a request that would be refused.
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
        // What the sign-in service is sent are secrets.
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
   * The same with the answer as it came, with every field of it and none looked at: for those that write a record again, compare it
   * with what they sent, or read records of any class by `meta`. Views are given what `call` hands on.
   */
  const callWhole = async <K extends OperationId>(
    route: Route & { readonly id: K },
    input: OperationInput<K>,
    options: CallOptions = {},
  ): Promise<Answer<OperationOutput<K>>> => {
    const { data, at } = await perform(route, input, options)
    return { data: asCame(data) as OperationOutput<K>, at }
  }

  /** Sends one file; `input` is what the call takes beside it. */
  const upload = async <K extends OperationId>(
    route: Route & { readonly id: K; readonly upload: true },
    input: Omit<OperationInput<K>, 'file'>,
    file: File,
    options: UploadOptions = {},
  ): Promise<Answer<Arrived<K>>> => {
    const { data, at } = await perform(route, input, options, file)
    return { data: arrived(route.id, data), at }
  }

  /** Fetches a file. */
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
    /** The server's time, as far as its last answer tells. */
    now: () => Date.now() + ahead,
    /** When the server answered last, on its own clock. */
    answeredAt: () => answeredAt,
    /** From now on each call's end is reported there, after those that had no listener. */
    onOutcome: (listen: (outcome: Outcome) => void) => {
      for (const outcome of kept.splice(0)) listen(outcome)
      tell = listen
    },
  }
}
