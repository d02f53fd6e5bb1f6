import { defineModel, done, failed } from '@portal/paths'
import type { RemoteReceipt } from '@portal/schemas'
import type { CommandPhase, RemoteCommand } from './command.ts'
import { remoteCommandMachine } from './machine.ts'

const AT = Date.parse('2026-05-20T09:40:00Z')
const at = (seconds: number) => AT + seconds * 1_000
const iso = (seconds: number) => new Date(at(seconds)).toISOString()

const stop: RemoteCommand = {
  id: 'stop',
  kind: 'STOP',
  chargepointId: 'CP1',
  charger: 'Depot Gent · bay 4',
  connector: { id: 'CP1-1', number: 1 },
  sessionIds: ['S1'],
  at: AT,
}
/** An unlock without a session never has an observable effect. */
const unlock: RemoteCommand = { ...stop, id: 'unlock', kind: 'UNLOCK', sessionIds: [] }

const receipt = (Status: RemoteReceipt['Status']): RemoteReceipt => ({
  Command: 'STOP',
  Status,
  ChargePointId: 'CP1',
  At: iso(1),
  ...(Status === 'REJECTED' && { Reason: 'OFFLINE' }),
})

const seen = (seconds: number, SessionId?: string) => ({
  at: at(seconds),
  charger: {
    Connectors: [
      {
        Id: 'CP1-1',
        Status: SessionId === undefined ? ('AVAILABLE' as const) : ('CHARGING' as const),
        ...(SessionId && { SessionId }),
      },
    ],
  },
})
const CHARGES = seen(5, 'S1')
const STOPPED = seen(6)
/** Cached data from before the command. */
const EARLIER = seen(-4)

const after = (phase: CommandPhase, agoMs: number, more = {}) => ({
  command: stop,
  resumed: { record: { command: stop, phase, ...more }, agoMs },
})

/** A stop of a session, an unlock without an observable effect, and a stop resumed in each phase after a reload. */
export const remoteCommandModel = defineModel(remoteCommandMachine, {
  inputs: [
    { command: stop },
    { command: unlock },
    after('sending', 4_000),
    after('waiting', 4_000, { receipt: receipt('ACCEPTED') }),
    after('tracing', 60_000),
    after('unconfirmed', 60_000, { receipt: receipt('ACCEPTED') }),
    after('checking', 60_000, { receipt: receipt('ACCEPTED') }),
    after('confirmed', 12_000, { receipt: receipt('ACCEPTED'), endedAt: at(6) }),
    after('folded', 60_000, { receipt: receipt('ACCEPTED'), endedAt: at(6) }),
    after('rejected', 60_000, { receipt: receipt('REJECTED'), endedAt: at(1) }),
  ],
  events: [
    done('sendCommand', receipt('ACCEPTED')),
    done('sendCommand', receipt('REJECTED')),
    failed('sendCommand', { code: 'FAILEDTOLOAD' }),
    failed('sendCommand', { code: 'UNEXPECTED', status: 500 }),
    failed('sendCommand', { code: 'NOACTIVESESSION', status: 200 }),
    { type: 'OBSERVED', observation: EARLIER },
    { type: 'OBSERVED', observation: CHARGES },
    { type: 'OBSERVED', observation: STOPPED },
    { type: 'CHECK' },
    { type: 'SEND_AGAIN' },
    done('readCharger', CHARGES),
    done('readCharger', STOPPED),
    failed('readCharger', { code: 'FAILEDTOLOAD' }),
  ],
  senders: { watchCharger: ['OBSERVED'], observeCharger: [] },
  key: ({ context }) => ({
    command: context.command.id,
    answer: context.receipt?.Status ?? null,
    failure: context.failure?.code ?? null,
    isChecked: context.checkedAt !== undefined,
    isCheckFailed: context.isCheckFailed,
    waitedMs: context.waitedMs,
    looks: context.looks,
  }),
  // CONFIRM_TIMEOUT fires after at most eight readings. `@xstate/test` has no clock, so without a limit it would add
  // readings forever.
  filter: ({ context }) => context.looks <= 8,
  facts: ({ context }) => ({
    hasAnswer: context.receipt !== undefined,
    reason: context.receipt?.Reason ?? context.failure?.code ?? null,
    endedAt: context.endedAt ?? null,
    checkedAt: context.checkedAt ?? null,
    isCheckFailed: context.isCheckFailed,
  }),
  invariants: {
    'only rejected commands have a reason': (snapshot) =>
      snapshot.matches('rejected') ===
      (snapshot.context.receipt?.Reason !== undefined || snapshot.context.failure !== undefined),
  },
  interrupts: {
    'the user checks again without a response': [
      { type: 'CHECK' },
      failed('readCharger', { code: 'FAILEDTOLOAD' }),
    ],
  },
  laws: {
    'the charger’s state confirms the command at any time': (snapshot, { after: then }) => {
      const later = then({ type: 'OBSERVED', observation: STOPPED })
      return later === undefined || !snapshot.matches('watched') || snapshot.context.command.id === 'unlock'
        ? true
        : later.matches('confirmed')
    },
    'checking again without a response leaves the command unconfirmed': (snapshot, { after: then }) => {
      const later = then({ type: 'CHECK' }, done('readCharger', CHARGES))
      return later === undefined || !snapshot.matches({ watched: 'unconfirmed' })
        ? true
        : later.matches({ watched: 'unconfirmed' })
    },
    'a lost response does not count as a rejection': (snapshot, { after: then }) => {
      const later = then(failed('sendCommand', { code: 'FAILEDTOLOAD' }))
      return later === undefined || (!later.matches('rejected') && snapshot.matches('sending'))
    },
  },
  limit: 400,
})
