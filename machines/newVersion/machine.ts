import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from '../failure.ts'

export const VERSION_LOOK_EVERY_MS = 600_000
/** Minimum interval between checks on focus. */
export const VERSION_REST_MS = 60_000
/** Timeout of a version check, which is then ignored. */
export const VERSION_LOOK_TIMEOUT_MS = 30_000
/** Delay before the offer returns after 'Later'. */
export const VERSION_LATER_MS = 3_600_000

export type NewVersionEvent = { type: 'FOCUS' } | { type: 'RELOAD' } | { type: 'LATER' }

/** Offers a reload when the server has another version of the portal. Never reloads on its own. */
export const newVersionMachine = setup({
  types: { events: {} as NewVersionEvent },
  actors: {
    /** True if the server has a different version. */
    look: notProvided<boolean>('look'),
  },
  actions: {
    /** Reloads the document. Drafts survive, because they are stored on the device. */
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
  description: 'Checks the server for a new version of the portal.',
  initial: 'looking',
  states: {
    looking: {
      description: 'The server is being asked for its version.',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: { type: 'isAnother', params: ({ event }) => event.output }, target: 'here' },
          { target: 'current' },
        ],
        // The server's version is unknown offline, so there is nothing to offer.
        onError: 'current',
      },
      after: { LOOK_TIMEOUT: 'current' },
    },
    current: {
      description: 'No newer version has been found.',
      initial: 'resting',
      after: { LOOK_EVERY: 'looking' },
      states: {
        resting: { description: 'The last check was a moment ago.', after: { REST: 'ready' } },
        ready: {
          description: 'The next check runs when the page receives focus.',
          on: { FOCUS: '#newVersion.looking' },
        },
      },
    },
    here: {
      description: 'A new version is offered and loads when the person wants it.',
      on: { RELOAD: { target: 'reloading', actions: 'reload' }, LATER: 'later' },
    },
    later: {
      description: 'The person keeps the old version for an hour.',
      after: { LATER: 'here' },
    },
    reloading: { description: 'The page is reloading.', type: 'final' },
  },
})

export type NewVersionMachine = typeof newVersionMachine
export type NewVersionRef = ActorRefFrom<NewVersionMachine>

export const selectIsNewVersion = (snapshot: SnapshotFrom<NewVersionMachine>): boolean =>
  snapshot.matches('here')
