/** Allowed difference between the device's clock and the provider's. */
export const CLOCK_TOLERANCE_S = 300

export interface IdTokenClaims {
  readonly sub?: unknown
  readonly iss?: unknown
  readonly aud?: unknown
  readonly azp?: unknown
  readonly exp?: unknown
  readonly iat?: unknown
}

export interface ExpectedIdToken {
  readonly issuer: string
  readonly clientId: string
  /** Epoch seconds. */
  readonly now: number
  /** User already signed in, whom a renewal must not change. */
  readonly sub?: string | undefined
}

/** Returns the `sub` of a stored ID token; undefined if the text is not a JWT. */
export const subOf = (idToken = ''): string | undefined => {
  try {
    const payload = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const { sub }: { readonly sub?: unknown } = JSON.parse(atob(payload))
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the reason for refusing an ID token (OpenID Connect Core 3.1.3.7 and 12.2); undefined if it is valid.
 * oidc-client-ts checks the nonce. The signature is not checked, because the token endpoint sends the token over TLS.
 */
export const idTokenFault = (
  { sub, iss, aud, azp, exp, iat }: IdTokenClaims,
  { issuer, clientId, now, sub: former }: ExpectedIdToken,
): string | undefined => {
  const audiences = [aud].flat()
  if (typeof sub !== 'string' || sub === '') return 'sub is missing'
  if (iss !== issuer) return `iss is ${String(iss)} instead of ${issuer}`
  if (!audiences.includes(clientId)) return `aud is ${audiences.join(', ')} instead of ${clientId}`
  if (azp === undefined ? audiences.length > 1 : azp !== clientId)
    return `azp is ${String(azp)} instead of ${clientId}`
  if (typeof exp !== 'number' || exp + CLOCK_TOLERANCE_S <= now) return `exp is ${String(exp)}, now is ${now}`
  if (typeof iat !== 'number' || iat - CLOCK_TOLERANCE_S > now) return `iat is ${String(iat)}, now is ${now}`
  if (former !== undefined && sub !== former) return 'sub is another user'
  return undefined
}
