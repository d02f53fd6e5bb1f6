import { defineModel, done, failed } from '@portal/paths'
import { newVersionMachine, selectIsNewVersion } from './machine.ts'

/** A server with the same or a different version. */
export const newVersionModel = defineModel(newVersionMachine, {
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
  interrupts: {
    'the page receives focus twice in a row': [{ type: 'FOCUS' }, failed('look', { code: 'FAILEDTOLOAD' })],
  },
  laws: {
    'a postponed version is not offered': (_, { after }) => {
      const later = after({ type: 'LATER' })
      return later === undefined || !selectIsNewVersion(later)
    },
  },
  limit: 200,
})
