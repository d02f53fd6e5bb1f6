import type { ConnectorStatus, RemoteReceipt } from '@portal/schemas'
import type { Failure } from '../failure.ts'

/** What a person can have a charger do (S7). */
export type CommandKind = RemoteReceipt['Command']

export interface CommandCard {
  readonly id: string
  readonly number: string
}

/** What a command is about, before anybody has confirmed it: it holds names because it outlives the screens. */
export interface CommandRequest {
  readonly kind: CommandKind
  readonly chargepointId: string
  /** What the charger is called. */
  readonly charger: string
  /** Left out for a restart, which is about the whole charger. */
  readonly connector?: { readonly id: string; readonly number: number }
  /** The sessions that it ends. */
  readonly sessionIds: readonly string[]
}

/** A command that a person gave. */
export interface RemoteCommand extends CommandRequest {
  /** A UUID: it names the actor, and is the idempotency key, so that the same command sent again is done once. */
  readonly id: string
  /** With which card a charge starts. */
  readonly card?: CommandCard
  /** Server time at which it was given, in ms since 1970. */
  readonly at: number
}

/** How far a command has come. */
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

/** Receipt of a command. Accepted is not done: the effect shows later. */
export interface CommandReceipt {
  readonly Status: 'ACCEPTED' | 'REJECTED'
  /** Only when it was rejected: a known reason, or what the server said. */
  readonly Reason?: string | undefined
  /** The session that will begin, or that ends. */
  readonly SessionId?: string | undefined
  /** ISO 8601, by the server's clock. */
  readonly At: string
}

/** What a command reports to its keeper, and keeps for the next document. */
export interface CommandRecord {
  readonly command: RemoteCommand
  readonly phase: CommandPhase
  /** What the charger answered; nothing where no answer came. */
  readonly receipt?: CommandReceipt
  /** Why the server refused it. */
  readonly failure?: Failure
  /** Server time at which its effect was seen, or it was rejected. */
  readonly endedAt?: number
  /** Server time of the last manual look, which showed nothing new. */
  readonly checkedAt?: number
  /** Whether that look failed. */
  readonly isCheckFailed?: boolean
}

/** What of a charger shows whether a command took effect. */
export interface ObservedCharger {
  readonly LastBootNotification?: string | undefined
  readonly Connectors: readonly {
    readonly Id: string
    readonly Status: ConnectorStatus
    readonly StatusSince?: string | undefined
    readonly SessionId?: string | undefined
  }[]
}

/** A charger as it was at a moment of the server's time. */
export interface Observation {
  readonly at: number
  readonly charger: ObservedCharger
}

/** While it is so, the charger is at work on a command, as far as anybody knows: no other may be given there. */
export const isUnderWay = ({ phase }: Pick<CommandRecord, 'phase'>): boolean =>
  phase === 'sending' || phase === 'waiting' || phase === 'tracing'

/** Whether two commands are about the same connector; a restart is about all of its charger. */
export const isAboutSame = (one: CommandRequest, other: CommandRequest): boolean =>
  one.chargepointId === other.chargepointId &&
  (one.connector === undefined || other.connector === undefined || one.connector.id === other.connector.id)
