import { assign, fromPromise, setup } from 'xstate'
import { defineModel, done, failed } from '../model.ts'
import { pagesOf } from '../page.ts'
import { BARE } from './bare.ts'

/** A door with a lock and a bell; small enough to verify every path manually. Not part of the product. */
export const doorMachine = setup({
  types: {
    context: {} as { readonly isLocked: boolean },
    events: {} as
      | { type: 'LOCK' }
      | { type: 'UNLOCK' }
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'RING' },
  },
  actors: { answerBell: fromPromise<void>(() => Promise.reject(new Error('answerBell is not provided'))) },
  actions: {
    lock: assign({ isLocked: true }),
    unlock: assign({ isLocked: false }),
  },
  guards: {
    isLocked: ({ context }) => context.isLocked,
    isUnlocked: ({ context }) => !context.isLocked,
  },
  delays: { PATIENCE: 30_000 },
}).createMachine({
  id: 'door',
  context: { isLocked: false },
  initial: 'closed',
  states: {
    closed: {
      on: {
        LOCK: { guard: 'isUnlocked', actions: 'lock' },
        UNLOCK: { guard: 'isLocked', actions: 'unlock' },
        OPEN: { guard: 'isUnlocked', target: 'open' },
        RING: 'ringing',
      },
    },
    ringing: {
      invoke: { id: 'answerBell', src: 'answerBell', onDone: 'open', onError: 'closed' },
      after: { PATIENCE: 'closed' },
    },
    open: { on: { CLOSE: 'closed' } },
  },
})

export const doorModel = defineModel(doorMachine, {
  ...BARE,
  inputs: [undefined],
  events: [
    { type: 'LOCK' },
    { type: 'UNLOCK' },
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'RING' },
    done('answerBell'),
    failed('answerBell', { code: 'NOBODY' }),
  ],
  key: ({ context }) => ({ isLocked: context.isLocked }),
  limit: 20,
  words: {
    starts: () => 'Stand before the door',
    does: ({ type }) => ({ RING: 'Ring the bell', CLOSE: 'Close the door' })[type],
    sees: ({ state, isLocked }) =>
      state === 'open' ? 'The door is open' : isLocked ? 'It is locked' : 'It is closed',
  },
})

/** Page steps of the door, as plain words. */
export const doorPage = pagesOf<string, string>()(
  doorModel,
  {},
  {
    starts: 'stand before the door',
    events: { LOCK: 'turn the key', UNLOCK: 'turn the key back', OPEN: 'push', CLOSE: 'pull', RING: 'ring' },
    answers: {
      answerBell: { done: 'open from inside', failed: ({ code }) => [code === 'NOBODY' && 'wait'] },
    },
    delays: { PATIENCE: [] },
    states: {
      closed: ({ isLocked }) => (isLocked === true ? 'a red light' : []),
      ringing: 'a bell',
      open: [],
    },
  },
)
