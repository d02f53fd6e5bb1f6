import { fromAddressPart, VIEW_AS_HEADER } from '@portal/schemas'
import type { Endpoint } from '@portal/schemas/contract'
import type { FastifyRequest } from 'fastify'
import { BcoError, type Caller } from '../bco/handler.ts'
import { mockSession } from '../control/gatekeeper.ts'

/** Scopes that contain customer data. Calls about the caller's own account and public data ignore "view as". */
const SCOPES: readonly Endpoint['scope'][] = ['relation', 'network']

/**
 * Returns the caller of a request with "view as": administrators read as a relation that they can see. Writes always
 * use the administrator's own identity, and the audit trail also names the relation.
 */
export const viewingAs = (
  caller: Caller,
  { method, isRead, scope }: Endpoint,
  request: FastifyRequest,
): Caller => {
  const header = request.headers[VIEW_AS_HEADER]
  if (typeof header !== 'string' || !SCOPES.includes(scope)) return caller
  const isAdministrator = caller.roles.some((role) => role !== 'User')
  const relation = mockSession(request).world().as(caller).one('relation', fromAddressPart(header))
  if (!(isRead ?? method === 'GET'))
    return isAdministrator && relation ? { ...caller, viewedAs: relation.Description } : caller
  if (!isAdministrator || !relation)
    throw new BcoError('Unauthorized', 'The relation cannot be viewed by this caller.')
  return { ...caller, relationId: relation.Id, viewAs: relation.Id }
}
