import type { FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { remembered } from '../remembered.ts'
import { ControlError } from './controlInput.ts'
import { DEFAULT_SESSION, isSessionId, type MockSession, SESSION_HEADER, type Sessions } from './sessions.ts'

/** Access token claim that contains the mock session in which the person signed in. */
export const SESSION_CLAIM = 'mock_session'

const bearerToken = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length).trim() : undefined
}

/** Returns the mock session named by the header. Throws if the value is not a valid session id. */
export const headerSession = (request: FastifyRequest): string | undefined => {
  const header = request.headers[SESSION_HEADER]
  if (header === undefined) return undefined
  if (typeof header === 'string' && isSessionId(header)) return header
  throw new ControlError(`${SESSION_HEADER} must be 1 to 64 letters, digits, dots, dashes or underscores.`)
}

const MAX_KNOWN = 1_000

/**
 * Returns the mock session in a token. The token is not verified here, because it only selects the session; calls that
 * need a caller verify it later.
 */
const sessionNamed = remembered(MAX_KNOWN, (token) => {
  try {
    const claim = decodeJwt(token)[SESSION_CLAIM]
    return typeof claim === 'string' && isSessionId(claim) ? claim : undefined
  } catch {
    return undefined
  }
})

const tokenSession = (request: FastifyRequest): string | undefined => {
  const token = bearerToken(request)
  return token ? sessionNamed(token) : undefined
}

export const sessionOf = (sessions: Sessions, request: FastifyRequest): MockSession =>
  sessions.get(headerSession(request) ?? tokenSession(request) ?? DEFAULT_SESSION)
