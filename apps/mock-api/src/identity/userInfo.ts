import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { challengeOf } from '../api/challenge.ts'
import type { VerifiedToken } from './accessTokens.ts'
import { type Account, accountId } from './accounts.ts'
import type { Person } from './person.ts'

export interface UserInfoOptions {
  readonly verify: (token: string) => Promise<VerifiedToken | undefined>
  /** Returns false for a valid token that its mock session rejects. */
  readonly isAccepted: (token: VerifiedToken) => boolean
  /** Returns the current person of an account, because a token keeps the name and the roles from its time of issue. */
  readonly personOf: (account: Account) => Person
}

const UNAUTHORIZED = 401

/**
 * Adds the user-info endpoint named in the discovery document. The provider's own endpoint rejects tokens with an API
 * audience, which all tokens issued here have.
 */
export const addUserInfo = (
  app: FastifyInstance,
  { verify, isAccepted, personOf }: UserInfoOptions,
): void => {
  const answer = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const [, token = ''] = /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '') ?? []
    const verified = await verify(token)
    reply.header('cache-control', 'no-store')
    if (!verified || !isAccepted(verified))
      return reply
        .code(UNAUTHORIZED)
        .header('www-authenticate', challengeOf(headers.authorization))
        .send({ error: 'invalid_token' })
    const { account } = verified
    const { name, email, roles } = personOf(account)
    return { sub: accountId(account), name, email, email_verified: true, role: [...roles] }
  }
  app.get('/me', answer)
  app.post('/me', answer)
}
