import type { ErrorCode } from '@portal/schemas'

export type Outcome =
  /** Continues normally. */
  | { readonly kind: 'answer' }
  /** Fails with a code in the endpoint's envelope; for the identity provider an OAuth error code. */
  | { readonly kind: 'code'; readonly code: ErrorCode | (string & {}) }
  /** Answers a bare HTTP status, as a gateway would. */
  | { readonly kind: 'status'; readonly status: number }
  /** Continues after a delay, ms of real time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Resets the connection. */
  | { readonly kind: 'drop' }
  /** Closes the connection without an answer. */
  | { readonly kind: 'close' }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Empty body with status 200. */
  | { readonly kind: 'empty' }
  /** Half a JSON document with status 200. */
  | { readonly kind: 'malformed' }
  /** Sends less than `Content-Length`, then closes the connection. */
  | { readonly kind: 'truncated' }
  /** Answer of a scenario in place of the server; status 200. */
  | { readonly kind: 'json'; readonly body: object }

/** Outcomes without further fields. */
export const PLAIN_OUTCOMES = ['answer', 'drop', 'close', 'hang', 'empty', 'malformed', 'truncated'] as const
