import type { ErrorCode } from '@portal/schemas'
import { afterAll } from 'vitest'
import { SESSION_HEADER } from '../src/control/sessions.ts'
import { buildServer } from '../src/server.ts'
import { TEST_NOW, TEST_ORIGIN, tokenFor } from './testSignIn.ts'

export interface Answered {
  readonly status: number
  readonly code: ErrorCode | ''
  readonly message: string
  readonly data: unknown
  readonly page: { readonly Results: number; readonly PageCount: number; readonly PageNumber: number }
  readonly headers: Readonly<Record<string, unknown>>
}

interface CallOptions {
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly session?: string
}

type Server = Awaited<ReturnType<typeof buildServer>>

/** Starts a server for the tests of a file, and closes it after them. */
export const testServer = async (): Promise<Server> => {
  const app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
  afterAll(() => app.close())
  return app
}

/** Returns a function that calls as a persona. Paths are relative to `/api/v3.1`, or contain their own version. */
export const callsOf = (app: Server) => {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (username: string, session: string): Promise<string> => {
    const key = `${username} ${session}`
    const token = tokens.get(key) ?? tokenFor(username, { sessionId: session })
    tokens.set(key, token)
    return token
  }
  return async (
    username: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { query = {}, body, headers = {}, session = 'default' }: CallOptions = {},
  ): Promise<Answered> => {
    const response = await app.inject({
      method,
      url: `/api/${/^v\d/.test(path) ? path : `v3.1/${path}`}`,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: {
        authorization: `Bearer ${await tokenOf(username, session)}`,
        [SESSION_HEADER]: session,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const json = response.body === '' ? {} : response.json()
    return {
      status: response.statusCode,
      code: json.result?.errorcode ?? json.ErrorCode ?? '',
      message: json.result?.message ?? json.Message ?? '',
      data: json.result ? json.data : json.Data,
      page: json.Page,
      headers: response.headers,
    }
  }
}

export type Row = Record<string, unknown> & { readonly Id: string; readonly Version: number }

/** Returns a function that lists a page of a class, by default as the super administrator, who sees all records. */
export const listsOf =
  (ask: ReturnType<typeof callsOf>) =>
  async (name: string, query: Record<string, string | number> = {}, username = 'superadmin') => {
    const answer = await ask(username, 'GET', `${name}/BCO/filtered`, { query })
    return { ...answer, data: answer.data as Row[] }
  }
