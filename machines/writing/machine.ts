import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import {
  FAILED_TO_LOAD,
  type Failure,
  failureOf,
  isUnanswered,
  mayPass,
  notProvided,
  saysChanged,
} from '../failure.ts'

/** Timeout of a write, whose outcome is then unknown. */
export const WRITING_TIMEOUT_MS = 30_000

/** Payload of a write. A retry sends the same payload, so the server writes it only once. */
export interface Sent<TDraft> {
  readonly draft: TDraft
  /** Version of the record that the person last read. */
  readonly version: number
  /** UUID of the person's intent. */
  readonly intent: string
}

/** Unsaved draft from before the session ended. */
export interface Unwritten<TDraft> {
  readonly draft: TDraft
  /** Sent payload without a response; it may have been written. */
  readonly sent?: Sent<TDraft> | undefined
}

export interface WritingInput<TDraft> {
  readonly draft: TDraft
  /** True if the form is open from the start. */
  readonly isOpen: boolean
  /** Unsaved draft to resume. */
  readonly unwritten?: Unwritten<TDraft> | undefined
}

export interface WritingContext<TDraft, TWritten = unknown> extends WritingInput<TDraft> {
  readonly first: TDraft
  /** Responses to the writes since the view was opened, oldest first. */
  readonly written: readonly TWritten[]
  /** Set when SEND lacks a required value; cleared by the next change. */
  readonly isMissing: boolean
  readonly sent: Sent<TDraft> | undefined
  readonly error: Failure | undefined
}

export type WritingEvent<TDraft> =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'CHANGE'; draft: TDraft }
  | { type: 'SEND'; version: number; intent: string }
  | { type: 'RETRY' }

export interface WritingOptions<TDraft> {
  /** True if all required values are present. */
  readonly isReady: (draft: TDraft) => boolean
}

/**
 * A text or decision that a person writes to a record, with each outcome: written, rejected, conflict, failed or
 * unknown. The draft stays until it is written, and written entries stay even if later ones fail.
 */
