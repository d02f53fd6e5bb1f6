import type { ConnectorStatus, RemoteReceipt } from '@portal/schemas'
import type { Failure } from '../failure.ts'

/** Remote commands (S7). */
export type CommandKind = RemoteReceipt['Command']

export interface CommandCard {
  readonly id: string
  readonly number: string
}

/** A command before confirmation. Contains names, because it outlives the screens. */
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

/** A confirmed command. */
export interface RemoteCommand extends CommandRequest {
  /** A UUID: name of the actor and idempotency key, so a repeated command runs only once. */
  readonly id: string
  /** Card to start charging with. */
  readonly card?: CommandCard
  /** Server time of the command, in ms since 1970. */
  readonly at: number
}

/** Progress of a command. */
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
  /** Reason for a rejection: a known one, or the server's text. */
  readonly Reason?: string | undefined
  /** The session that will start or end. */
  readonly SessionId?: string | undefined
  /** ISO 8601, by the server's clock. */
  readonly At: string
}

/** State that a command reports to the tray, which stores it for the next page load. */
export interface CommandRecord {
  readonly command: RemoteCommand
  readonly phase: CommandPhase
  /** Answer of the charger; undefined without one. */
  readonly receipt?: CommandReceipt
  /** Refusal by the server. */
  readonly failure?: Failure
  /** Server time of the observed effect or the rejection. */
  readonly endedAt?: number
  /** Server time of the last manual check without a change. */
  readonly checkedAt?: number
  /** True if that check failed. */
  readonly isCheckFailed?: boolean
}

/** Charger data that shows the effect of a command. */
export interface ObservedCharger {
  readonly LastBootNotification?: string | undefined
  readonly Connectors: readonly {
    readonly Id: string
    readonly Status: ConnectorStatus
    readonly StatusSince?: string | undefined
    readonly SessionId?: string | undefined
  }[]
}

/** A charger at a point in server time. */
export interface Observation {
  readonly at: number
  readonly charger: ObservedCharger
}

/** True while the command may still be running at the charger, which blocks other commands there. */
export const isUnderWay = ({ phase }: Pick<CommandRecord, 'phase'>): boolean =>
  phase === 'sending' || phase === 'waiting' || phase === 'tracing'

/** True if two commands concern the same connector; a restart concerns its whole charger. */
export const isAboutSame = (one: CommandRequest, other: CommandRequest): boolean =>
  one.chargepointId === other.chargepointId &&
  (one.connector === undefined || other.connector === undefined || one.connector.id === other.connector.id)
