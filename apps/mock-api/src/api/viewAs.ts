import { fromAddressPart, VIEW_AS_HEADER } from '@portal/schemas'
import type { Endpoint } from '@portal/schemas/contract'
import type { FastifyRequest } from 'fastify'
import { BcoError, type Caller } from '../bco/handler.ts'
import { mockSession } from '../control/gatekeeper.ts'

/** Calls about customers' data; calls about one's own account and public data are the same through all eyes. */
const SCOPES: readonly Endpoint['scope'][] = ['relation', 'network']

/**
 * The caller as the one whose eyes are asked for: administrators look through those of relations that they see. Only reads do:
 * a write is always made as oneself.
 */
export const viewingAs = (
  caller: Caller,
  { method, isRead, scope }: Endpoint,
  request: FastifyRequest,
): Caller => {
  const asked = request.headers[VIEW_AS_HEADER]
  if (typeof asked !== 'string' || !(isRead ?? method === 'GET') || !SCOPES.includes(scope)) return caller
  const isAdministrator = caller.roles.some((role) => role !== 'User')
  const relation = mockSession(request).world().as(caller).one('relation', fromAddressPart(asked))
  if (!isAdministrator || !relation)
    throw new BcoError('Unauthorized', 'The relation cannot be viewed by this caller.')
  return { ...caller, relationId: relation.Id, viewAs: relation.Id }
}
