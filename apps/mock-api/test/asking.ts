import { API_BASE_PATH, IDENTITY_BASE_PATH } from '@portal/schemas'
import { type Endpoint, entitySchemas } from '@portal/schemas/contract'
import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { responseSchemas } from '../src/api/responseSchemas.ts'
import { CALLERS, mayMeet, ownerOfText } from './existingRecords.ts'
import type { FittingRequest } from './fitting.ts'
import { tokenFor } from './testSignIn.ts'

export interface RawRequest {
  readonly endpoint: Endpoint
  readonly caller: string
  /** URL-encoded. */
  readonly path: string
  readonly query: string
  readonly body: string | Buffer | undefined
  readonly contentType: string
}

/** Parsed response. `code` is empty for a success. */
export interface Answer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly data: unknown
  readonly json: unknown
  readonly text: string
}

export const NO_TOKEN = 'nobody'
export const BAD_TOKEN = 'forger'

const encode = (part: unknown): string =>
  encodeURIComponent(
    typeof part === 'string' ? part : typeof part === 'object' ? JSON.stringify(part) : String(part),
  )

const BOUNDARY = 'proof-of-the-mock'
const PDF = '%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const FILE = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="plan.pdf"\r\n` +
    `content-type: application/pdf\r\n\r\n${PDF}\r\n--${BOUNDARY}--\r\n`,
  'latin1',
)

const isUpload = ({ upload }: Endpoint): boolean => upload === true

export const raw = ({ endpoint, caller, params, query, body }: FittingRequest): RawRequest => ({
  endpoint,
  caller,
  path: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? '')),
  query: Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&'),
  body: isUpload(endpoint) ? FILE : body && JSON.stringify(body),
  contentType: isUpload(endpoint) ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
})

interface Envelope {
  readonly result?: { readonly errorcode?: string; readonly message?: string } | string
  readonly ErrorCode?: string
  readonly Message?: string
  readonly Data?: unknown
  readonly data?: unknown
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const read = (status: number, text: string): Answer => {
  const json = parse(text)
  const { result, ErrorCode, Message, Data, data }: Envelope =
    typeof json === 'object' && json !== null ? json : {}
  const setup = result === 'success' ? '' : result
  return {
    status,
    code:
      typeof setup === 'string' ? setup : (setup?.errorcode ?? ErrorCode ?? (status >= 400 ? 'Error' : '')),
    message: (typeof setup === 'string' ? undefined : setup?.message) ?? Message ?? '',
    data: data ?? Data,
    json,
    text,
  }
}

export const isDone = ({ status, code }: Answer): boolean =>
  status === 200 && (code === '' || code === 'NEWRELATION')

interface RequestParts {
  readonly method: Endpoint['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | undefined
}

const overNetwork =
  (origin: string) =>
  async ({ method, url, headers, payload }: RequestParts) => {
    const body =
      payload === undefined ? {} : { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }
    const response = await fetch(`${origin}${url}`, { method, headers, ...body })
    return { statusCode: response.status, body: await response.text() }
  }

/**
 * Returns a function that sends requests as any persona, without a token or with an invalid one. `network` is the
 * origin of a listening server. Without it, requests are injected.
 */
export const asker = async (app: FastifyInstance, network?: string) => {
  const tokens = new Map<string, string>([[BAD_TOKEN, 'not.a.token']])
  const origin = network === undefined ? {} : { origin: network }
  for (const username of CALLERS) tokens.set(username, await tokenFor(username, origin))
  const send =
    network === undefined
      ? ({ payload, ...rest }: RequestParts) =>
          app.inject({ ...rest, ...(payload !== undefined && { payload }) })
      : overNetwork(network)
  return async (request: RawRequest, session: string): Promise<Answer> => {
    const { endpoint, caller, path, query, body, contentType } = request
    const token = tokens.get(caller)
    const base = endpoint.host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH
    const { statusCode, body: text } = await send({
      method: endpoint.method,
      url: `${base}${path}${query === '' ? '' : `?${query}`}`,
      headers: {
        'x-mock-session': session,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': contentType }),
      },
      payload: body,
    })
    return read(statusCode, text)
  }
}

export type Ask = Awaited<ReturnType<typeof asker>>

const ajv = new Ajv({ strict: false, formats: { euro: true } })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)

const compiled = new Map<string, ValidateFunction>()
const checkOf = (endpoint: Endpoint, status: number): ValidateFunction => {
  const key = `${endpoint.id} ${status}`
  const schemas = responseSchemas(endpoint) as Readonly<Record<string, object>>
  const check = compiled.get(key) ?? ajv.compile(schemas[status] ?? schemas.default ?? {})
  compiled.set(key, check)
  return check
}

/** Returns an error message if a response has the wrong format, otherwise an empty text. */
export const formComplaint = (endpoint: Endpoint, { status, code, json, text }: Answer): string => {
  if (status >= 500) return `${status}: ${text}`
  // Downloads have no envelope.
  if (status === 200 && json === undefined && 'download' in endpoint) return ''
  // A path that matches no endpoint gets an error outside the envelope of `endpoint`.
  if (status === 404) return code === 'FAILEDTOFIND' ? '' : `404 without its code: ${text}`
  const check = checkOf(endpoint, status)
  return check(json)
    ? ''
    : `${status} breaks its envelope: ${text.slice(0, 300)} ${ajv.errorsText(check.errors)}`
}

/** Decodes the valid escape sequences of a text and keeps the others. */
const decode = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Returns an error message if a response contains data of another customer, otherwise an empty text. Ids from the
 * request may be repeated. With `strict`, all ids in the request are foreign, so a success must not repeat them: that
 * would mean that a foreign id was stored.
 */
export const scopeComplaint = (request: RawRequest, answer: Answer, strict = false): string => {
  const { caller, path, query, body } = request
  const { json, message } = answer
  const isTaken = strict && isDone(answer)
  const texts = isDone(answer) ? textsIn(json) : [...textsIn(json), ...message.split(/[\s'":,]+/)]
  const sent = isTaken ? '' : `${decode(path)} ${decode(query)} ${String(body ?? '')}`
  const strange = texts.find((text) => {
    const owner = ownerOfText(text)
    return owner !== undefined && !mayMeet(caller, owner) && !sent.includes(text)
  })
  return strange === undefined ? '' : `shows '${strange}' of ${ownerOfText(strange)} to ${caller}`
}
