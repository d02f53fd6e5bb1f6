import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import { createWorld, type WorldOptions } from '@portal/fixtures'
import { API_BASE_PATH, IDENTITY_BASE_PATH, MINUTE_MS, mockConfig, OUTSIDE_BASE_PATH } from '@portal/schemas'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { addApi } from './api/api.ts'
import { sendFailure, sendNotFound } from './api/failures.ts'
import { handlers } from './bco/handlers.ts'
import { clockSpan, createClock } from './control/clock.ts'
import { addControl, CONTROL_BASE_PATH, type IssueToken } from './control/control.ts'
import { addGatekeeper } from './control/gatekeeper.ts'
import { createSessions, DEFAULT_SESSION } from './control/sessions.ts'
import { KeepError } from './durability/errors.ts'
import { openKeeper } from './durability/keeper.ts'
import { createTokenSerials, createTokenVerifier } from './identity/accessTokens.ts'
import type { Account } from './identity/accounts.ts'
import { addIdentity } from './identity/identity.ts'
import { personIn } from './identity/person.ts'
import { createProvider, SIGN_IN_PATH } from './identity/provider.ts'
import { signAccessToken } from './identity/signAccessToken.ts'
import { addSignIn, pageHeaders } from './identity/signIn.ts'
import { noticePage } from './identity/signInPage.ts'
import type { UserInfoOptions } from './identity/userInfo.ts'
import { addOpenApi } from './openapi/openapi.ts'
import { addOutside } from './outside/outside.ts'
import { addAddresses } from './portal/addresses.ts'
import { addConfig, addPortal, addTranslations } from './portal/portal.ts'
import { SessionWorld } from './world/sessionWorld.ts'
import { createStore } from './world/store.ts'

const DEFAULT_SEED = 7
const DEFAULT_TOKEN_SECONDS = 600
/** Cache lifetime of preflight responses; Chromium's limit. */
const PREFLIGHT_SECONDS = 7_200
const MAX_HEAD_BYTES = 1_048_576
const MAX_ADDRESS_LENGTH = 16_000
const ADDRESS_TOO_LONG = 414

export interface ServerOptions {
  /** Seed of the world. The same seed, size and `now` result in the same world. Default: that of `data`, else 7. */
  readonly seed?: number
  readonly size?: WorldOptions['size']
  /** Number of customers besides those of the personas, for measurements. Default: depends on the size. */
  readonly customers?: number
  /**
   * Time of the world at the start, from which its clock runs. Default: that of `data`, else now, rounded down to the
   * minute.
   */
  readonly now?: Date
  /** Public URL of the server, e.g. `http://localhost:4010`. The host name must be `localhost` because of cookies. */
  readonly origin: string
  /** Origins of portals that may sign in here. Error pages link to the first. Default: the server itself. */
  readonly portalOrigins?: readonly string[]
  /** File that persists writes across restarts. Without it, they stay in memory. */
  readonly data?: string
  /** Folder of the built portal to serve on the same origin. */
  readonly dist?: string
  /** Lifetime of access tokens, s. A mock session may override it. Default: 600. */
  readonly accessTokenSeconds?: number
  readonly logger?: boolean
  /** Receives notices for the person who started the server, such as a dropped line of `data`. */
  readonly notice?: (text: string) => void
}

/** The control interface is for tests and development. In production it must be enabled explicitly. */
const hasControl = (): boolean => process.env.NODE_ENV !== 'production' || process.env.MOCK_CONTROL === '1'

const IDENTITY_API_PATH = `${IDENTITY_BASE_PATH}${API_BASE_PATH}`

const isApi = (url: string): boolean =>
  [API_BASE_PATH, IDENTITY_API_PATH].some((path) => url === path || url.startsWith(`${path}/`))

const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (isApi(request.url)) return sendFailure(error, request, reply)
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error(error)
  const isPublic = status < 500 || error instanceof KeepError
  return reply
    .code(status)
    .send({ error: isPublic ? error.message : 'Something went wrong in the mock; see its log.' })
}

/** Routes with schemas have their own checks (`addChecks`), so Fastify's compilers would only slow down each start. */
const noCompiler = () => {
  throw new Error('A schema has no checks')
}

/**
 * Rewrites a malformed URL, so that the portal shows its 'not found' page. API calls get an error in their own
 * envelope.
 */
const decodable = ({ url = '/' }: IncomingMessage): string => {
  if (isApi(url)) return url
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return '/index.html'
  }
}

const freshWorld = ({ seed = DEFAULT_SEED, size = 'small', now }: ServerOptions) => {
  const began = Date.now()
  const time = now ?? new Date(Math.floor(began / MINUTE_MS) * MINUTE_MS)
  return { seed, size, now: time.toISOString(), began }
}

const keeperOf = (data: string, options: ServerOptions) => {
  const { seed, size, now } = options
  return openKeeper(data, { seed, size, now: now?.toISOString() }, freshWorld(options))
}

