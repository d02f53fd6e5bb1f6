import type { ErrorCode } from '@portal/schemas'

/** How a request ends. */
export type Outcome =
  /** It goes on as if nothing had been. */
  | { readonly kind: 'answer' }
  /** A failing code in the call's own envelope; for the identity provider an OAuth error code. */
  | { readonly kind: 'code'; readonly code: ErrorCode | (string & {}) }
  /** A bare HTTP status, as a gateway would answer. */
  | { readonly kind: 'status'; readonly status: number }
  /** The connection is reset. */
  | { readonly kind: 'drop' }
  /** Half a JSON document with status 200. */
  | { readonly kind: 'malformed' }
