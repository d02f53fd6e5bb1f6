import { createHash } from 'node:crypto'
import {
  type Config,
  contentSecurityPolicy,
  TRANSLATIONS_PATH,
  type TranslatedTexts,
  translationsFile,
} from '@portal/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const NO_TEXTS: TranslatedTexts = { en: {}, fr: {}, nl: {} }

/** Adds `/config.json` with the service URLs for the portal, which another server may serve. */
export const addConfig = (app: FastifyInstance, config: Config): void => {
  app.get('/config.json', { config: { operation: 'config' } }, async (_request, reply) =>
    reply.header('cache-control', REVALIDATE).send(config),
  )
}

/** Adds `/translations.json`: texts saved by operators, revalidated on every load. */
export const addTranslations = (app: FastifyInstance): void => {
  app.get(TRANSLATIONS_PATH, { config: { operation: 'translations' } }, async (request, reply) => {
    const { mockSession } = request
    const content = translationsFile(mockSession?.world().everyone.savedTexts() ?? NO_TEXTS)
    // Weak, because compression changes the bytes.
    const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
    reply.header('cache-control', REVALIDATE).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json').send(content)
  })
}

/** Serves the built portal. `sendIndex` sends its page for client-side routes, which `isNavigation` recognizes. */
export const addPortal = async (app: FastifyInstance, dist: string, config: Config) => {
  const policy = contentSecurityPolicy(config)
  await app.register(import('@fastify/static'), {
    root: dist,
    cacheControl: false,
    dotfiles: 'ignore',
    // The build contains compressed versions of its files. Files without one are sent uncompressed.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Vite adds a content hash only to the names of files in `assets`, so only they are immutable.
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE)
      // Only on pages, because the policy would add half a kilobyte to every script.
      if (path.includes('.html')) reply.header('content-security-policy', policy)
    },
  })

  return {
    isNavigation: ({ method, url, headers }: FastifyRequest): boolean =>
      (method === 'GET' || method === 'HEAD') &&
      !/^\/(identity|outside|__mock|assets|sign-in)(\/|\?|$)/.test(url) &&
      (headers.accept ?? '').includes('text/html'),
    sendIndex: (reply: FastifyReply) => reply.code(200).sendFile('index.html'),
  }
}
