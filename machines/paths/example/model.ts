import { defineModel, done, failed, none } from '@portal/paths'
import { turnstileMachine } from './machine.ts'

export const turnstileModel = defineModel(turnstileMachine, {
  inputs: [{ rides: 0 }, { rides: 1 }],
  events: [
    { type: 'TICKET' },
    { type: 'PUSH' },
    done('readTicket'),
    failed('readTicket', { code: 'UNREADABLE' }),
  ],
  key: ({ context }) => ({ rides: context.rides }),
  laws: none('Rides are in the key: nothing else could go wrong'),
  interrupts: none('Nothing comes in between at a turnstile'),
  limit: 20,
  accepted: { locked: 'A ticket without rides opens nothing' },
  words: {
    starts: (input) => `Bring a ticket with ${(input as { rides: number }).rides} of 1 rides left`,
    does: ({ type }) =>
      ({
        TICKET: 'Hold the ticket to the reader',
        PUSH: 'Walk through',
        'xstate.done.actor.readTicket': 'Let the reader accept it',
        'xstate.error.actor.readTicket': 'Let the reader refuse it',
        'xstate.after.PATIENCE.turnstile.open': 'Wait 10 seconds',
      })[type],
    sees: ({ state }) =>
      ({ locked: 'a red light', reading: 'a yellow light', open: 'a green light' })[String(state)],
  },
})
