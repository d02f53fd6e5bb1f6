import { definePageModel } from '@portal/paths'
import { NOTIFICATION_TIMEOUT_MS, PERSISTENT_TIMEOUT } from '@portal/schemas'
import { notificationMachine } from './machine.ts'
import { notificationModel } from './model.ts'
import { notificationWords } from './words.ts'

/** One notification as a person sees it: one that passes, or one that stays, each told again as it was told first. */
export const notificationPageModel = definePageModel(notificationMachine, {
  inputs: notificationModel.inputs,
  events: [
    { type: 'PAUSE' },
    { type: 'RESUME' },
    { type: 'FOLD' },
    { type: 'UNFOLD' },
    { type: 'REPEAT', timeout: NOTIFICATION_TIMEOUT_MS },
    { type: 'REPEAT', timeout: PERSISTENT_TIMEOUT },
    { type: 'CLOSE' },
  ],
  key: notificationModel.key,
  facts: notificationModel.facts,
  allows: (snapshot, event) =>
    event.type !== 'REPEAT' || (event['timeout'] === snapshot.context.timeout && !snapshot.matches('folded')),
  words: notificationWords,
  limit: 50,
  unreachable: {
    'folded: REPEAT': 'What happens again is the newest: it is unfolded in the same moment',
  },
})
