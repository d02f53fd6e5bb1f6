import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Operation } from '../control/operations.ts'
import type { LoadProvider } from './provider.ts'
import { addUserInfo, type UserInfoOptions } from './userInfo.ts'

const ROUTES: readonly { url: string; methods: ('GET' | 'POST')[]; operation: Operation }[] = [
  { url: '/.well-known/openid-configuration', methods: ['GET'], operation: 'identity.discovery' },
  { url: '/auth', methods: ['GET', 'POST'], operation: 'identity.authorize' },
  { url: '/token', methods: ['POST'], operation: 'identity.token' },
  { url: '/session/end', methods: ['GET', 'POST'], operation: 'identity.endSession' },
]

/**
 * Forwards all requests under the app's prefix, except for user info, to the provider, which reads and writes the raw
 * streams itself.
 */
export const addIdentity = (
  app: FastifyInstance,
  provider: LoadProvider,
  userInfo: UserInfoOptions,
): void => {
  let callback: ReturnType<Provider['callback']> | undefined

  // The provider reads the body itself, so Fastify must not parse it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    callback ??= (await provider()).callback()
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    const { raw } = request
    const address = raw.url ?? '/'
    // The provider derives the prefix from the difference between `originalUrl` and `url`.
    Object.assign(raw, { originalUrl: address, url: address.slice(app.prefix.length) || '/' })
    void callback(raw, reply.raw)
  }

  for (const { url, methods, operation } of ROUTES) {
    app.route({ url, method: methods, config: { operation }, handler: handle })
  }
  addUserInfo(app, userInfo)
  app.all('/*', handle)
}
