import type { FastifyInstance } from 'fastify'
import { TEST_NOW, TEST_ORIGIN, tokenFor } from './testSignIn.ts'

let sessions = 0

/** Response fields that tests check, from any of the four envelopes. */
export interface Answer {
  readonly status: number
  /** Empty for a success. */
  readonly code: string
  readonly message: string
  /** Untyped, because tests compare it with the expected data. */
  readonly data: ReturnType<typeof JSON.parse>
  readonly pages: number
  /** Number of records of a list, on all pages. */
  readonly count: number
  readonly headers: Readonly<Record<string, unknown>>
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', remove: 'DELETE' } as const

/**
 * Returns a caller with a new session, or with the named one. `advance` moves the session's clock. `origin` is the
 * server's URL, for which the token is issued.
 */
export const callerOf = async (
  app: FastifyInstance,
  username: string,
  sessionId = `caller-${(sessions += 1)}`,
  origin = TEST_ORIGIN,
) => {
  const authorization = `Bearer ${await tokenFor(username, { sessionId, origin })}`
  const send = async (method: keyof typeof METHODS, path: string, body?: unknown): Promise<Answer> => {
    const response = await app.inject({
      method: METHODS[method],
      url: `/api${path}`,
      headers: { authorization },
      ...(body !== undefined && { payload: body as object }),
    })
    const json = response.json()
    return {
      status: response.statusCode,
      code:
        json.result?.errorcode ?? json.ErrorCode ?? (json.result === 'success' ? '' : (json.result ?? '')),
      message: json.result?.message ?? json.Message ?? '',
      data: json.data ?? json.Data ?? json,
      pages: json.Page?.PageCount ?? 1,
      count: json.Page?.Results ?? 0,
      headers: response.headers,
    }
  }
  const control = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/__mock${path}`, headers: { 'x-mock-session': sessionId }, payload })
  // With a paused clock, results depend only on the actions of the test.
  await control('/clock', { now: TEST_NOW.toISOString(), paused: true })
  return {
    sessionId,
    get: (path: string) => send('get', path),
    post: (path: string, body: unknown = {}) => send('post', path, body),
    put: (path: string, body: unknown) => send('put', path, body),
    remove: (path: string) => send('remove', path),
    /** Returns the whole response, for a file. */
    raw: (path: string) => app.inject({ url: `/api${path}`, headers: { authorization } }),
    advance: (seconds: number) => control('/clock', { advanceMs: seconds * 1_000 }),
    control,
  }
}

export type TestCaller = Awaited<ReturnType<typeof callerOf>>

/** Writes a record by the generic call of its class. */
export const save = (caller: TestCaller, name: string, body: object) =>
  caller.post(`/v3.1/${name}/BCO/createupdate`, body)

export const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data

export const list = async (caller: TestCaller, name: string, query = '') =>
  (await caller.get(`/v3.1/${name}/BCO/filtered?select=&pagesize=100&${query}`)).data