/**
 * Builds the mock of everything outside the portal: the BCO API, a real OpenID Connect provider, the control interface
 * for tests and, with `dist`, the built portal. The caller calls `listen`.
 */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { origin, dist, customers, accessTokenSeconds = DEFAULT_TOKEN_SECONDS } = options
  const portalOrigins = [...new Set([...(options.portalOrigins ?? []), origin])]
  const keeper = options.data === undefined ? undefined : keeperOf(options.data, options)
  const { seed, size, now, began } = keeper?.header ?? freshWorld(options)
  for (const notice of keeper?.notices ?? []) options.notice?.(notice)
  const store = createStore(createWorld({ seed, size, now, ...(customers !== undefined && { customers }) }))
  const baseClock = createClock(Date.parse(now) + Date.now() - began)
  const sessions = createSessions({
    createWorld: (changes) => new SessionWorld(store, changes),
    baseClock,
    keeper,
  })
  const serials = createTokenSerials()
  const config = mockConfig(origin)

  const app = fastify({
    logger: options.logger ? { level: 'warn' } : false,
    // Browsers keep connections open; without this, closing the server waits for them.
    forceCloseConnections: true,
    // Far above the maximum URL length, so that longer URLs reach the hook below, which rejects them in the envelope of
    // their endpoint.
    http: { maxHeaderSize: MAX_HEAD_BYTES },
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    ...(dist !== undefined && { rewriteUrl: decodable }),
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply)
    },
  })

  if (keeper) app.addHook('onClose', async () => keeper.close())

  // Must precede the routes, which capture the current error handler when they are registered.
  app.setErrorHandler(sendError)
  app.addHook('onRequest', async ({ url }, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
    if (url.length <= MAX_ADDRESS_LENGTH) return
    const message = `address: is longer than ${MAX_ADDRESS_LENGTH} characters`
    throw Object.assign(new Error(message), { statusCode: ADDRESS_TOO_LONG })
  })
  await app.register(cors, {
    origin: [...portalOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // `allowedHeaders` is unset, which allows any requested header, such as `x-mock-session`.
    exposedHeaders: ['x-server-now', 'ETag', 'WWW-Authenticate'],
    maxAge: PREFLIGHT_SECONDS,
  })
  addGatekeeper(app, sessions)
  // Must precede compression, because the build contains compressed files.
  const portal = dist === undefined ? undefined : await addPortal(app, dist, config)
  // Brotli makes responses 7 % smaller than gzip, but the server 20 % slower.
  await app.register(compress, { encodings: ['gzip'], globalDecompression: false })

  const verify = createTokenVerifier(origin)
  await app.register(async (api) => addApi(api, { handlers, verify }), { prefix: API_BASE_PATH })
  await app.register(async (api) => addApi(api, { handlers, verify, host: 'identity' }), {
    prefix: IDENTITY_BASE_PATH,
  })

  const tokenSeconds = (sessionId: string | undefined) =>
    sessions.get(sessionId ?? DEFAULT_SESSION).tokens.lifetimeSeconds ?? accessTokenSeconds
  const personOf = ({ persona, sessionId }: Account) =>
    personIn(sessions.get(sessionId ?? DEFAULT_SESSION).world(), persona)
  const provider = createProvider({
    origin,
    portalOrigins,
    serials,
    accessTokenSeconds: tokenSeconds,
    personOf,
    page: (title, text) => ({
      html: noticePage(title, text, portalOrigins[0] ?? origin),
      headers: pageHeaders(portalOrigins),
    }),
  })
  const userInfo: UserInfoOptions = {
    verify,
    personOf,
    isAccepted: ({ serial, account }) =>
      serial > sessions.get(account.sessionId ?? DEFAULT_SESSION).tokens.rejectedUpTo,
  }
  await app.register(async (identity) => addIdentity(identity, provider, userInfo), {
    prefix: IDENTITY_BASE_PATH,
  })
  const passwords = (sessionId: string | undefined) => sessions.get(sessionId ?? DEFAULT_SESSION).passwords
  await app.register(async (signIn) => addSignIn(signIn, { provider, portalOrigins, passwords }), {
    prefix: SIGN_IN_PATH,
  })

  await app.register(async (outside) => addOutside(outside, store.world, sessions), {
    prefix: OUTSIDE_BASE_PATH,
  })

  app.get(`${CONTROL_BASE_PATH}/health`, async () => ({ ok: true, seed, size, worldNow: now }))
  if (hasControl()) {
    const issueToken: IssueToken = async (persona, sessionId) => {
      const lifetimeSeconds = tokenSeconds(sessionId)
      const account = { persona, sessionId }
      return {
        access_token: await signAccessToken({
          origin,
          account,
          person: personOf(account),
          serial: serials.next(),
          lifetimeSeconds,
        }),
        token_type: 'Bearer',
        expires_in: lifetimeSeconds,
      }
    }
    const span = clockSpan(Date.parse(now))
    const controlOptions = { sessions, span, lastTokenSerial: serials.last, issueToken }
    await app.register(async (control) => addControl(control, controlOptions), { prefix: CONTROL_BASE_PATH })
  }

  addConfig(app, config)
  addTranslations(app)
  addOpenApi(app, origin)
  if (!portal) addAddresses(app)
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return sendNotFound(reply)
    if (portal?.isNavigation(request)) return portal.sendIndex(reply)
    return reply
      .code(404)
      .send({ error: `There is nothing at ${request.method} ${request.url.split('?')[0]}.` })
  })
  return app
}
