import { NO_TOKEN_MESSAGE, type Role } from '@portal/schemas'
import type { FastifyRequest } from 'fastify'
import { BcoError, type Caller } from '../bco/handler.ts'
import { mockSession } from '../control/gatekeeper.ts'
import type { VerifiedToken } from '../identity/accessTokens.ts'
import { personIn } from '../identity/person.ts'
import type { SessionWorld } from '../world/sessionWorld.ts'

export type VerifyToken = (token: string) => Promise<VerifiedToken | undefined>

const callerOf = ({ account: { persona }, roles }: VerifiedToken, world: () => SessionWorld): Caller => {
  // Read the roles from the session: they may have changed since the token was issued.
  const person = personIn(world(), { ...persona, roles })
  const { contactId, relationId } = person
  return {
    username: persona.username,
    roles: person.roles,
    ...(contactId !== undefined && { contactId }),
    ...(relationId !== undefined && { relationId }),
  }
}

/**
 * Returns the caller. Throws NOTLOGGEDIN without a token, InvalidToken for a bad token and Unauthorized for a wrong
 * role.
 */
export const authenticate = async (
  request: FastifyRequest,
  verify: VerifyToken,
  allowed: readonly Role[],
): Promise<Caller> => {
  const { authorization } = request.headers
  const [, token] = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '') ?? []
  if (!authorization || /^Bearer\s*$/i.test(authorization))
    throw new BcoError('NOTLOGGEDIN', NO_TOKEN_MESSAGE)
  const verified = token === undefined ? undefined : await verify(token)
  if (!verified) throw new BcoError('InvalidToken', 'The access token is not valid or has expired.')
  const { tokens, world } = mockSession(request)
  if (verified.serial <= tokens.rejectedUpTo) {
    throw new BcoError('InvalidToken', 'The access token is no longer accepted.')
  }
  const caller = callerOf(verified, world)
  if (!caller.roles.some((role) => allowed.includes(role))) {
    throw new BcoError('Unauthorized', 'The role does not allow this call.')
  }
  return caller
}
