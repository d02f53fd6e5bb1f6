import type { StopReason } from '../world/intervention.ts'

// Delays between a command and its effect, by the business clock.
export const START_MS = 8_000
export const STOP_MS = 4_000
const RESTART_FROM_MS = 2_000
const RESTART_UNTIL_MS = 47_000

export const restartOf = (chargepointId: string, commandedAt: number) =>
  ({
    kind: 'restart',
    chargepointId,
    from: commandedAt + RESTART_FROM_MS,
    until: commandedAt + RESTART_UNTIL_MS,
  }) as const

export const stopOf = (connectorId: string, sessionId: string, commandedAt: number, reason: StopReason) =>
  ({ kind: 'stop', connectorId, sessionId, at: commandedAt + STOP_MS, reason }) as const
