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
    'newer notifications fold and unfold it': [{ type: 'FOLD' }, { type: 'UNFOLD' }],
    'the pointer pauses and resumes it': [{ type: 'PAUSE' }, { type: 'RESUME' }],
    'the same notification repeats': [{ type: 'REPEAT', timeout: NOTIFICATION_TIMEOUT_MS }],
  },
  laws: {
    'PAUSE and then RESUME restores the full timeout': (snapshot, { after }) => {
      const later = after({ type: 'PAUSE' }, { type: 'RESUME' }) ?? snapshot
      return later.value === snapshot.value && later.context.timeout === snapshot.context.timeout
    },
    'FOLD and then UNFOLD restores the full timeout': (snapshot, { after }) => {
      const later = after({ type: 'FOLD' }, { type: 'UNFOLD' })
      return (
        later === undefined ||
        (selectNotificationViewState(later) === 'visible' &&
          later.context.timeout === snapshot.context.timeout)
      )
    },
    'REPEAT during closing makes it visible again': (_, { after }) => {
      const again = after({ type: 'CLOSE' }, { type: 'REPEAT', timeout: NOTIFICATION_TIMEOUT_MS })
      return again === undefined || selectNotificationViewState(again) === 'visible'
    },
  },
  limit: 100,
})
