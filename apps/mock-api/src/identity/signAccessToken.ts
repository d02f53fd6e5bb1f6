import { importJWK, SignJWT } from 'jose'
import { accessTokenClaims, apiResource, issuerOf } from './accessTokens.ts'
import { type Account, accountId } from './accounts.ts'
import type { Person } from './person.ts'
import { publicTestKey } from './publicTestKey.ts'

export interface AccessTokenParts {
  readonly origin: string
  readonly account: Account
  /** Person of the account in its mock session. Default: as in the fixtures. */
  readonly person?: Pick<Person, 'roles' | 'name' | 'email'>
  readonly serial: number
  /** Lifetime in real time, s. */
  readonly lifetimeSeconds: number
  readonly claims?: Readonly<Record<string, unknown>>
}

/** Signs an access token as the provider would, but without a sign-in. */
export const signAccessToken = async ({
  origin,
  account,
  person = account.persona,
  serial,
  lifetimeSeconds,
  claims = {},
}: AccessTokenParts): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({
    iss: issuerOf(origin),
    aud: apiResource(origin),
    sub: accountId(account),
    iat: now,
    exp: now + lifetimeSeconds,
    ...accessTokenClaims(account, person, serial),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: publicTestKey.kid ?? '' })
    .sign(await importJWK(publicTestKey, 'RS256'))
}
