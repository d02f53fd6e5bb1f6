import { definePageModel } from '../paths/wordsFor.ts'
import { selectSaidUnread, unreadVoiceMachine } from './machine.ts'
import { unreadVoiceModel } from './model.ts'
import { unreadVoiceWords } from './words.ts'

/** Up to two unread notifications, which another tab gets and reads. */
export const unreadVoicePageModel = definePageModel(unreadVoiceMachine, {
  inputs: [{ unread: 0 }, { unread: 1 }],
  events: [
    { type: 'COUNT', unread: 0 },
    { type: 'COUNT', unread: 1 },
    { type: 'COUNT', unread: 2 },
  ],
  key: unreadVoiceModel.key,
  facts: (snapshot) => ({ said: selectSaidUnread(snapshot) ?? 'nothing' }),
  // The portal tells it of changes only.
  allows: ({ context }, event) => event.type !== 'COUNT' || event['unread'] !== context.unread,
  words: unreadVoiceWords,
  limit: 200,
})
