import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided, saysRefused } from '../failure.ts'

/** Timeout for sending a message or reading its answer; counts as FAILEDTOLOAD. */
export const MESSAGE_TIMEOUT_MS = 30_000
export const ANSWER_EVERY_MS = 2_000
/** Maximum time of polling for an answer. */
export const ANSWER_LIMIT_MS = 60_000

export interface SentMessage {
  readonly Id: string
  /** Every status except `PENDING` is final. A real server may send one that S7 does not list. */
  readonly Status: string
  /** ISO 8601. */
  readonly SentOn: string | undefined
  /** JSON; undefined until the charger answers. */
  readonly Answer?: string | undefined
}

/** An OCPP call to a charger, with its payload as JSON. */
export interface MessageRequest {
  readonly action: string
  readonly payload?: string
}

export interface ChargerMessageInput {
  readonly chargepointId: string
}

export interface ChargerMessageContext {
  readonly chargepointId: string
  readonly request: MessageRequest | undefined
  /** UUID that identifies the message, so a repeated request sends it only once. */
  readonly intent: string
  readonly message: SentMessage | undefined
  readonly error: Failure | undefined
}

export type ChargerMessageEvent =
  | { type: 'SEND'; request: MessageRequest; intent: string }
  /** Sends the same message again with the same UUID. */
  | { type: 'RETRY' }
  | { type: 'POLL_AGAIN' }

/** A message to a charger (S7): sent, then polled for its answer for up to a minute. */
export const chargerMessageMachine = setup({
  types: {
    context: {} as ChargerMessageContext,
    events: {} as ChargerMessageEvent,
    input: {} as ChargerMessageInput,
    tags: {} as 'busy',
  },
  actors: {
    sendMessage: notProvided<
      SentMessage,
      { chargepointId: string; request: MessageRequest | undefined; intent: string }
    >('sendMessage'),
    readMessage: notProvided<SentMessage, { id: string }>('readMessage'),
  },
  actions: {
    begin: assign((_, { request, intent }: { request: MessageRequest; intent: string }) => ({
      request,
      intent,
      message: undefined,
      error: undefined,
    })),
    keep: assign((_, message: SentMessage) => ({ message, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
  },
  guards: {
    isPending: (_, { Status }: SentMessage) => Status === 'PENDING',
    isGivenUp: (_, { Status }: SentMessage) => Status === 'FAILED',
    saysRefused: (_, failure: Failure) => saysRefused(failure),
  },
  delays: {
    MESSAGE_TIMEOUT: MESSAGE_TIMEOUT_MS,
    ANSWER_EVERY: ANSWER_EVERY_MS,
    ANSWER_LIMIT: ANSWER_LIMIT_MS,
  },
}).createMachine({
  id: 'chargerMessage',
  description: 'A message to a charger: sent once, then polled for its answer for up to a minute.',
  context: ({ input }) => ({
    chargepointId: input.chargepointId,
    request: undefined,
    intent: '',
    message: undefined,
    error: undefined,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No message was sent from here.',
      on: { SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    sending: {
      description: 'The message is sent to the server once.',
      tags: 'busy',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { chargepointId, request, intent } }) => ({ chargepointId, request, intent }),
        onDone: { target: 'waiting', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'unsent',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: { MESSAGE_TIMEOUT: { target: 'unsent', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    unsent: {
      description: 'The message was refused or its outcome is unknown; a retry uses the same id.',
      on: {
        RETRY: { target: 'sending', actions: 'dropError' },
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    waiting: {
      description: 'The charger has a minute to answer.',
      tags: 'busy',
      initial: 'resting',
      after: { ANSWER_LIMIT: 'unanswered' },
      states: {
        resting: {
          description: 'Waits before the next poll.',
          after: { ANSWER_EVERY: 'polling' },
        },
        polling: {
          description: 'The answer is requested; a failed request is repeated, a refused one is not.',
          invoke: {
            id: 'readMessage',
            src: 'readMessage',
            input: ({ context }) => ({ id: context.message?.Id ?? '' }),
            onDone: [
              { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'resting' },
              {
                guard: { type: 'isGivenUp', params: ({ event }) => event.output },
                target: '#chargerMessage.failed',
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
              {
                target: '#chargerMessage.answered',
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: { type: 'saysRefused', params: failureOf },
                target: '#chargerMessage.unanswered',
                actions: { type: 'fail', params: failureOf },
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    answered: {
      description: 'The charger has answered, or the message has an unknown status.',
      on: { SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    failed: {
      description: 'The message never reached the charger.',
      on: { SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    unanswered: {
      description: 'No answer came within a minute, or the person lost access. The charger may still answer.',
      on: {
        POLL_AGAIN: { target: 'waiting', actions: 'dropError' },
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
  },
})

export type ChargerMessageMachine = typeof chargerMessageMachine
export type ChargerMessageRef = ActorRefFrom<ChargerMessageMachine>
export type ChargerMessageSnapshot = SnapshotFrom<ChargerMessageMachine>

export type MessageViewState =
  | 'idle'
  | 'sending'
  | 'unsent'
  | 'waiting'
  | 'answered'
  | 'failed'
  | 'unanswered'

export const selectMessageViewState = ({ value }: ChargerMessageSnapshot): MessageViewState =>
  typeof value === 'string' ? value : 'waiting'
export const selectIsMessageBusy = (snapshot: ChargerMessageSnapshot): boolean => snapshot.hasTag('busy')
