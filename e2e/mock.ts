import type { ErrorCode, FlagName } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'

/** What can be held or made to fail: a call of the endpoint table, a step of the sign-in, or the portal's configuration. */
export type Operation =
  | OperationId
  | 'identity.discovery'
  | 'identity.authorize'
  | 'identity.token'
  | 'identity.endSession'
  | 'config'
  | 'outside.iban'
  | 'outside.vat'
  | 'outside.places'
  | 'outside.tiles'
  | 'outside.flags'
  | 'outside.analytics'

/** What the identity provider answers to a renewal or a sign-in that fails (RFC 6749, OpenID Connect). */
type OauthCode = 'invalid_grant' | 'login_required' | 'server_error' | 'temporarily_unavailable'

/** How a request ends: as it would anyway, with a code in its own envelope, with a bare status, or not at all. */
export type Outcome =
  | { kind: 'answer' }
  | { kind: 'code'; code: ErrorCode | OauthCode }
  | { kind: 'status'; status: number }
  | { kind: 'drop' }
  | { kind: 'malformed' }

export interface Hold {
  /** Ends waiting requests, waiting for them to come; `count` defaults to one. */
  release: (outcome: Outcome, count?: number) => Promise<void>
  /** How many requests wait now. */
  waiting: () => Promise<number>
  /** Lets everything go and holds nothing any more. */
  remove: () => Promise<void>
}

export interface JournalEntry {
  operation: Operation
  method: string
  path: string
  /** HTTP status; 0 while there is no answer, and for a dropped connection. */
  status: number
  at: string
}

export interface BusinessClock {
  now: string
  paused: boolean
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
    if (!response.ok) throw new Error(`The mock refused ${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    session,
    /** From now on requests of `operation` wait until they are released. */
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
    /** Requests of `operation` end like this at once; all of them, or the next `times`. */
    fault: async (operation: Operation, outcome: Outcome, times?: number) => {
      await call('POST', '/faults', { operation, outcome, ...(times && { times }) })
    },
    clearFaults: async () => {
      await call('DELETE', '/faults')
    },
    /** Reads or moves the session's business clock. */
    clock: async (change?: { now?: string; advanceMs?: number; paused?: boolean }) =>
      (await (change ? call('POST', '/clock', change) : call('GET', '/clock'))) as BusinessClock,
    /** Access tokens issued until now are refused from now on; `null` takes them again. */
    tokens: async (rejectIssuedBefore: 'now' | null) => {
      await call('POST', '/tokens', { rejectIssuedBefore })
    },
    /** Switches feature flags of this session by hand; null leaves one to the service again. */
    flags: async (switches: { readonly [F in FlagName]?: boolean | null }) => {
      await call('POST', '/flags', switches)
    },
    journal: async (operation?: Operation) =>
      (await call('GET', operation ? `/journal?operation=${operation}` : '/journal')) as JournalEntry[],
    /** What the operator's banner says from now on; empty for none. */
    banner: async (html: string) => {
      await call('POST', '/banner', { message: html })
    },
    /** Lets a story of the mock begin. */
    scenario: async (id: string) => {
      await call('PUT', `/scenarios/${id}`)
    },
    reset: async () => {
      await call('POST', '/reset')
    },
  }
}
