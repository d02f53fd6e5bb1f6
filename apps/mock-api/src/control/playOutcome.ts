import { ERRORS, isErrorCode } from '@portal/schemas'
import { type Endpoint, endpoints, type OperationId } from '@portal/schemas/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { envelopes } from '../api/envelopes.ts'
import { isApiOperation, type Operation } from './operations.ts'
import type { Outcome } from './outcome.ts'

const ASKED_FOR = 'Asked for through the control interface.'

/**
 * Sends an OAuth error in the redirect back to the portal, or in the response body for the token endpoint or without a
 * redirect URI.
 */
const playOauthError = (operation: Operation, code: string, request: FastifyRequest, reply: FastifyReply) => {
  const error = { error: code, error_description: ASKED_FOR }
  if (operation === 'identity.token') return reply.code(400).send(error)
  const query = new URLSearchParams(request.url.split('?')[1])
  const target = URL.parse(query.get('redirect_uri') ?? '')
  if (!target) return reply.code(400).send(error)
  for (const [name, value] of Object.entries(error)) target.searchParams.set(name, value)
  target.searchParams.set('state', query.get('state') ?? '')
  return reply.redirect(target.href, 303)
}

/** Fails in the endpoint's envelope. Skips the response check, because the endpoint need not list the code. */
const playCode = (operation: OperationId, code: string, reply: FastifyReply) => {
  const { envelope }: Endpoint = endpoints[operation]
  const { http, severity } = isErrorCode(code) ? ERRORS[code] : ({ http: 200, severity: 'error' } as const)
  const failure = { code, status: severity, message: ASKED_FOR, http }
  return reply
    .code(http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopes[envelope].failure(failure)))
}

/** Waits until the delay ends or the caller disconnects. */
const delay = (ms: number, reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const HALF_AN_ANSWER = '{"result":{"status":"succ'
const ANNOUNCED_LENGTH = 1_000

/** Ends the request with this outcome. Resolves with false if it continues normally. */
export const playOutcome = async (
  outcome: Outcome,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  switch (outcome.kind) {
    case 'answer':
      return false
    case 'delay':
      await delay(outcome.ms, reply)
      return false
    case 'code':
      if (isApiOperation(operation)) playCode(operation, outcome.code, reply)
      else playOauthError(operation, outcome.code, request, reply)
      return true
    case 'status':
      reply.code(outcome.status).type('text/plain').send(`Status ${outcome.status}`)
      return true
    case 'malformed':
      reply.code(200).type('application/json').send(HALF_AN_ANSWER)
      return true
    case 'empty':
      reply.code(200).type('application/json').send('')
      return true
    case 'json':
      reply.code(200).type('application/json').send(JSON.stringify(outcome.body))
      return true
    case 'truncated':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': ANNOUNCED_LENGTH })
      reply.raw.write(HALF_AN_ANSWER, () => request.raw.socket.destroy())
      return true
    case 'close':
      reply.hijack()
      request.raw.socket.destroy()
      return true
    case 'hang':
      reply.hijack()
      return true
    case 'drop':
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return true
  }
}
