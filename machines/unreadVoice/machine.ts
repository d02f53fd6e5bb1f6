import { type ActorRefFrom, assign, type SnapshotFrom, setup, stateIn } from 'xstate'

/** How many are unread is said at most so often: a person who listens to the screen is not interrupted. */
export const UNREAD_SAID_EVERY_MS = 60_000

export interface UnreadVoiceContext {
  readonly unread: number
  /** What was said last; gone once the next may be said. */
  readonly said: number | undefined
}

export interface UnreadVoiceEvent {
  readonly type: 'COUNT'
  readonly unread: number
}

const unreadIn = ({ event }: { event: UnreadVoiceEvent }) => event.unread
const note = { type: 'note', params: unreadIn } as const

/** Says politely how many notifications are unread, at most once a minute (3.6). */
export const unreadVoiceMachine = setup({
  types: {
    context: {} as UnreadVoiceContext,
    events: {} as UnreadVoiceEvent,
    input: {} as { readonly unread: number },
  },
  actions: {
    note: assign((_, unread: number) => ({ unread })),
    say: assign(({ context }) => ({ said: context.unread })),
    unsay: assign({ said: undefined }),
  },
  guards: {
    isMore: ({ context }, unread: number) => unread > context.unread,
    isNone: (_, unread: number) => unread === 0,
    isBehind: stateIn({ spoken: 'behind' }),
  },
  delays: { SAID_EVERY: UNREAD_SAID_EVERY_MS },
}).createMachine({
  id: 'unreadVoice',
  description: 'Says politely how many notifications are unread, at most once a minute (3.6).',
  context: ({ input }) => ({ unread: input.unread, said: undefined }),
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing was said in the last minute.',
      on: {
        COUNT: [
          { guard: { type: 'isMore', params: unreadIn }, target: 'spoken', actions: note },
          { actions: note },
        ],
      },
    },
    spoken: {
      description: 'It was said, less than a minute ago.',
      entry: 'say',
      exit: 'unsay',
      after: { SAID_EVERY: [{ guard: 'isBehind', target: 'spoken', reenter: true }, { target: 'silent' }] },
      initial: 'upToDate',
      states: {
        upToDate: {
          description: 'There is nothing new to say.',
          on: {
            COUNT: [
              { guard: { type: 'isMore', params: unreadIn }, target: 'behind', actions: note },
              { actions: note },
            ],
          },
        },
        behind: {
          description: 'More came since: said when the minute is over.',
          on: {
            COUNT: [
              { guard: { type: 'isNone', params: unreadIn }, target: 'upToDate', actions: note },
              { actions: note },
            ],
          },
        },
      },
    },
  },
})

export type UnreadVoiceMachine = typeof unreadVoiceMachine
export type UnreadVoiceRef = ActorRefFrom<UnreadVoiceMachine>

/** How many are unread, to be heard; undefined while there is nothing to say. */
export const selectSaidUnread = ({ context }: SnapshotFrom<UnreadVoiceMachine>): number | undefined =>
  context.said