export const createWriting = <TDraft, TWritten = unknown>({ isReady }: WritingOptions<TDraft>) =>
  setup({
    types: {
      context: {} as WritingContext<TDraft, TWritten>,
      events: {} as WritingEvent<TDraft>,
      input: {} as WritingInput<TDraft>,
      tags: {} as 'busy',
    },
    actors: {
      write: notProvided<TWritten, Sent<TDraft> | undefined>('write'),
    },
    actions: {
      begin: assign(({ context }) => ({
        draft: context.first,
        isMissing: false,
        sent: undefined,
        error: undefined,
      })),
      /** Resumes the draft from before the session ended. */
      resume: assign(({ context: { unwritten } }) => ({ ...unwritten, unwritten: undefined })),
      forgetDraft: () => undefined,
      remember: assign(({ context }, { written }: { written: TWritten }) => ({
        written: [...context.written, written],
      })),
      change: assign((_, { draft }: { draft: TDraft }) => ({ draft, isMissing: false, error: undefined })),
      send: assign(({ context }, { version, intent }: { version: number; intent: string }) => ({
        sent: { draft: context.draft, version, intent },
        isMissing: false,
        error: undefined,
      })),
      tellMissing: assign({ isMissing: true }),
      fail: assign((_, error: Failure) => ({ error })),
      dropError: assign({ error: undefined }),
    },
    guards: {
      wasSent: ({ context }) => context.unwritten?.sent !== undefined,
      wasTyped: ({ context }) => context.unwritten !== undefined,
      isOpenAtOnce: ({ context }) => context.isOpen,
      mayClose: ({ context }) => !context.isOpen,
      isReady: ({ context }) => isReady(context.draft),
      saysChanged: (_, failure: Failure) => saysChanged(failure),
      isUnanswered: (_, failure: Failure) => isUnanswered(failure),
      mayPass: (_, failure: Failure) => mayPass(failure),
    },
    delays: { WRITING_TIMEOUT: WRITING_TIMEOUT_MS },
  }).createMachine({
    id: 'writing',
    description: 'One text or decision that a person writes to a record, with each outcome.',
    context: ({ input }) => ({
      ...input,
      first: input.draft,
      written: [],
      isMissing: false,
      sent: undefined,
      error: undefined,
    }),
    initial: 'closed',
    states: {
      closed: {
        description: 'The form is closed.',
        always: [
          {
            guard: 'wasSent',
            target: 'unanswered',
            actions: ['resume', { type: 'fail', params: FAILED_TO_LOAD }],
          },
          { guard: 'wasTyped', target: 'editing', actions: 'resume' },
          { guard: 'isOpenAtOnce', target: 'editing' },
        ],
        on: { OPEN: { target: 'editing', actions: 'begin' } },
      },
      editing: {
        description: 'The person writes; required values are checked on send.',
        on: {
          CHANGE: { actions: [{ type: 'change', params: ({ event }) => event }, 'forgetDraft'] },
          SEND: [
            {
              guard: 'isReady',
              target: 'sending',
              actions: [{ type: 'send', params: ({ event }) => event }, 'forgetDraft'],
            },
            { actions: 'tellMissing' },
          ],
          CLOSE: { guard: 'mayClose', target: 'closed', actions: 'forgetDraft' },
        },
      },
      sending: {
        description: 'The draft is sent once; nothing can be changed or resent.',
        tags: 'busy',
        invoke: {
          id: 'write',
          src: 'write',
          input: ({ context }) => context.sent,
          onDone: {
            target: 'done',
            actions: ['begin', { type: 'remember', params: ({ event }) => ({ written: event.output }) }],
          },
          onError: [
            {
              guard: { type: 'saysChanged', params: failureOf },
              target: 'conflict',
              actions: { type: 'fail', params: failureOf },
            },
            {
              guard: { type: 'isUnanswered', params: failureOf },
              target: 'unanswered',
              actions: { type: 'fail', params: failureOf },
            },
            {
              guard: { type: 'mayPass', params: failureOf },
              target: 'failed',
              actions: { type: 'fail', params: failureOf },
            },
            {
              target: 'refused',
              actions: { type: 'fail', params: failureOf },
            },
          ],
        },
        after: {
          WRITING_TIMEOUT: { target: 'unanswered', actions: { type: 'fail', params: FAILED_TO_LOAD } },
        },
      },
      done: {
        description: 'It was written; a new draft begins empty.',
        on: {
          OPEN: 'editing',
          CHANGE: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
        },
      },
      refused: {
        description: 'The server refused it, with a reason; a retry cannot succeed.',
        on: {
          CHANGE: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
          CLOSE: { guard: 'mayClose', target: 'closed' },
        },
      },
      conflict: {
        description:
          'The record has changed in the meantime; it is reread, and the same draft can be sent again.',
        on: {
          SEND: { target: 'sending', actions: { type: 'send', params: ({ event }) => event } },
          CHANGE: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
          CLOSE: { guard: 'mayClose', target: 'closed' },
        },
      },
      failed: {
        description: 'The server failed and wrote nothing; the same draft can be sent again.',
        on: {
          RETRY: { target: 'sending', actions: 'dropError' },
          CHANGE: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
          CLOSE: { guard: 'mayClose', target: 'closed' },
        },
      },
      unanswered: {
        description: 'No answer came, so it may have been written; a retry never writes twice.',
        on: {
          RETRY: { target: 'sending', actions: ['dropError', 'forgetDraft'] },
          CHANGE: {
            target: 'editing',
            actions: [{ type: 'change', params: ({ event }) => event }, 'forgetDraft'],
          },
          CLOSE: { guard: 'mayClose', target: 'closed', actions: 'forgetDraft' },
        },
      },
    },
  })

export type WritingMachine<TDraft, TWritten = unknown> = ReturnType<typeof createWriting<TDraft, TWritten>>
export type WritingRef<TDraft, TWritten = unknown> = ActorRefFrom<WritingMachine<TDraft, TWritten>>
export type WritingSnapshot<TDraft, TWritten = unknown> = SnapshotFrom<WritingMachine<TDraft, TWritten>>

export type WritingViewState =
  | 'closed'
  | 'editing'
  | 'sending'
  | 'done'
  | 'refused'
  | 'conflict'
  | 'failed'
  | 'unanswered'

/** Structural input of the selectors, so that a snapshot with any draft fits. */
interface AnyWritingSnapshot<TDraft, TWritten = unknown> {
  readonly context: WritingContext<TDraft, TWritten>
  readonly value: string
}

export const selectWritingViewState = ({ value }: AnyWritingSnapshot<unknown>): WritingViewState =>
  value as WritingViewState
/** Current draft; it survives failures. */
export const selectDraft = <TDraft>({ context }: AnyWritingSnapshot<TDraft>): TDraft => context.draft
/** Unsaved draft, with the sent payload while its outcome is unknown. */
export const selectUnwritten = <TDraft>({
  context: { draft, first, sent },
  value,
}: AnyWritingSnapshot<TDraft>): Unwritten<TDraft> | undefined => {
  if (value === 'closed' || draft === first) return undefined
  return value === 'sending' || value === 'unanswered' ? { draft, sent } : { draft }
}
/** Responses to the writes since the view was opened, oldest first. */
export const selectWritten = <TWritten>({
  context,
}: AnyWritingSnapshot<unknown, TWritten>): readonly TWritten[] => context.written
