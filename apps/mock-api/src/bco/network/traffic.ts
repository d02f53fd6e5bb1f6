import type { Connection, Email } from '@portal/schemas/contract'
import { liveFieldsOfConnection } from '../../world/liveConnection.ts'
import type { View } from '../../world/view.ts'
import type { ClassRules } from '../rules/rule.ts'

export const connectionRules: ClassRules = {
  defaults: (_changes, { now }) => ({ Status: 'OPEN', Since: new Date(now).toISOString() }),
}

export const presentConnection = (view: View, connection: Connection, now: number): Connection => {
  const [state] = view.connectors.ofCharger(connection.ChargePointId, now)
  const closing = view.connectors.closingAt(connection.ChargePointId, now)
  return { ...connection, ...liveFieldsOfConnection(connection, state, closing, now) }
}

/** Delay before a queued e-mail is sent, by the business clock. */
const SEND_MS = 10_000

export const presentEmail = (view: View, stored: Email, now: number): Email => {
  const email = { ...stored, Sender: view.setting('mail/sender', Date.parse(stored.CreatedOn)) }
  const sent = Date.parse(email.ModifiedOn) + SEND_MS
  if (email.Status !== 'QUEUED' || now < sent) return email
  return { ...email, Status: 'SENT', SentOn: new Date(sent).toISOString() }
}
