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

/** `/config.json`: where this portal's outside world is. Also for a portal that another server serves. */
export const addConfig = (app: FastifyInstance, config: Config): void => {
  app.get('/config.json', { config: { operation: 'config' } }, async (_request, reply) =>
    reply.header('cache-control', REVALIDATE).send(config),
  )
}

/** `/translations.json`: the texts that operators saved, revalidated at every load. */
export const addTranslations = (app: FastifyInstance): void => {
  app.get(TRANSLATIONS_PATH, { config: { operation: 'translations' } }, async (request, reply) => {
    const { mockSession } = request
    const content = translationsFile(mockSession?.world().everyone.savedTexts() ?? NO_TEXTS)
    // Weak: the file may be sent compressed, which is other bytes.
    const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
    reply.header('cache-control', REVALIDATE).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json').send(content)
  })
}

/** Serves the built portal. Answers how to show it for an address that is no file: its own routes live there. */
export const addPortal = async (app: FastifyInstance, dist: string, config: Config) => {
  const policy = contentSecurityPolicy(config)
  // Only who serves a portal waits for what that takes.
  await app.register(import('@fastify/static'), {
    root: dist,
    cacheControl: false,
    dotfiles: 'ignore',
    // The build has its files compressed too; a file without is sent as it is.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into the names of these files only.
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE)
      // A policy is of a page: with every script it would be half a kilobyte more each.
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
