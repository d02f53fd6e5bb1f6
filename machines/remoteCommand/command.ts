import type { ConnectorStatus, RemoteReceipt } from '@portal/schemas'
import type { Failure } from '../failure.ts'

export type CommandKind = RemoteReceipt['Command']

export interface CommandCard {
  readonly id: string
  readonly number: string
}

/** A command that the person has yet to confirm. Contains names, because it outlives the screens. */
export interface CommandRequest {
  readonly kind: CommandKind
  readonly chargepointId: string
  /** Name of the charger. */
  readonly charger: string
  /** Undefined for a restart, which affects the whole charger. */
  readonly connector?: { readonly id: string; readonly number: number }
  /** Sessions that the command ends. */
  readonly sessionIds: readonly string[]
}

/** A command that the person has confirmed. */
export interface RemoteCommand extends CommandRequest {
  /** UUID that names the actor and serves as idempotency key, so a repeated command runs only once. */
  readonly id: string
  /** Card that starts the session. */
  readonly card?: CommandCard
  /** Server time of the command, in ms since 1970. */
  readonly at: number
}

export const COMMAND_PHASES = [
  'sending',
  'waiting',
  'tracing',
  'unconfirmed',
  'checking',
  'confirmed',
  'folded',
  'rejected',
] as const
export type CommandPhase = (typeof COMMAND_PHASES)[number]

/** Receipt of a command. Accepted does not mean executed; the charger's state shows the effect later. */
export interface CommandReceipt {
  readonly Status: 'ACCEPTED' | 'REJECTED'
  /** Reason for a rejection: a known code, or a text from the server. */
  readonly Reason?: string | undefined
  /** Session that will start or end. */
  readonly SessionId?: string | undefined
  /** ISO 8601, server time. */
  readonly At: string
}

/** State of a command, which the tray stores for the next page load. */
export interface CommandRecord {
  readonly command: RemoteCommand
  readonly phase: CommandPhase
  /** Response of the charger, if any. */
  readonly receipt?: CommandReceipt
  /** Rejection by the server. */
  readonly failure?: Failure
  /**
   * Server time of the observed effect, of the charger's rejection, or of an acceptance that confirms the command, in
   * ms since 1970.
   */
  readonly endedAt?: number
  /** Server time of the last manual check that found no effect, in ms since 1970. */
  readonly checkedAt?: number
  /** True if the last manual check failed. */
  readonly isCheckFailed?: boolean
}

/** Charger data that reveals the effect of a command. */
export interface ObservedCharger {
  readonly LastBootNotification?: string | undefined
  readonly Connectors: readonly {
    readonly Id: string
    readonly Status: ConnectorStatus
    readonly StatusSince?: string | undefined
    readonly SessionId?: string | undefined
  }[]
}

/** State of a charger at a given server time, in ms since 1970. */
export interface Observation {
  readonly at: number
  readonly charger: ObservedCharger
}

/** True while the command is being sent or its effect is awaited, which blocks other commands at the same connector. */
export const isUnderWay = ({ phase }: Pick<CommandRecord, 'phase'>): boolean =>
  phase === 'sending' || phase === 'waiting' || phase === 'tracing'

/** True if two commands affect the same connector; a restart affects the whole charger. */
export const isAboutSame = (one: CommandRequest, other: CommandRequest): boolean =>
  one.chargepointId === other.chargepointId &&
  (one.connector === undefined || other.connector === undefined || one.connector.id === other.connector.id)
