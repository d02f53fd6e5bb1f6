import { isDeepStrictEqual } from 'node:util'
import { BcoError, type CallContext, ConflictError } from '../handler.ts'
import type { Row } from './row.ts'
import { rowOf } from './rows.ts'

/**
 * Updates a charge session. Only its description can be changed, and none can be created, because sessions come from
 * the simulator.
 */
export const writeSession = (
  body: Readonly<Record<string, unknown>>,
  { caller, world, now }: CallContext,
): Row => {
  const { Id, Version, Description } = body
  if (Id === undefined) throw new BcoError('Error', 'Id: sessions are read-only')
  const previous = rowOf(world.as(caller), 'chargesession', String(Id), now)
  if (!previous) throw new BcoError('UNKNOWNREQUEST')
  if (Version === undefined) throw new BcoError('Error', 'Version: is missing')
  if (Version !== previous.Version) throw new ConflictError(previous)
  const other = Object.keys(body).find(
    (field) => field !== 'Description' && !isDeepStrictEqual(body[field], previous[field]),
  )
  if (other !== undefined) throw new BcoError('Error', `${other}: is set by the server`)
  if (typeof Description === 'string') world.describeSession(String(Id), Description)
  return rowOf(world.as(caller), 'chargesession', String(Id), now) ?? previous
}
