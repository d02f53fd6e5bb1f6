import responseValidation from '@fastify/response-validation'
import type { Route } from '@portal/schemas'
import { type Contract, endpoints, entitySchemas, type OperationId } from '@portal/schemas/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallContext, Caller, Handlers } from '../bco/handler.ts'
import { mockSession } from '../control/gatekeeper.ts'
import { authenticate, type VerifyToken } from './authenticate.ts'
import { addCaching } from './caching.ts'
import { envelopes } from './envelopes.ts'
import { readQuery } from './query.ts'
import { responseSchemas } from './responseSchemas.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

export interface ApiOptions {
  /** Which calls of the table are answered here; default those of the API itself. */
  readonly host?: Route['host']
  readonly handlers: Handlers
  readonly verify: VerifyToken
}

/** Who calls a call that takes no token. */
const NOBODY: Caller = { username: '', roles: [] }

const EMPTY_QUERY = { type: 'object', additionalProperties: false, properties: {} } as const

/** Date formats as the contract uses them. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
}

interface Ajv {
  addFormat: (name: string, format: RegExp) => unknown
  addSchema: (schema: object) => unknown
}

const knowContract = (ajv: Ajv) => {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)
}

/** What a handler gets to see of a request: only what the contract names. */
const inputOf = ({ params, query, body }: Contract, request: FastifyRequest) => ({
  ...(params && { params: request.params }),
  ...(query && { query: request.query }),
  ...(body && { body: request.body }),
})

const addRoute = (
  app: FastifyInstance,
  operation: OperationId,
  contract: Contract,
  { handlers, verify }: ApiOptions,
) => {
  const { route, roles, params, query = EMPTY_QUERY, body } = contract
  const handler = handlers[operation] as (input: unknown, context: CallContext) => unknown
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation, envelope: route.envelope },
    schema: {
      querystring: query,
      ...(params && { params }),
      ...(body && { body }),
      response: responseSchemas(contract),
    },
    onRequest: async (request) => {
      if (roles.length > 0) request.caller = await authenticate(request, verify, roles)
    },
    preValidation: async (request) => {
      request.query = readQuery(
        request.query as Record<string, unknown>,
        query as Parameters<typeof readQuery>[1],
      )
    },
    handler: async (request) => {
      const session = mockSession(request)
      const context: CallContext = {
        caller: request.caller,
        world: session.world(),
        passwords: session.passwords,
        now: session.clock.now(),
      }
      return envelopes[route.envelope].success(await handler(inputOf(contract, request), context))
    },
  })
}

/** The calls of one host: one route per row of the endpoint table, input and answer checked against it. */
export const addApi = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  for (const schema of Object.values(entitySchemas)) app.addSchema(schema)
  // What is sent is what was checked: a serializer made from the schema would quietly turn 5 into "5".
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await app.register(responseValidation, {
    ajv: {
      removeAdditional: false,
      useDefaults: false,
      allErrors: false,
      strictTypes: false,
      plugins: [knowContract],
    },
  })
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    request.caller = NOBODY
  })
  addCaching(app)
  for (const [operation, contract] of Object.entries<Contract>(endpoints)) {
    if (contract.route.host !== options.host) continue
    addRoute(app, operation as OperationId, contract, options)
  }
}
