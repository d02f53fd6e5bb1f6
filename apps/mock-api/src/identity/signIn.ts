import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { headerSession } from '../control/requestSession.ts'
import { accountId, checkPassword, findPersona } from './accounts.ts'
import type { Passwords } from './passwords.ts'
import type { LoadProvider } from './provider.ts'
import { iconSvg, noticePage, signInPage } from './signInPage.ts'
import { languageOf } from './signInTexts.ts'

/**
 * Returns the headers of every page. Browsers also apply `form-action` to redirects after a form, hence the portal
 * origins.
 */
export const pageHeaders = (portalOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...portalOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
})

const font = () =>
  readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
  )

const addAssets = (app: FastifyInstance) => {
  const assets: Readonly<Record<string, { type: string; body: () => string | Buffer }>> = {
    'sign-in.css': {
      type: 'text/css; charset=utf-8',
      body: () => readFileSync(new URL('sign-in.css', import.meta.url)),
    },
    'inter.woff2': { type: 'font/woff2', body: font },
    'icon.svg': { type: 'image/svg+xml', body: () => iconSvg },
  }
  for (const [name, { type, body }] of Object.entries(assets)) {
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'max-age=3600').send(body()),
    )
  }
}

const textField = (body: unknown, name: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

export interface SignInOptions {
  readonly provider: LoadProvider
  readonly portalOrigins: readonly string[]
  readonly passwords: (sessionId: string | undefined) => Passwords
}

type Uid = { Params: { uid: string } }

/** Adds the sign-in page, outside the provider's path prefix. */
export const addSignIn = async (
  app: FastifyInstance,
  { provider, portalOrigins, passwords }: SignInOptions,
): Promise<void> => {
  const headers = pageHeaders(portalOrigins)
  const portal = portalOrigins[0] ?? '/'
  await app.register(formbody)
  addAssets(app)

  const showPage = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page)

  const showExpired = (reply: FastifyReply) =>
    showPage(
      reply,
      410,
      noticePage(
        'This sign-in page has expired',
        'It was open for too long, or you signed in in another tab. Go back to the portal and sign in from there.',
        portal,
      ),
    )

  /** Returns the language of the pending sign-in, or undefined if there is none. */
  const openLanguage = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { params } = await (await provider()).interactionDetails(request.raw, reply.raw)
      return languageOf(params['ui_locales'])
    } catch (error) {
      const { errors } = await import('oidc-provider')
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }

  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) => {
    const next = await (await provider()).interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    })
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  }

  app.get<Uid>('/:uid', async (request, reply) => {
    const language = await openLanguage(request, reply)
    if (!language) return showExpired(reply)
    return showPage(reply, 200, signInPage({ action: `/sign-in/${request.params.uid}`, language }))
  })

  app.post<Uid>('/:uid', async (request, reply) => {
    const language = await openLanguage(request, reply)
    if (!language) return showExpired(reply)
    if (textField(request.body, 'cancel')) {
      return finish(request, reply, {
        error: 'access_denied',
        error_description: 'Sign-in cancelled.',
      })
    }
    const username = textField(request.body, 'username')
    const persona =
      findPersona(textField(request.body, 'persona')) ??
      checkPassword(username, textField(request.body, 'password'), passwords(headerSession(request)))
    if (!persona) {
      return showPage(
        reply,
        200,
        signInPage({ action: `/sign-in/${request.params.uid}`, language, wrong: { username } }),
      )
    }
    return finish(request, reply, {
      login: { accountId: accountId({ persona, sessionId: headerSession(request) }) },
    })
  })
}
