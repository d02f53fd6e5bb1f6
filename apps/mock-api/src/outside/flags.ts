import { createHash } from 'node:crypto'
import { FLAG_DEFAULTS, FLAG_NAMES, FLAGS_EVALUATE_PATH, type FlagName } from '@portal/schemas'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { headerSession } from '../control/requestSession.ts'
import { DEFAULT_SESSION, type MockSession, type Sessions } from '../control/sessions.ts'
import { findAccount } from '../identity/accounts.ts'
import { personIn } from '../identity/person.ts'

/** Evaluation context of OFREP. */
interface Context {
  readonly targetingKey: string | undefined
}

/** Thrown for an invalid evaluation context, with OFREP's error code. */
class ContextError extends Error {
  readonly statusCode = 400
  readonly errorCode: string

  constructor(errorCode: string, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readContext = (body: unknown): Context => {
  if (!isRecord(body) || !isRecord(body.context))
    throw new ContextError('INVALID_CONTEXT', "The body must be {'context': {…}}.")
  const { targetingKey } = body.context
  if (targetingKey !== undefined && typeof targetingKey !== 'string')
    throw new ContextError('INVALID_CONTEXT', 'context.targetingKey must be a text.')
  return { targetingKey }
}

/** Returns the value of a flag without an override: on for every role above driver, but `maintenance` is always off. */
const valueFor = (name: FlagName, isMore: boolean): boolean =>
  name === 'maintenance' ? FLAG_DEFAULTS.maintenance : isMore

const evaluate = ({ flags: overrides, world }: MockSession, { targetingKey }: Context) => {
  const persona = targetingKey === undefined ? undefined : findAccount(targetingKey)?.persona
  // Read from the mock session, in which the account may have been set up or its role changed.
  const roles = persona && personIn(world(), persona).roles
  const isMore = roles?.some((role) => role !== 'User') ?? false
  return {
    flags: FLAG_NAMES.map((key) => {
      const value = overrides.get(key) ?? valueFor(key, isMore)
      return {
        key,
        value,
        variant: value ? 'on' : 'off',
        reason: overrides.has(key) ? 'STATIC' : persona ? 'TARGETING_MATCH' : 'DEFAULT',
      }
    }),
  }
}

const tagOf = (answer: object): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 16)}"`

/**
 * Adds the feature-flag service (OFREP), which evaluates all flags in one call. The mock session with the overrides
 * comes from the header `x-mock-session`, otherwise from the targeting key, which is the `sub` of the sign-in.
 */
export const addFlags = async (app: FastifyInstance, sessions: Sessions): Promise<void> => {
  app.setErrorHandler((error: FastifyError | ContextError, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({
      errorCode: 'errorCode' in error ? error.errorCode : 'PARSE_ERROR',
      errorDetails: error.message,
    }),
  )

  const sessionFor = (request: FastifyRequest, { targetingKey }: Context) => {
    const folded = targetingKey === undefined ? undefined : findAccount(targetingKey)?.sessionId
    return sessions.get(headerSession(request) ?? folded ?? DEFAULT_SESSION)
  }

  // Answers the preflight of a cross-origin JSON request from any origin, including portals that are not configured.
  app.options(FLAGS_EVALUATE_PATH, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, if-none-match, x-mock-session')
      .code(204)
      .send(),
  )

  app.post(FLAGS_EVALUATE_PATH, { config: { operation: 'outside.flags' } }, async (request, reply) => {
    const context = readContext(request.body)
    const answer = evaluate(sessionFor(request, context), context)
    const tag = tagOf(answer)
    reply.header('etag', tag).header('access-control-expose-headers', 'ETag')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return answer
  })
}
