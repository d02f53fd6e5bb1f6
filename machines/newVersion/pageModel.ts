import { definePageModel, done, failed } from '@portal/paths'
import { newVersionMachine, selectIsNewVersion } from './machine.ts'
import { newVersionWords } from './words.ts'

/** A deployment as a person with the portal open meets it. */
export const newVersionPageModel = definePageModel(newVersionMachine, {
  inputs: [null],
  events: [
    { type: 'FOCUS' },
    { type: 'RELOAD' },
    { type: 'LATER' },
    done('look', true),
    done('look', false),
    failed('look', { code: 'FAILEDTOLOAD' }),
  ],
  key: () => ({}),
  facts: (snapshot) => ({ isOffered: selectIsNewVersion(snapshot) }),
  words: newVersionWords,
  limit: 200,
})
