import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from '../failure.ts'

/** Interval between version checks. */
export const VERSION_LOOK_EVERY_MS = 600_000
/** Minimum interval between checks on focus. */
export const VERSION_REST_MS = 60_000
/** A check without an answer after this time is ignored. */
export const VERSION_LOOK_TIMEOUT_MS = 30_000
/** Delay before the offer returns after 'Later'. */
export const VERSION_LATER_MS = 3_600_000

export type NewVersionEvent = { type: 'FOCUS' } | { type: 'RELOAD' } | { type: 'LATER' }

/** Offers a reload when the server has another version of the portal, and never reloads unasked. */
export const newVersionMachine = setup({
  types: { events: {} as NewVersionEvent },
  actors: {
    /** True if the server has a different version. */
    look: notProvided<boolean>('look'),
  },
  actions: {
    /** Reloads the document; drafts are stored on the device. */
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
  description: 'Looks for a newer version of the portal on the server.',
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
        // Offline, the server's version is unknown, so there is nothing to show.
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

/** True while a new version is offered. */
export const selectIsNewVersion = (snapshot: SnapshotFrom<NewVersionMachine>): boolean =>
  snapshot.matches('here')
