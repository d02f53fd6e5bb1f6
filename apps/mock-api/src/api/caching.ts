import { createHash } from 'node:crypto'
import { VIEW_AS_HEADER } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'

const requestedSeconds = (query: unknown): number =>
  typeof query === 'object' && query !== null && 'caching' in query ? Number(query.caching) || 0 : 0

/**
 * Implements the `caching` parameter of S7: the same caller may reuse a successful response for that many seconds, and
 * then revalidates it by ETag. Without the parameter, and for other responses, the header is `no-store`.
 */
export const addCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const seconds = requestedSeconds(request.query)
    if (reply.statusCode !== 200 || seconds <= 0 || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store')
      return done(null, payload)
    }
    // Weak, because compression changes the bytes.
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('cache-control', `private, max-age=${seconds}`).header('etag', etag)
    // Keep the `Origin` that the CORS layer already set.
    const vary = reply.getHeader('vary')
    const own = `Authorization, ${VIEW_AS_HEADER}`
    reply.header('vary', vary ? `${String(vary)}, ${own}` : own)
    if (request.headers['if-none-match'] !== etag) return done(null, payload)
    reply.code(304).removeHeader('content-length')
    done(null, null)
  })
}
