import { defineModel, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { selectSaidUnread, unreadVoiceMachine } from './machine.ts'
import { unreadVoiceWords } from './words.ts'

/** Up to two unread notifications, which come and are read. */
export const unreadVoiceModel = defineModel(unreadVoiceMachine, {
  inputs: [{ unread: 0 }, { unread: 1 }],
  events: [
    { type: 'COUNT', unread: 0 },
    { type: 'COUNT', unread: 1 },
    { type: 'COUNT', unread: 2 },
  ],
  key: ({ context }) => ({ unread: context.unread, said: context.said ?? 'nothing' }),
  facts: (snapshot) => ({ said: selectSaidUnread(snapshot) ?? 'nothing' }),
  laws: {
    'what comes within the minute is not said at once': (snapshot, { after }) => {
      const said = selectSaidUnread(snapshot)
      const later = after({ type: 'COUNT', unread: 2 })
      return said === undefined || later === undefined || selectSaidUnread(later) === said
    },
    'an entry that was read is not said': (snapshot, { after }) => {
      const later = after({ type: 'COUNT', unread: 0 })
      return later === undefined || selectSaidUnread(later) === selectSaidUnread(snapshot)
    },
  },
  interrupts: none('Nothing comes and passes: it only hears how many are unread.'),
  words: wordsFor(unreadVoiceMachine, unreadVoiceWords),
  limit: 200,
})
