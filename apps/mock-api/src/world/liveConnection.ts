import type { Contact } from '@portal/fixtures'
import type { Connection } from '@portal/schemas/contract'

/** What changes of a connection while one looks. */
export const LIVE_OF_CONNECTION = ['Status', 'Since'] as const
export type LiveOfConnection = Pick<Connection, (typeof LIVE_OF_CONNECTION)[number]>

/** A connection is open as long as its charger is heard; a closed one since it was heard last. */
export const toldOfConnection = (
  { Status, Since }: Connection,
  state: Contact | undefined,
): LiveOfConnection =>
  !state || state.isOnline
    ? { Status, Since }
    : { Status: 'CLOSED', Since: new Date(state.lastHeartbeat).toISOString() }
