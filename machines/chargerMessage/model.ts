import { defineModel, done, failed } from '@portal/paths'
import { chargerMessageMachine, selectIsMessageBusy, selectMessageViewState } from './machine.ts'

const message = (Status: 'PENDING' | 'ANSWERED' | 'FAILED' | '?EXPIRED') => ({
  Id: 'M1',
  ChargePointId: 'CP1',
  Action: 'TriggerMessage',
  Status,
  SentOn: '2026-05-20T09:40:00Z',
  ...(Status === 'ANSWERED' && { Answer: '{"status":"Accepted"}' }),
})

const send = (action: string) => ({ type: 'SEND', request: { action }, intent: action }) as const

/** Two messages; the second replaces the first. */
export const chargerMessageModel = defineModel(chargerMessageMachine, {
  inputs: [{ chargepointId: 'CP1' }],
  events: [
    send('TriggerMessage'),
    send('ClearCache'),
    done('sendMessage', message('PENDING')),
    failed('sendMessage', { code: 'FAILEDTOLOAD' }),
    done('readMessage', message('PENDING')),
    done('readMessage', message('ANSWERED')),
    done('readMessage', message('FAILED')),
    done('readMessage', message('?EXPIRED')),
    failed('readMessage', { code: 'FAILEDTOLOAD' }),
    failed('readMessage', { code: 'Unauthorized' }),
    { type: 'RETRY' },
    { type: 'POLL_AGAIN' },
  ],
  key: (snapshot) => ({
    action: snapshot.context.request?.action ?? null,
    intent: snapshot.context.intent,
    status: snapshot.context.message?.Status ?? null,
    code: snapshot.context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectMessageViewState(snapshot),
    isBusy: selectIsMessageBusy(snapshot),
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'waits only for a message that the server accepted': (snapshot) =>
      selectMessageViewState(snapshot) !== 'waiting' || snapshot.context.message !== undefined,
  },
  interrupts: {
    'sending loses the connection and is retried': [
      failed('sendMessage', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'an unknown status ends the polling': (snapshot, { after }) => {
      const later = after(done('readMessage', message('?EXPIRED')))
      return later === undefined || !snapshot.matches({ waiting: 'polling' }) || later.matches('answered')
    },
    'a failed poll is repeated': (snapshot, { after }) => {
      const later = after(failed('readMessage', { code: 'FAILEDTOLOAD' }))
      return later === undefined || later.matches({ waiting: 'resting' }) === snapshot.matches('waiting')
    },
    'a forbidden poll ends the polling and keeps the error': (snapshot, { after }) => {
      const later = after(failed('readMessage', { code: 'Unauthorized' }))
      if (later === undefined || !snapshot.matches({ waiting: 'polling' })) return true
      return later.matches('unanswered') && later.context.error?.code === 'Unauthorized'
    },
    'RETRY sends the same request with the same idempotency key': ({ context }, { after }) => {
      const later = after(failed('sendMessage', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' })
      return later === undefined || (later.context.intent === context.intent && later.matches('sending'))
    },
  },
  limit: 200,
})
