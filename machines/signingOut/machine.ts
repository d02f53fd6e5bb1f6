import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

/** Drafts that take longer to delete stay on the device: no one waits for that to sign out. */
export const WIPE_TIMEOUT_MS = 5_000

export interface SigningOutContext {
  /** The wizards in which the person has a draft on this device. */
  readonly drafts: readonly string[]
}

export type SigningOutEvent =
  /** With the data on the device at that moment. */
  { type: 'SIGN_OUT'; drafts: readonly string[] } | { type: 'CONFIRM' } | { type: 'STAY' }

/** A sign-out that a person chooses: it deletes the drafts on this device, after a question. */
export const signingOutMachine = setup({
  types: { context: {} as SigningOutContext, events: {} as SigningOutEvent },
  actors: {
    /** Deletes the drafts and their files. */
    wipeDrafts: fromPromise<void, { drafts: readonly string[] }>(() =>
      Promise.reject(new Error('wipeDrafts is not provided')),
    ),
  },
  actions: {
    note: assign((_, { drafts }: { drafts: readonly string[] }) => ({ drafts })),
    signOut: () => {},
  },
  guards: { hasDrafts: (_, { drafts }: { drafts: readonly string[] }) => drafts.length > 0 },
  delays: { WIPE_TIMEOUT: WIPE_TIMEOUT_MS },
}).createMachine({
  id: 'signingOut',
  description: 'A sign-out that a person chooses: it deletes the drafts on this device, after a question.',
  context: { drafts: [] },
  initial: 'idle',
  on: {
    SIGN_OUT: [
      {
        guard: { type: 'hasDrafts', params: ({ event }) => event },
        target: '.asking',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { target: '.idle', actions: 'signOut' },
    ],
  },
  states: {
    idle: { description: 'The person works, or is on the way out.' },
    asking: {
      description: 'Unfinished drafts would be deleted: a question says which.',
      on: { CONFIRM: 'wiping', STAY: 'idle' },
    },
    wiping: {
      description: 'The drafts and their files are deleted. The sign-out waits for it, and not for long.',
      invoke: {
        id: 'wipeDrafts',
        src: 'wipeDrafts',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: 'signOut' },
        onError: { target: 'idle', actions: 'signOut' },
      },
      after: { WIPE_TIMEOUT: { target: 'idle', actions: 'signOut' } },
      // Asked already.
      on: { SIGN_OUT: {} },
    },
  },
})

export type SigningOutMachine = typeof signingOutMachine
export type SigningOutRef = ActorRefFrom<SigningOutMachine>
export type SigningOutSnapshot = SnapshotFrom<SigningOutMachine>

/** Whether the question is shown, or answered with yes a moment ago. */
export const selectIsSignOutAsked = (snapshot: SigningOutSnapshot): boolean => !snapshot.matches('idle')
export const selectIsWiping = (snapshot: SigningOutSnapshot): boolean => snapshot.matches('wiping')
/** The wizards whose drafts would be deleted. */
export const selectEndangeredDrafts = ({ context }: SigningOutSnapshot): readonly string[] => context.drafts
