import type { ErrorCode, Route } from '@portal/schemas'
import { type Endpoint, endpoints, type OperationId, type StoredFile } from '@portal/schemas/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authorOf, schedulerAuthor } from '../bco/author.ts'
import type { CallContext, Caller, Handlers } from '../bco/handler.ts'
import { runDueJobs } from '../bco/network/schedule.ts'
import { mockSession } from '../control/gatekeeper.ts'
import { isNetwork } from '../world/scope.ts'
import { authenticate, type VerifyToken } from './authenticate.ts'
import { addCaching } from './caching.ts'
import { addChallenge } from './challenge.ts'
import { addChecks, answerCheck } from './checks.ts'
import { envelopes } from './envelopes.ts'
import { addFiles, fileOf, fingerprintOf, sendFile } from './files.ts'
import { addJsonBody } from './jsonBody.ts'
import { checkEncoding, readQuery } from './query.ts'
import { repeatKey } from './repeats.ts'
import { viewingAs } from './viewAs.ts'
import { addWholeBody } from './wholeBody.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

export interface ApiOptions {
  /** Host whose endpoints are served. Default: the API, for endpoints without a host. */
  readonly host?: Route['host']
  readonly handlers: Handlers
  readonly verify: VerifyToken
}

const ANONYMOUS: Caller = { username: '', roles: [] }

const EMPTY_QUERY = { type: 'object', additionalProperties: false, properties: {} } as const

const inputOf = ({ upload, params, query, body }: Endpoint, request: FastifyRequest) => ({
  ...(params && { params: request.params }),
  ...(query && { query: request.query }),
  ...(body && { body: request.body }),
  ...(upload && { file: fileOf(request) }),
})

const isWrite = ({ method, isRead }: Route): boolean => method !== 'GET' && isRead !== true

const addRoute = (
  app: FastifyInstance,
  operation: OperationId,
  endpoint: Endpoint,
  { handlers, verify }: ApiOptions,
) => {
  const { method, path, envelope, upload, roles, params, query = EMPTY_QUERY, body } = endpoint
  const checkAnswer = answerCheck(endpoint)
  const handler = handlers[operation] as (input: unknown, context: CallContext) => unknown
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      operation,
      envelope,
      errors: endpoint.errors,
      ...(upload && { upload: true }),
    },
    schema: {
      querystring: query,
      ...(params && { params }),
      ...(body && { body }),
    },
    onRequest: async (request) => {
      request.caller =
        roles.length === 0
          ? ANONYMOUS
          : viewingAs(await authenticate(request, verify, roles), endpoint, request)
    },
    preValidation: async (request) => {
      checkEncoding(request.url)
      request.query = readQuery(
        request.query as Record<string, unknown>,
        query as Parameters<typeof readQuery>[1],
      )
    },
    preSerialization: async (_request, reply, payload) => {
      checkAnswer(reply.statusCode, payload)
      return payload
    },
    handler: async (request, reply) => {
      const session = mockSession(request)
      let reported: ErrorCode | undefined
      const [world, now] = [session.world(), session.clock.now()]
      world.moveTo(now)
      if (!world.isLarge || isNetwork(request.caller.roles))
        session.changes.atomically(() =>
          world.trail.during(schedulerAuthor, now, () =>
            runDueJobs({ world, passwords: session.passwords, now }),
          ),
        )
      const context: CallContext = {
        caller: request.caller,
        world,
        passwords: session.passwords,
        now,
        report: (code) => {
          reported = code
        },
      }
      const input = inputOf(endpoint, request)
      if (endpoint.download) return sendFile(reply, handler(input, context) as StoredFile)
      const answer = () => {
        const data = world.trail.during(
          () => authorOf(context, operation),
          now,
          () => handler(input, context),
        )
        return envelopes[envelope].success(data, reported)
      }
      if (!isWrite(endpoint)) return session.changes.atomically(answer)
      const key = repeatKey(request, operation)
      const sent = key !== undefined && upload ? fingerprintOf(fileOf(request)) : request.body
      return session.repeats.once(key, sent, answer)
    },
  })
}

/** Registers one route per endpoint of a host. Requests and responses are checked against the endpoint table. */
export const addApi = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  // Responses are already checked. A serializer compiled from the schema would silently coerce 5 to "5".
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  addChecks(app)
  addJsonBody(app)
  app.decorateRequest('caller')
  addChallenge(app)
  addWholeBody(app)
  addCaching(app)
  addFiles(app)
  for (const [operation, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.host !== options.host) continue
    addRoute(app, operation as OperationId, endpoint, options)
  }
}
