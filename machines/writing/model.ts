import { defineModel, done, failed } from '@portal/paths'
import { createWriting, selectDraft, selectWritingViewState, selectWritten } from './machine.ts'

const machine = createWriting<string, string>({ isReady: (draft) => draft.trim() !== '' })
const change = (draft: string) => ({ type: 'CHANGE', draft }) as const
const LOST = { code: 'FAILEDTOLOAD' } as const
const DOWN = { code: 'UNEXPECTED', status: 500 } as const

/** A text about a record: one form that is always open, and one that the person opens. */
export const writingModel = defineModel(machine, {
  inputs: [
    { draft: '', isOpen: true },
    { draft: '', isOpen: false },
    { draft: '', isOpen: false, unwritten: { draft: 'We move' } },
    {
      draft: '',
      isOpen: false,
      unwritten: { draft: 'We move', sent: { draft: 'We move', version: 3, intent: 'first' } },
    },
  ],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    change('We move house'),
    change(' '),
    { type: 'SEND', version: 3, intent: 'first' },
    { type: 'RETRY' },
    done('write', 'M1'),
    failed('write', { code: 'UNKNOWNREQUEST', status: 200 }),
    failed('write', { code: 'Error', status: 409 }),
    failed('write', DOWN),
    failed('write', LOST),
  ],
  key: ({ context }) => ({
    isOpen: context.isOpen,
    hasUnwritten: context.unwritten !== undefined,
    draft: context.draft,
    isMissing: context.isMissing,
    sent: context.sent ? `${context.sent.draft} ${context.sent.version} ${context.sent.intent}` : null,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectWritingViewState(snapshot),
    draft: selectDraft(snapshot),
    isMissing: snapshot.context.isMissing,
    code: snapshot.context.error?.code ?? null,
    written: selectWritten(snapshot).at(-1) ?? null,
  }),
  invariants: {
    'an incomplete form is never sent': ({ context }) => context.sent?.draft.trim() !== '',
  },
  interrupts: {
    'sending loses the connection and is retried': [failed('write', LOST), { type: 'RETRY' }],
    'the server fails once': [failed('write', DOWN), { type: 'RETRY' }],
  },
  laws: {
    'every failure keeps the draft': (snapshot, { after }) =>
      [LOST, DOWN, { code: 'UNKNOWNREQUEST', status: 200 }, { code: 'Error', status: 409 }].every((why) => {
        const later = after(failed('write', why))
        return later === undefined || selectDraft(later) === selectDraft(snapshot)
      }),
    'RETRY sends the same text': (snapshot, { after }) => {
      const again = after(failed('write', LOST), { type: 'RETRY' })
      return (
        again === undefined ||
        (again.matches('sending') &&
          JSON.stringify(again.context.sent) === JSON.stringify(snapshot.context.sent))
      )
    },
    'a finished write clears the draft': (_, { after }) => {
      const later = after(done('write', 'M1'))
      return later === undefined || (selectDraft(later) === '' && later.context.sent === undefined)
    },
    'finished writes stay listed, whatever happens next': (snapshot, { after }) => {
      const before = selectWritten(snapshot)
      return [
        failed('write', LOST),
        failed('write', DOWN),
        { type: 'CLOSE' } as const,
        change('Another'),
      ].every((event) => {
        const later = after(event)
        return later === undefined || selectWritten(later).join() === before.join()
      })
    },
  },
  limit: 4_000,
  accepted: {
    'sending: xstate.error.actor.write [isUnanswered] → unanswered | sending: xstate.error.actor.write [mayPass] → failed':
      'Intended order: an unanswered write could also be temporary',
  },
})
