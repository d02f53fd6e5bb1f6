import { type ErrorCode, isErrorCode } from '@portal/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BcoError } from '../bco/handler.ts'
import { isApiOperation, type Operation } from './operations.ts'
import type { Outcome } from './outcome.ts'

/** An OAuth error where the portal reads it: in the answer of the token call, else in the address it is sent back to. */
const playOauthError = (operation: Operation, code: string, request: FastifyRequest, reply: FastifyReply) => {
  const error = { error: code, error_description: 'Asked for through the control interface.' }
  if (operation === 'identity.token') return reply.code(400).send(error)
  const query = new URLSearchParams(request.url.split('?')[1])
  const target = URL.parse(query.get('redirect_uri') ?? '')
  if (!target) return reply.code(400).send(error)
  for (const [name, value] of Object.entries(error)) target.searchParams.set(name, value)
  target.searchParams.set('state', query.get('state') ?? '')
  return reply.redirect(target.href, 303)
}

const asErrorCode = (code: string): ErrorCode => (isErrorCode(code) ? code : 'UNEXPECTED')

/** Ends the request with this outcome. Answers false when it is to go on normally. */
export const playOutcome = (
  outcome: Outcome,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean => {
  switch (outcome.kind) {
    case 'answer':
      return false
    case 'code':
      if (isApiOperation(operation))
        throw new BcoError(asErrorCode(outcome.code), 'Asked for through the control interface.')
      playOauthError(operation, outcome.code, request, reply)
      return true
    case 'status':
      reply.code(outcome.status).type('text/plain').send(`Status ${outcome.status}`)
      return true
    case 'malformed':
      reply.code(200).type('application/json').send('{"result":{"status":"succ')
      return true
    case 'drop':
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return true
  }
}
