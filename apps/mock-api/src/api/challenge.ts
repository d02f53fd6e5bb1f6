import type { FastifyInstance } from 'fastify'

const UNAUTHORIZED = 401

/** Returns the `WWW-Authenticate` challenge of a 401 (RFC 6750), for a missing or an invalid token. */
export const challengeOf = (authorization: string | undefined): string =>
  authorization === undefined ? 'Bearer realm="BCO"' : 'Bearer realm="BCO", error="invalid_token"'

/** Adds the challenge to each 401 of the routes registered afterwards. */
export const addChallenge = (app: FastifyInstance): void => {
  app.addHook('onSend', ({ headers }, reply, _payload, done) => {
    if (reply.statusCode === UNAUTHORIZED)
      reply.header('www-authenticate', challengeOf(headers.authorization))
    done()
  })
}
