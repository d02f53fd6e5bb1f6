import type { Contact } from '@portal/fixtures'
import type { Connection } from '@portal/schemas/contract'

export const LIVE_OF_CONNECTION = ['Status', 'Since'] as const
export type LiveOfConnection = Pick<Connection, (typeof LIVE_OF_CONNECTION)[number]>

/** Closing of a connection by the server, and the time at which the charger reconnects. */
interface Closing {
  readonly at: number
  readonly until: number
}

/**
 * Returns the live fields of a connection. It is closed while its charger is offline, and from a closing by the server
 * until the charger reconnects. `Since` is then the time of the last contact or of the closing.
 */
export const liveFieldsOfConnection = (
  { Status, Since }: Connection,
  state: Contact | undefined,
  closing: Closing | undefined,
  now: number,
): LiveOfConnection => {
  if (closing && now < closing.until) return { Status: 'CLOSED', Since: new Date(closing.at).toISOString() }
  if (state && !state.isOnline)
    return { Status: 'CLOSED', Since: new Date(state.lastHeartbeat).toISOString() }
  return closing ? { Status: 'OPEN', Since: new Date(closing.until).toISOString() } : { Status, Since }
}
