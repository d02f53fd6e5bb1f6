import { assign, fromPromise, setup } from 'xstate'

export const turnstileMachine = setup({
  types: {
    context: {} as { rides: number },
    input: {} as { rides: number },
    events: {} as { type: 'TICKET' } | { type: 'PUSH' },
  },
  actors: { readTicket: fromPromise<void>(() => Promise.reject(new Error('readTicket is not provided'))) },
  actions: { useRide: assign({ rides: ({ context }) => context.rides - 1 }) },
  guards: { hasRides: ({ context }) => context.rides > 0 },
  delays: { PATIENCE: 10_000 },
}).createMachine({
  id: 'turnstile',
  description: 'Lets one person through for each ride of a ticket.',
  context: ({ input }) => ({ rides: input.rides }),
  initial: 'locked',
  states: {
    locked: {
      description: 'Waits for a ticket with rides left',
      on: { TICKET: { guard: 'hasRides', target: 'reading' } },
    },
    reading: {
      description: 'Waits for the reader',
      invoke: { id: 'readTicket', src: 'readTicket', onDone: 'open', onError: 'locked' },
    },
    open: {
      description: 'Lets one person through, for ten seconds',
      on: { PUSH: { target: 'locked', actions: 'useRide' } },
      after: { PATIENCE: 'locked' },
    },
  },
})
