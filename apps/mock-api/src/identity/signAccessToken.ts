import { importJWK, SignJWT } from 'jose'
import { accessTokenClaims, apiResource, issuerOf } from './accessTokens.ts'
import { type Account, accountId } from './accounts.ts'
import type { Person } from './person.ts'
import { publicTestKey } from './publicTestKey.ts'

export interface AccessTokenParts {
  readonly origin: string
  readonly account: Account
  /** Who the account is in its session; default as the fixtures made it. */
  readonly person?: Pick<Person, 'roles' | 'name' | 'email'>
  readonly serial: number
  /** Seconds from now, in real time, at which it ends. */
  readonly lifetimeSeconds: number
  /** Claims to put in place of the right ones. */
  readonly claims?: Readonly<Record<string, unknown>>
}

/** An access token as the provider would issue it, without the way there. */
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
