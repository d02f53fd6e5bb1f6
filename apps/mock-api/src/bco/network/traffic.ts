import type { Connection, Email } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import type { ClassRules } from '../rules/rule.ts'

/** A connection is open from when it is made. */
export const connectionRules: ClassRules = {
  defaults: (_changes, { now }) => ({ Status: 'OPEN', Since: new Date(now).toISOString() }),
}

/** A connection is open as long as its charger is heard; a closed one since it was heard last. */
export const presentConnection = (view: View, connection: Connection, now: number): Connection => {
  const [state] = view.connectorsOf(connection.ChargePointId, now)
  if (!state || state.isOnline) return connection
  return { ...connection, Status: 'CLOSED', Since: new Date(state.lastHeartbeat).toISOString() }
}

/** An e-mail that is queued leaves after so long, on the clock of the world. */
const SEND_MS = 10_000

export const presentEmail = (email: Email, now: number): Email => {
  const sent = Date.parse(email.ModifiedOn) + SEND_MS
  if (email.Status !== 'QUEUED' || now < sent) return email
  return { ...email, Status: 'SENT', SentOn: new Date(sent).toISOString() }
}
