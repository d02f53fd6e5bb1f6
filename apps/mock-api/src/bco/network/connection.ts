import { SECOND_MS } from '@portal/schemas'
import { BcoError, type Handler } from '../handler.ts'
import { must } from '../rules/rule.ts'
import { presentConnection } from './traffic.ts'

/** Minimum time until a charger reconnects, by the business clock. */
const SOONEST_MS = 30 * SECOND_MS
const SPREAD_S = 60
const STEP_S = 17

/** Returns the time until a charger reconnects, which depends only on its number. */
const reconnectMs = (chargepointId: string): number =>
  SOONEST_MS + ((Number(chargepointId.replace(/\D/g, '')) * STEP_S) % SPREAD_S) * SECOND_MS

export const closeConnection: Handler<'closeConnection'> = ({ params }, { world, caller, now }) => {
  const connection = world.as(caller).one('connection', params.id)
  if (!connection) throw new BcoError('UNKNOWNREQUEST')
  const { Status } = presentConnection(world.as(caller), connection, now)
  must(Status === 'OPEN', 'Error', `Status: is ${Status}`)
  const chargepointId = connection.ChargePointId
  world.intervene({ kind: 'closed', chargepointId, at: now, until: now + reconnectMs(chargepointId) })
  const closed = presentConnection(world.as(caller), connection, now)
  world.trail.note({
    className: 'connection',
    id: connection.Id,
    before: { ...closed, Status },
    after: closed,
  })
  world.trail.noteCommand(chargepointId, 'CloseConnection')
  return closed
}
