import { createHash } from 'node:crypto'
import { VIEW_AS_HEADER } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'

/** How long the caller lets an answer be reused, in seconds. */
const secondsAsked = (query: unknown): number =>
  typeof query === 'object' && query !== null && 'caching' in query ? Number(query.caching) || 0 : 0

/**
 * The `caching` parameter of S7: an answer may be reused for so many seconds, by this caller alone, and is recognised
 * by its ETag afterwards. 0, and every call without the parameter, means never.
 */
export const addCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const seconds = secondsAsked(request.query)
    if (reply.statusCode !== 200 || seconds <= 0 || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store')
      return done(null, payload)
    }
    // Weak: the answer may be sent compressed, which is other bytes.
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('cache-control', `private, max-age=${seconds}`).header('etag', etag)
    // The CORS layer has put `Origin` there already.
    const vary = reply.getHeader('vary')
    const own = `Authorization, ${VIEW_AS_HEADER}`
    reply.header('vary', vary ? `${String(vary)}, ${own}` : own)
    if (request.headers['if-none-match'] !== etag) return done(null, payload)
    reply.code(304).removeHeader('content-length')
    done(null, null)
  })
}
