import { API_BASE_PATH, IDENTITY_BASE_PATH, ROLES, type Role } from '@portal/schemas'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { SESSION_CLAIM } from '../control/requestSession.ts'
import { type Account, findAccount } from './accounts.ts'
import type { Person } from './person.ts'
import { publicTestKey } from './publicTestKey.ts'

/**
 * Claim with the token's serial number in this process, because issue times in seconds are too coarse to order tokens.
 */
const SERIAL_CLAIM = 'mock_serial'
/** Tolerated clock skew between browser and server. */
const CLOCK_TOLERANCE_SECONDS = 2

/** Returns the resource indicator (audience) of the API. */
export const apiResource = (origin: string): string => `${origin}${API_BASE_PATH}`
export const issuerOf = (origin: string): string => `${origin}${IDENTITY_BASE_PATH}`

export interface VerifiedToken {
  readonly account: Account
  readonly roles: readonly Role[]
  readonly serial: number
}

export type TokenSerials = ReturnType<typeof createTokenSerials>

export const createTokenSerials = () => {
  let last = 0
  return {
    next: () => {
      last += 1
      return last
    },
    last: () => last,
  }
}

/** Returns the claims of an access token besides the standard ones. */
export const accessTokenClaims = (
  { sessionId }: Account,
  { roles, name, email }: Pick<Person, 'roles' | 'name' | 'email'>,
  serial: number,
) => ({
  role: roles,
  name,
  email,
  [SERIAL_CLAIM]: serial,
  ...(sessionId !== undefined && { [SESSION_CLAIM]: sessionId }),
})

const rolesIn = (claim: unknown): Role[] =>
  ROLES.filter((role) => Array.isArray(claim) && claim.includes(role))

/** Max cached tokens. Evicted ones are verified again. */
const MAX_KNOWN = 1_000

/** Returns a function that verifies a token and returns undefined for a foreign, altered or expired one. */
export const createTokenVerifier = (origin: string) => {
  const { kty, kid, use, alg, n, e } = publicTestKey
  const keys = createLocalJWKSet({ keys: [{ kty, kid, use, alg, n, e } as typeof publicTestKey] })
  // A valid signature stays valid, so only the expiry is checked again.
  const cache = new Map<string, { readonly verified: VerifiedToken; readonly until: number }>()
  return async (token: string): Promise<VerifiedToken | undefined> => {
    const before = cache.get(token)
    if (before && Date.now() < before.until) return before.verified
    try {
      const { payload } = await jwtVerify(token, keys, {
        typ: 'at+jwt',
        algorithms: ['RS256'],
        issuer: issuerOf(origin),
        audience: apiResource(origin),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'sub'],
      })
      const account = findAccount(payload.sub ?? '')
      if (!account) return undefined
      const serial = Number(payload[SERIAL_CLAIM] ?? 0)
      const verified = { account, roles: rolesIn(payload.role), serial }
      cache.set(token, { verified, until: Number(payload.exp) * 1_000 })
      const [oldest] = cache.keys()
      if (cache.size > MAX_KNOWN && oldest !== undefined) cache.delete(oldest)
      return verified
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
