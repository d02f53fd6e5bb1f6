import type { ErrorCode } from '@portal/schemas'

export type Outcome =
  /** Continues normally. */
  | { readonly kind: 'answer' }
  /** Fails with a code in the endpoint's envelope. For the identity provider, an OAuth error code. */
  | { readonly kind: 'code'; readonly code: ErrorCode | (string & {}) }
  /** Responds with a bare HTTP status, as a gateway would. */
  | { readonly kind: 'status'; readonly status: number }
  /** Continues after a delay, in ms of real time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Resets the connection. */
  | { readonly kind: 'drop' }
  /** Closes the connection without a response. */
  | { readonly kind: 'close' }
  /** Never responds. */
  | { readonly kind: 'hang' }
  /** Empty body with status 200. */
  | { readonly kind: 'empty' }
  /** Half a JSON document with status 200. */
  | { readonly kind: 'malformed' }
  /** Closes the connection before all bytes of `Content-Length` are sent. */
  | { readonly kind: 'truncated' }
  /** Responds with status 200 and a body from a scenario. */
  | { readonly kind: 'json'; readonly body: object }

export const PLAIN_OUTCOMES = ['answer', 'drop', 'close', 'hang', 'empty', 'malformed', 'truncated'] as const
