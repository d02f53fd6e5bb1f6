import type { ErrorCode } from '@portal/schemas'

/** How a request ends. */
export type Outcome =
  /** It goes on as if nothing had been. */
  | { readonly kind: 'answer' }
  /** A failing code in the call's own envelope; for the identity provider an OAuth error code. */
  | { readonly kind: 'code'; readonly code: ErrorCode | (string & {}) }
  /** A bare HTTP status, as a gateway would answer. */
  | { readonly kind: 'status'; readonly status: number }
  /** It goes on after a while, in ms of real time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection is reset. */
  | { readonly kind: 'drop' }
  /** The connection is closed without a word. */
  | { readonly kind: 'close' }
  /** No answer ever comes: the caller gives up, or waits. */
  | { readonly kind: 'hang' }
  /** Nothing, with status 200. */
  | { readonly kind: 'empty' }
  /** Half a JSON document with status 200. */
  | { readonly kind: 'malformed' }
  /** Less than was announced, and then the connection ends. */
  | { readonly kind: 'truncated' }
  /** What a scenario answers in place of the server; status 200. */
  | { readonly kind: 'json'; readonly body: object }

/** Outcomes that need nothing but their name. */
export const PLAIN_OUTCOMES = ['answer', 'drop', 'close', 'hang', 'empty', 'malformed', 'truncated'] as const
