/** Delays between the charger's acceptance of a command and its effect, on the clock of the world. */
export const START_MS = 8_000
const STOP_MS = 4_000
const RESTART_FROM_MS = 2_000
const RESTART_UNTIL_MS = 47_000

/** Restart of a charger, commanded at `told`. */
export const restartOf = (chargepointId: string, told: number) =>
  ({
    kind: 'restart',
    chargepointId,
    from: told + RESTART_FROM_MS,
    until: told + RESTART_UNTIL_MS,
  }) as const

/** Stop of a session, commanded at `told`. */
export const stopOf = (connectorId: string, sessionId: string, told: number) =>
  ({ kind: 'stop', connectorId, sessionId, at: told + STOP_MS }) as const
