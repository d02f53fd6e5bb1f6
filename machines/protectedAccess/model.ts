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
    'only the revealed state holds personal data': (snapshot) =>
      (snapshot.context.person !== undefined) === snapshot.matches('revealed'),
    'nothing is requested without a reason': (snapshot) =>
      !snapshot.matches('opening') || snapshot.context.reason.trim() !== '',
  },
  interrupts: {
    'the request loses the connection and is retried': [failed('openPerson', LOST), { type: 'RETRY' }],
  },
  laws: {
    'RETRY sends the same reason with the same idempotency key': ({ context }, { after }) => {
      const again = after(failed('openPerson', LOST), { type: 'RETRY' })
      return (
        again === undefined ||
        (again.matches('opening') &&
          again.context.intent === context.intent &&
          again.context.reason === context.reason)
      )
    },
    'HIDE clears the personal data': (_, { after }) => {
      const later = after({ type: 'HIDE' })
      return later === undefined || later.context.person === undefined
    },
    'a response reveals the person': (_, { after }) => {
      const later = after(done('openPerson', ANSWER))
      return later === undefined || later.matches('revealed')
    },
  },
  limit: 400,
})
