import { API_BASE_PATH, IDENTITY_BASE_PATH, ROLES, type Role } from '@portal/schemas'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { SESSION_CLAIM } from '../control/requestSession.ts'
import { type Account, findAccount } from './accounts.ts'
import type { Person } from './person.ts'
import { publicTestKey } from './publicTestKey.ts'

/** Claim that numbers the access tokens of this process: issue times in seconds cannot tell 'before' from 'after'. */
const SERIAL_CLAIM = 'mock_serial'
/** Clocks of browser and server may differ by so much. */
const CLOCK_TOLERANCE_SECONDS = 2

/** What the API is called towards the identity provider. */
export const apiResource = (origin: string): string => `${origin}${API_BASE_PATH}`
export const issuerOf = (origin: string): string => `${origin}${IDENTITY_BASE_PATH}`

/** An access token that holds: who, in which roles, and which one it is. */
export interface VerifiedToken {
  readonly account: Account
  readonly roles: readonly Role[]
  readonly serial: number
}

export type TokenSerials = ReturnType<typeof createTokenSerials>

/** Counts the access tokens issued. */
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

/** What the provider puts into an access token besides the standard claims. */
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

/** This many tokens are remembered as valid; the oldest are checked again. */
const MAX_KNOWN = 1_000

/** Answers what a token says, or undefined for one that is not ours, was altered or has ended. */
export const createTokenVerifier = (origin: string) => {
  const { kty, kid, use, alg, n, e } = publicTestKey
  const keys = createLocalJWKSet({ keys: [{ kty, kid, use, alg, n, e } as typeof publicTestKey] })
  // A signature that holds goes on to hold; only when it ends must be looked at again.
  const known = new Map<string, { readonly verified: VerifiedToken; readonly until: number }>()
  return async (token: string): Promise<VerifiedToken | undefined> => {
    const before = known.get(token)
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
      known.set(token, { verified, until: Number(payload.exp) * 1_000 })
      const [oldest] = known.keys()
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
      return verified
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
