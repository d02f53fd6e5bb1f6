/** A command takes effect this long after the charger has accepted it, on the clock of the world. */
export const START_MS = 8_000
const STOP_MS = 4_000
const RESTART_FROM_MS = 2_000
const RESTART_UNTIL_MS = 47_000

/** A restart of a charger that is commanded at a moment. */
export const restartOf = (chargepointId: string, told: number) =>
  ({
    kind: 'restart',
    chargepointId,
    from: told + RESTART_FROM_MS,
    until: told + RESTART_UNTIL_MS,
  }) as const

/** The end of a session, told at a moment. */
export const stopOf = (connectorId: string, sessionId: string, told: number) =>
  ({ kind: 'stop', connectorId, sessionId, at: told + STOP_MS }) as const
