import { defineModel, done, failed } from '@portal/paths'
import { protectedAccessMachine, selectAccessViewState, selectPerson } from './machine.ts'

const LOST = { code: 'FAILEDTOLOAD', status: 0 }
const ANSWER = {
  person: { name: 'Sofie', email: 's@example.be', telephone: '', role: 'User', lastLogin: 1 },
  at: Date.parse('2026-05-20T09:40:00Z'),
}

export const protectedAccessModel = defineModel(protectedAccessMachine, {
  inputs: [null],
  events: [
    { type: 'REVEAL' },
    { type: 'CHANGE', reason: '' },
    { type: 'CHANGE', reason: 'Her invoice' },
    { type: 'SEND', intent: 'one' },
    { type: 'RETRY' },
    { type: 'CLOSE' },
    { type: 'HIDE' },
    done('openPerson', ANSWER),
    failed('openPerson', LOST),
    failed('openPerson', { code: 'USERNOTFOUND', status: 200 }),
  ],
  key: ({ context }) => ({
    reason: context.reason,
    isMissing: context.isMissing,
    intent: context.intent,
    name: context.person?.name ?? null,
    until: context.until,
    code: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectAccessViewState(snapshot),
    reason: snapshot.context.reason,
    isMissing: snapshot.context.isMissing,
    name: selectPerson(snapshot)?.name ?? null,
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'a person is held only while it is shown': (snapshot) =>
      (snapshot.context.person !== undefined) === snapshot.matches('revealed'),
    'nothing is asked for without a reason': (snapshot) =>
      !snapshot.matches('opening') || snapshot.context.reason.trim() !== '',
  },
  interrupts: {
    'the connection is lost while it is opened, and back': [failed('openPerson', LOST), { type: 'RETRY' }],
  },
  laws: {
    'trying again asks for the same under the same name': ({ context }, { after }) => {
      const again = after(failed('openPerson', LOST), { type: 'RETRY' })
      return (
        again === undefined ||
        (again.matches('opening') &&
          again.context.intent === context.intent &&
          again.context.reason === context.reason)
      )
    },
    'a hidden person leaves nothing behind': (_, { after }) => {
      const later = after({ type: 'HIDE' })
      return later === undefined || later.context.person === undefined
    },
    'an answer is shown': (_, { after }) => {
      const later = after(done('openPerson', ANSWER))
      return later === undefined || later.matches('revealed')
    },
  },
  limit: 400,
})
