import type { FastifyInstance } from 'fastify'

const UNAUTHORIZED = 401

/** What a 401 says of how to do better (RFC 6750): with a token at all, or with one that holds. */
export const challengeOf = (authorization: string | undefined): string =>
  authorization === undefined ? 'Bearer realm="BCO"' : 'Bearer realm="BCO", error="invalid_token"'

/** For the routes made after it: a 401 carries its challenge. */
export const addChallenge = (app: FastifyInstance): void => {
  app.addHook('onSend', ({ headers }, reply, _payload, done) => {
    if (reply.statusCode === UNAUTHORIZED)
      reply.header('www-authenticate', challengeOf(headers.authorization))
    done()
  })
}
