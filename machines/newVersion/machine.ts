import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from '../failure.ts'

/** So often it is looked whether the server has another version. */
export const VERSION_LOOK_EVERY_MS = 600_000
/** And where a person comes back to the page, at most this often. */
export const VERSION_REST_MS = 60_000
/** Of what does not answer in this time nothing is known. */
export const VERSION_LOOK_TIMEOUT_MS = 30_000
/** After 'Later' the question comes back. */
export const VERSION_LATER_MS = 3_600_000

export type NewVersionEvent = { type: 'FOCUS' } | { type: 'RELOAD' } | { type: 'LATER' }

/** After a deployment a page goes on with the version that it was opened with: it offers to reload, and never does by itself. */
export const newVersionMachine = setup({
  types: { events: {} as NewVersionEvent },
  actors: {
    /** Whether the server has another version than the one that runs. */
    look: notProvided<boolean>('look'),
  },
  actions: {
    /** Loads the document again; drafts are on the device. */
    reload: () => undefined,
  },
  guards: { isAnother: (_, isAnother: boolean) => isAnother },
  delays: {
    LOOK_EVERY: VERSION_LOOK_EVERY_MS,
    REST: VERSION_REST_MS,
    LOOK_TIMEOUT: VERSION_LOOK_TIMEOUT_MS,
    LATER: VERSION_LATER_MS,
  },
}).createMachine({
  id: 'newVersion',
  description: 'Whether the server has another version of the portal than the one that runs.',
  initial: 'looking',
  states: {
    looking: {
      description: 'The server is asked for its version.',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: { type: 'isAnother', params: ({ event }) => event.output }, target: 'here' },
          { target: 'current' },
        ],
        // Without a connection nothing is known, and nothing needs to be said.
        onError: 'current',
      },
      after: { LOOK_TIMEOUT: 'current' },
    },
    current: {
      description: 'As far as is known this is the newest version.',
      initial: 'resting',
      after: { LOOK_EVERY: 'looking' },
      states: {
        resting: { description: 'It was looked a moment ago.', after: { REST: 'ready' } },
        ready: {
          description: 'It is looked again when the page is turned to.',
          on: { FOCUS: '#newVersion.looking' },
        },
      },
    },
    here: {
      description: 'There is a new version: it is loaded when the person wants.',
      on: { RELOAD: { target: 'reloading', actions: 'reload' }, LATER: 'later' },
    },
    later: {
      description: 'The person goes on with the old version for an hour.',
      after: { LATER: 'here' },
    },
    reloading: { description: 'The document ends.', type: 'final' },
  },
})

export type NewVersionMachine = typeof newVersionMachine
export type NewVersionRef = ActorRefFrom<NewVersionMachine>

/** Whether the person hears of it now. */
export const selectIsNewVersion = (snapshot: SnapshotFrom<NewVersionMachine>): boolean =>
  snapshot.matches('here')
