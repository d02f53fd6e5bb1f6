import {
  type ActorRefFrom,
  assign,
  type EventObject,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import { type Failure, failureOf, notProvided } from '../failure.ts'
import type { CommandPhase, CommandReceipt, CommandRecord, Observation, RemoteCommand } from './command.ts'
import { isDoneOnceAccepted, showsEffect } from './effect.ts'

/** Timeout of sending. The command may have arrived anyway, so its effect is observed. */
export const SEND_TIMEOUT_MS = 30_000
/** Timeout for observing the effect; the command is then unconfirmed, not failed. */
export const CONFIRM_TIMEOUT_MS = 30_000
/** Minimum observation time after a reload. */
const LEAST_WATCH_MS = 8_000
/** Timeout of a manual check, which is then inconclusive. */
export const READ_TIMEOUT_MS = 15_000
/** Delay before the first reading of a pending command's charger. */
const FIRST_LOOK_MS = 1_000
/** Maximum delay between two readings, as in the chargepoint cache (S4). */
const LAST_LOOK_MS = 5_000
/** Factor by which each delay grows. */
const LOOK_GROWTH = 1.5
/** Time before a confirmed receipt folds to one line. */
export const FOLD_AFTER_MS = 10_000

export interface RemoteCommandInput {
  readonly command: RemoteCommand
  /** Record from before the reload, with the age of the command. */
  readonly resumed?: { readonly record: CommandRecord; readonly agoMs: number }
}

export interface RemoteCommandContext {
  readonly command: RemoteCommand
  readonly receipt: CommandReceipt | undefined
  readonly failure: Failure | undefined
  readonly endedAt: number | undefined
  readonly checkedAt: number | undefined
  readonly isCheckFailed: boolean
  /** Phase to resume after a reload. */
  readonly resumedPhase: CommandPhase | undefined
  /** Part of the confirmation time that elapsed before the reload. */
  readonly waitedMs: number
  readonly looks: number
}

export type RemoteCommandEvent =
  | { type: 'OBSERVED'; observation: Observation }
  /** Manual check. */
  | { type: 'CHECK' }
  /** Sends the same command again if it may not have arrived. */
  | { type: 'SEND_AGAIN' }

export type ObserveCommand = { type: 'LOOK' }

/** True if it is unknown whether the command arrived. */
const isLost = ({ code, status = 0 }: Failure): boolean =>
  code === 'FAILEDTOLOAD' || code === 'UNEXPECTED' || code === 'UNKNOWNERROR' || status >= 500

/**
 * One remote command (S7): sent, accepted by the charger and confirmed by its later state; or rejected with a reason;
 * or unconfirmed, which does not mean failed.
 */
export const remoteCommandMachine = setup({
  types: {
    context: {} as RemoteCommandContext,
    events: {} as RemoteCommandEvent,
    input: {} as RemoteCommandInput,
  },
  actors: {
    sendCommand: notProvided<CommandReceipt, { command: RemoteCommand }>('sendCommand'),
    /** Reports each reading of the charger, including readings by other views. */
    watchCharger: fromCallback<EventObject, { chargepointId: string }>(() => undefined),
    /** Keeps the charger's data up to date, as an open view of the charger does. */
    observeCharger: fromCallback<ObserveCommand, { chargepointId: string }>(() => undefined),
    readCharger: notProvided<Observation, { chargepointId: string }>('readCharger'),
  },
  actions: {
    keepReceipt: assign((_, receipt: CommandReceipt) => ({ receipt, waitedMs: 0 })),
    keepRefusal: assign((_, receipt: CommandReceipt) => ({ receipt, endedAt: Date.parse(receipt.At) })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepEnd: assign((_, { at }: { at: number }) => ({ endedAt: at, isCheckFailed: false })),
    keepCheck: assign((_, { at }: { at: number }) => ({ checkedAt: at, isCheckFailed: false })),
    failCheck: assign({ isCheckFailed: true }),
    beginAnew: assign({ checkedAt: undefined, isCheckFailed: false, waitedMs: 0 }),
    beginLooks: assign({ looks: 0 }),
    look: sendTo('observeCharger', { type: 'LOOK' }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    report: (_, _record: { phase: CommandPhase }) => undefined,
    /** Invalidates the charger's data on screen. */
    changed: () => undefined,
  },
  guards: {
    wasKeptAs: ({ context }, { phases }: { phases: readonly CommandPhase[] }) =>
      context.resumedPhase !== undefined && phases.includes(context.resumedPhase),
    isRejected: (_, { Status }: CommandReceipt) => Status === 'REJECTED',
    isDoneOnceAccepted: ({ context }, { Status }: CommandReceipt) =>
      Status === 'ACCEPTED' && isDoneOnceAccepted(context.command),
    isLost: (_, failure: Failure) => isLost(failure),
    showsEffect: ({ context }, observation: Observation) =>
      showsEffect(context.command, context.receipt, observation),
    hasNoAnswer: ({ context }) => context.receipt === undefined,
  },
  delays: {
    SEND_TIMEOUT: SEND_TIMEOUT_MS,
    CONFIRM_TIMEOUT: ({ context }) => Math.max(LEAST_WATCH_MS, CONFIRM_TIMEOUT_MS - context.waitedMs),
    LOOK_AFTER: ({ context }) => Math.min(FIRST_LOOK_MS * LOOK_GROWTH ** context.looks, LAST_LOOK_MS),
    READ_TIMEOUT: READ_TIMEOUT_MS,
    FOLD_AFTER: FOLD_AFTER_MS,
  },
}).createMachine({
  id: 'remoteCommand',
  description:
    'One remote command: sent, accepted and confirmed by the state of the charger; rejected; or unconfirmed.',
  context: ({ input: { command, resumed } }) => ({
    command,
    receipt: resumed?.record.receipt,
    failure: resumed?.record.failure,
    endedAt: resumed?.record.endedAt,
    checkedAt: resumed?.record.checkedAt,
    isCheckFailed: resumed?.record.isCheckFailed ?? false,
    resumedPhase: resumed?.record.phase,
    waitedMs: resumed?.agoMs ?? 0,
    looks: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Resumes the phase from before a reload; a pending answer is lost.',
      always: [
        { guard: { type: 'wasKeptAs', params: { phases: ['waiting'] } }, target: 'watched.waiting' },
        {
          guard: { type: 'wasKeptAs', params: { phases: ['sending', 'tracing'] } },
          target: 'watched.tracing',
        },
        {
          guard: { type: 'wasKeptAs', params: { phases: ['unconfirmed', 'checking'] } },
          target: 'watched.unconfirmed',
        },
        {
          guard: { type: 'wasKeptAs', params: { phases: ['confirmed', 'folded'] } },
          target: 'folded',
        },
        { guard: { type: 'wasKeptAs', params: { phases: ['rejected'] } }, target: 'rejected' },
        { target: 'sending' },
      ],
    },
    sending: {
      description: 'The command is sent to the charger once.',
      entry: { type: 'report', params: { phase: 'sending' } },
      invoke: {
        id: 'sendCommand',
        src: 'sendCommand',
        input: ({ context }) => ({ command: context.command }),
        onDone: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'rejected',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDoneOnceAccepted', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: [
              { type: 'keepReceipt', params: ({ event }) => event.output },
              { type: 'keepEnd', params: ({ event }) => ({ at: Date.parse(event.output.At) }) },
            ],
          },
          {
            target: 'watched.waiting',
            actions: { type: 'keepReceipt', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isLost', params: failureOf },
            target: 'watched.tracing',
          },
          {
            target: 'rejected',
            actions: { type: 'keepFailure', params: failureOf },
          },
        ],
      },
      after: { SEND_TIMEOUT: 'watched.tracing' },
    },
    watched: {
      description: 'Watches the state of the charger for the effect.',
      invoke: {
        id: 'watchCharger',
        src: 'watchCharger',
        input: ({ context }) => ({ chargepointId: context.command.chargepointId }),
      },
      on: {
        OBSERVED: {
          guard: { type: 'showsEffect', params: ({ event }) => event.observation },
          target: 'confirmed',
          actions: { type: 'keepEnd', params: ({ event }) => ({ at: event.observation.at }) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The charger has accepted the command, but its state does not show the effect yet.',
          entry: ['beginLooks', { type: 'report', params: { phase: 'waiting' } }],
          invoke: {
            id: 'observeCharger',
            src: 'observeCharger',
            input: ({ context }) => ({ chargepointId: context.command.chargepointId }),
          },
          after: { CONFIRM_TIMEOUT: 'unconfirmed' },
          initial: 'resting',
          states: {
            resting: {
              description: 'Waits for the next reading of the charger; the delay grows.',
              after: {
                LOOK_AFTER: { target: 'resting', reenter: true, actions: ['look', 'countLook'] },
              },
            },
          },
        },
        tracing: {
          description: 'The answer was lost, so the state of the charger shows whether the command arrived.',
          entry: ['beginLooks', { type: 'report', params: { phase: 'tracing' } }],
          invoke: {
            id: 'observeCharger',
            src: 'observeCharger',
            input: ({ context }) => ({ chargepointId: context.command.chargepointId }),
          },
          after: { CONFIRM_TIMEOUT: 'unconfirmed' },
          initial: 'resting',
          states: {
            resting: {
              description: 'Waits for the next reading of the charger; the delay grows.',
              after: {
                LOOK_AFTER: { target: 'resting', reenter: true, actions: ['look', 'countLook'] },
              },
            },
          },
        },
        unconfirmed: {
          description:
            'No effect was observed. The charger may still execute the command, which a later effect confirms.',
          entry: { type: 'report', params: { phase: 'unconfirmed' } },
          on: {
            CHECK: 'checking',
            SEND_AGAIN: { guard: 'hasNoAnswer', target: '#remoteCommand.sending', actions: 'beginAnew' },
          },
        },
        checking: {
          description: 'The person checks manually, and the charger is read now.',
          entry: { type: 'report', params: { phase: 'checking' } },
          invoke: {
            id: 'readCharger',
            src: 'readCharger',
            input: ({ context }) => ({ chargepointId: context.command.chargepointId }),
            onDone: [
              {
                guard: { type: 'showsEffect', params: ({ event }) => event.output },
                target: '#remoteCommand.confirmed',
                actions: { type: 'keepEnd', params: ({ event }) => ({ at: event.output.at }) },
              },
              {
                target: 'unconfirmed',
                actions: { type: 'keepCheck', params: ({ event }) => ({ at: event.output.at }) },
              },
            ],
            onError: { target: 'unconfirmed', actions: 'failCheck' },
          },
          after: { READ_TIMEOUT: { target: 'unconfirmed', actions: 'failCheck' } },
        },
      },
    },
    confirmed: {
      description: 'The state of the charger shows the effect; the receipt lists all steps.',
      entry: [{ type: 'report', params: { phase: 'confirmed' } }, 'changed'],
      after: { FOLD_AFTER: 'folded' },
    },
    folded: {
      description: 'The receipt shows the outcome in one line.',
      type: 'final',
      entry: { type: 'report', params: { phase: 'folded' } },
    },
    rejected: {
      description: 'The charger or the server refused the command, with a reason; nothing has happened.',
      type: 'final',
      entry: { type: 'report', params: { phase: 'rejected' } },
    },
  },
})

export type RemoteCommandMachine = typeof remoteCommandMachine
export type RemoteCommandRef = ActorRefFrom<RemoteCommandMachine>
export type RemoteCommandSnapshot = SnapshotFrom<RemoteCommandMachine>

export const recordOf = (
  { command, receipt, failure, endedAt, checkedAt, isCheckFailed }: RemoteCommandContext,
  phase: CommandPhase,
): CommandRecord => ({
  command,
  phase,
  ...(receipt && { receipt }),
  ...(failure && { failure }),
  ...(endedAt !== undefined && { endedAt }),
  ...(checkedAt !== undefined && { checkedAt }),
  ...(isCheckFailed && { isCheckFailed }),
})
