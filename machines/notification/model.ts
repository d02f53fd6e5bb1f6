import { NOTIFICATION_TIMEOUT_MS, PERSISTENT_TIMEOUT } from '@portal/schemas'
import { defineModel } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { notificationMachine, selectNotificationFace } from './machine.ts'
import { notificationWords } from './words.ts'

/** One that passes by itself, and one that stays. */
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
  facts: (snapshot) => ({ face: selectNotificationFace(snapshot) }),
  words: wordsFor(notificationMachine, notificationWords),
  limit: 100,
})
