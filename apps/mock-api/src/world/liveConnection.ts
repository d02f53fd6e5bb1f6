import type { Contact } from '@portal/fixtures'
import type { Connection } from '@portal/schemas/contract'

/** Live fields of a connection. */
export const LIVE_OF_CONNECTION = ['Status', 'Since'] as const
export type LiveOfConnection = Pick<Connection, (typeof LIVE_OF_CONNECTION)[number]>

/** A connection is open while its charger is online; `Since` of a closed one is the last contact. */
export const toldOfConnection = (
  { Status, Since }: Connection,
  state: Contact | undefined,
): LiveOfConnection =>
  !state || state.isOnline
    ? { Status, Since }
    : { Status: 'CLOSED', Since: new Date(state.lastHeartbeat).toISOString() }
