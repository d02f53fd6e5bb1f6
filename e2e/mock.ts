import type { ErrorCode, FlagName } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'

/**
 * Operations that can be held or made to fail: an API call, a step of the sign-in, a load of the portal's
 * configuration or translations, or a call to an outside service.
 */
export type Operation =
  | OperationId
  | 'identity.discovery'
  | 'identity.authorize'
  | 'identity.token'
  | 'identity.endSession'
  | 'config'
  | 'translations'
  | 'outside.iban'
  | 'outside.vat'
  | 'outside.places'
  | 'outside.tiles'
  | 'outside.flags'
  | 'outside.analytics'

/** Errors of the identity provider for a failed renewal or sign-in (RFC 6749, OpenID Connect). */
type OauthCode = 'invalid_grant' | 'login_required' | 'server_error' | 'temporarily_unavailable'

/**
 * Outcome of a request: a normal response, an error code in the envelope, a bare status, a dropped connection, or an
 * unusable body.
 */
export type Outcome =
  | { kind: 'answer' }
  | { kind: 'code'; code: ErrorCode | OauthCode }
  | { kind: 'status'; status: number }
  | { kind: 'drop' }
  | { kind: 'malformed' }

export interface Hold {
  /** Ends `count` requests (default: one), and waits for those that have not arrived yet. */
  release: (outcome: Outcome, count?: number) => Promise<void>
  waiting: () => Promise<number>
  /** Releases everything and stops holding. */
  remove: () => Promise<void>
}

export interface JournalEntry {
  operation: Operation
  method: string
  path: string
  /** HTTP status; 0 while pending or after a dropped connection. */
  status: number
  at: string
}

export interface BusinessClock {
  now: string
  paused: boolean
}

export type Fields = Readonly<Record<string, unknown>>

/** API response: one record, or a page of records. */
interface Answered {
  readonly data?: Fields
  readonly Data?: readonly Fields[]
}

export interface Colleague {
  /** Calls `path` below `/api`; POST by default if there is a body. Throws on an error response. */
  readonly ask: (path: string, body?: object, method?: string) => Promise<Answered>
  readonly read: (dataClass: string, id: string) => Promise<Fields>
  /** Returns the first hundred matching records of a class. */
  readonly list: (
    dataClass: string,
    query: { readonly filter?: string; readonly orderby?: string },
  ) => Promise<readonly Fields[]>
  readonly create: (dataClass: string, fields: object) => Promise<Fields>
  /** Changes fields of the latest version of a record. */
  readonly write: (dataClass: string, id: string, changes: object) => Promise<void>
}

export type Mock = ReturnType<typeof controlMock>

/** Remote control of one isolated session of the mock at `origin`. */
export const controlMock = (origin: string, session: string) => {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/__mock${path}`, {
      method,
      headers: { 'x-mock-session': session, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The mock rejected ${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    session,
    /** Holds requests of `operation` until they are released. */
    hold: async (operation: Operation, method?: string): Promise<Hold> => {
      const { id } = (await call('POST', '/holds', { operation, ...(method && { method }) })) as {
        id: string
      }
      return {
        release: async (outcome, count = 1) => {
          await call('POST', `/holds/${id}/release`, { outcome, count })
        },
        waiting: async () => {
          const holds = (await call('GET', '/holds')) as { id: string; waiting: number }[]
          return holds.find((hold) => hold.id === id)?.waiting ?? 0
        },
        remove: async () => {
          await call('DELETE', `/holds/${id}`)
        },
      }
    },
    /** Applies this outcome to all requests of `operation`, or to the next `times`, without delay. */
    fault: async (operation: Operation, outcome: Outcome, times?: number) => {
      await call('POST', '/faults', { operation, outcome, ...(times && { times }) })
    },
    clearFaults: async () => {
      await call('DELETE', '/faults')
    },
    /** Reads or moves the session's business clock. */
    clock: async (change?: { now?: string; advanceMs?: number; paused?: boolean }) =>
      (await (change ? call('POST', '/clock', change) : call('GET', '/clock'))) as BusinessClock,
    /** Rejects access tokens issued until now; `null` accepts them again. */
    tokens: async (rejectIssuedBefore: 'now' | null) => {
      await call('POST', '/tokens', { rejectIssuedBefore })
    },
    /** Overrides feature flags of this session; null removes an override. */
    flags: async (switches: { readonly [F in FlagName]?: boolean | null }) => {
      await call('POST', '/flags', switches)
    },
    journal: async (operation?: Operation) =>
      (await call('GET', operation ? `/journal?operation=${operation}` : '/journal')) as JournalEntry[],
    /** Sets the operator's banner; an empty text removes it. */
    banner: async (html: string) => {
      await call('POST', '/banner', { message: html })
    },
    scenario: async (id: string) => {
      await call('PUT', `/scenarios/${id}`)
    },
    reset: async () => {
      await call('POST', '/reset')
    },
    /** Signs in as another user without a page, to write as a colleague or to check the server's data. */
    as: async (username: string): Promise<Colleague> => {
      const { access_token: token } = (await call('POST', '/token', { username })) as { access_token: string }
      const ask = async (path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Answered> => {
        const isForm = body instanceof FormData
        const response = await fetch(`${origin}/api${path}`, {
          method,
          headers: {
            'x-mock-session': session,
            authorization: `Bearer ${token}`,
            ...(body && !isForm && { 'content-type': 'application/json' }),
          },
          ...(body && { body: isForm ? body : JSON.stringify(body) }),
        })
        if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
        return (await response.json()) as Answered
      }
      const read = async (dataClass: string, id: string): Promise<Fields> => {
        const { data } = await ask(`/v3.1/${dataClass}/BCO/one/${id}`)
        if (!data) throw new Error(`${dataClass} ${id} not found.`)
        return data
      }
      return {
        ask,
        read,
        list: async (dataClass, filters) => {
          const query = new URLSearchParams({ pagesize: '100', ...filters })
          return (await ask(`/v3.1/${dataClass}/BCO/filtered?${query}`)).Data ?? []
        },
        create: async (dataClass, fields) =>
          (await ask(`/v3.1/${dataClass}/BCO/createupdate`, fields)).data ?? {},
        write: async (dataClass, id, changes) => {
          const { Version } = await read(dataClass, id)
          await ask(`/v3.1/${dataClass}/BCO/createupdate`, { Id: id, Version, ...changes })
        },
      }
    },
  }
}
