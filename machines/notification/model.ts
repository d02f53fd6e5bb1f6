import { defineModel } from '@portal/paths'
import { NOTIFICATION_TIMEOUT_MS, PERSISTENT_TIMEOUT } from '@portal/schemas'
import { notificationMachine, selectNotificationViewState } from './machine.ts'

/** One notification with a timeout and one that stays. */
export const notificationModel = defineModel(notificationMachine, {
  inputs: [
    { id: 'one', timeout: NOTIFICATION_TIMEOUT_MS },
    { id: 'one', timeout: PERSISTENT_TIMEOUT },
  ],
  events: [
    { type: 'PAUSE' },
    { type: 'RESUME' },
    { type: 'FOLD' },
    { type: 'UNFOLD' },
    { type: 'REPEAT', timeout: NOTIFICATION_TIMEOUT_MS },
    { type: 'REPEAT', timeout: PERSISTENT_TIMEOUT },
    { type: 'CLOSE' },
  ],
  key: ({ context }) => ({ timeout: context.timeout }),
  facts: (snapshot) => ({ viewState: selectNotificationViewState(snapshot) }),
  interrupts: {
    'newer ones take its place and give it back': [{ type: 'FOLD' }, { type: 'UNFOLD' }],
    'the person reads it': [{ type: 'PAUSE' }, { type: 'RESUME' }],
    'the same happens again': [{ type: 'REPEAT', timeout: NOTIFICATION_TIMEOUT_MS }],
  },
  laws: {
    'PAUSE and then RESUME shows it for as long as at first': (snapshot, { after }) => {
      const later = after({ type: 'PAUSE' }, { type: 'RESUME' }) ?? snapshot
      return later.value === snapshot.value && later.context.timeout === snapshot.context.timeout
    },
    'FOLD and then UNFOLD brings it back for as long as at first': (snapshot, { after }) => {
      const later = after({ type: 'FOLD' }, { type: 'UNFOLD' })
      return (
        later === undefined ||
        (selectNotificationViewState(later) === 'shown' && later.context.timeout === snapshot.context.timeout)
      )
    },
    'what happens again while it leaves is shown again': (_, { after }) => {
      const again = after({ type: 'CLOSE' }, { type: 'REPEAT', timeout: NOTIFICATION_TIMEOUT_MS })
      return again === undefined || selectNotificationViewState(again) === 'shown'
    },
  },
  limit: 100,
})
