import { defineModel } from '@portal/paths'
import { fromPromise } from 'xstate'
import type {
  CommandPhase,
  CommandReceipt,
  CommandRecord,
  CommandRequest,
  RemoteCommand,
} from '../remoteCommand/command.ts'
import { remoteCommandMachine } from '../remoteCommand/machine.ts'
import {
  type CommandTraySnapshot,
  commandTrayMachine,
  selectIsTrayOpen,
  selectUnderWayAt,
} from './machine.ts'

const AT = Date.parse('2026-05-20T09:40:00Z')

/**
 * Each command has its own machine and paths. Here the command actors are silent, and the paths send their
 * events.
 */
const machine = commandTrayMachine.provide({
  actors: {
    remoteCommand: remoteCommandMachine.provide({
      actors: {
        sendCommand: fromPromise<CommandReceipt, { command: RemoteCommand }>(() => new Promise(() => {})),
      },
    }),
  },
})

const bay = { chargepointId: 'CP1', charger: 'Bay 1', connector: { id: 'CP1-1', number: 1 } }
const start: CommandRequest = { kind: 'START', ...bay, sessionIds: [] }
const restart: CommandRequest = { kind: 'RESET', chargepointId: 'CP1', charger: 'Bay 1', sessionIds: [] }
const elsewhere: CommandRequest = {
  kind: 'UNLOCK',
  chargepointId: 'CP2',
  charger: 'Bay 2',
  connector: { id: 'CP2-1', number: 1 },
  sessionIds: ['S2'],
}
const card = { id: 'T1', number: 'BE-BCA-000001-0' }

const record = (id: string, request: CommandRequest, phase: CommandPhase): CommandRecord => ({
  command: { ...request, id, at: AT },
  phase,
})
const changeOf = (id: string, request: CommandRequest, phase: CommandPhase) =>
  ({ type: 'REPORTED', record: record(id, request, phase) }) as const

const recordsIn = (snapshot: CommandTraySnapshot) =>
  Object.fromEntries(snapshot.context.records.map(({ command, phase }) => [command.id, phase]))
const isListed = (snapshot: CommandTraySnapshot, id: unknown) =>
  snapshot.context.records.some(({ command }) => command.id === id)

/** Commands that start a session at a charger, restart that charger, and unlock a connector of another. */
export const commandTrayModel = defineModel(machine, {
  inputs: [null],
  events: [
    { type: 'IDENTIFY', person: undefined, records: [], now: AT },
    { type: 'IDENTIFY', person: 'tine', records: [record('kept', elsewhere, 'waiting')], now: AT + 5_000 },
    { type: 'REQUEST', request: start },
    { type: 'REQUEST', request: restart },
    { type: 'REQUEST', request: elsewhere },
    { type: 'FIND', text: '00' },
    { type: 'CHOOSE', card },
    { type: 'CONFIRM', id: 'first', at: AT },
    { type: 'CONFIRM', id: 'second', at: AT },
    { type: 'CANCEL' },
    changeOf('first', restart, 'rejected'),
    changeOf('first', restart, 'unconfirmed'),
    changeOf('unknown', restart, 'confirmed'),
    { type: 'REPEAT', id: 'first', newId: 'third', at: AT },
    { type: 'CLEAR' },
    { type: 'OPEN' },
    { type: 'CLOSE' },
  ],
  key: (snapshot) => ({
    person: snapshot.context.person ?? null,
    commands: snapshot.context.records.map(({ command, phase }) => [
      command.id,
      command.kind,
      command.chargepointId,
      phase,
    ]),
    request: snapshot.context.request?.kind ?? null,
    card: snapshot.context.card?.number ?? null,
    text: snapshot.context.text,
    searched: snapshot.context.searched,
  }),
  facts: (snapshot) => ({
    records: recordsIn(snapshot),
    isOpen: selectIsTrayOpen(snapshot),
    request: snapshot.context.request?.kind ?? null,
    card: snapshot.context.card?.number ?? null,
    searched: snapshot.context.searched,
    isBayBusy: selectUnderWayAt(snapshot, start) !== undefined,
  }),
  // Each id is used once, and a command actor only reports its own command.
  allows: (snapshot, event) => {
    if (event.type === 'CONFIRM')
      return !isListed(snapshot, event['id']) && (event['id'] !== 'second' || isListed(snapshot, 'first'))
    if (event.type === 'REPEAT') return !isListed(snapshot, 'third')
    if (event.type === 'FIND' || event.type === 'CHOOSE') return snapshot.context.request?.kind === 'START'
    if (event.type === 'REPORTED') {
      const { command } = (event as ReturnType<typeof changeOf>).record
      const earlier = snapshot.context.records.find((one) => one.command.id === command.id)
      return command.id === 'unknown' || earlier?.command.kind === command.kind
    }
    return true
  },
  // Covers two commands and the receipts left by a reload; further commands behave the same.
  filter: (snapshot) => snapshot.context.records.length <= 2,
  invariants: {
    'at most one command per charger is being sent': (snapshot) => {
      const open = snapshot.context.records.filter(({ phase }) => phase === 'sending')
      return open.length === new Set(open.map(({ command }) => command.chargepointId)).size
    },
    'a confirmation is open exactly while a request is pending': (snapshot) =>
      snapshot.matches({ confirmation: 'confirming' }) === (snapshot.context.request !== undefined),
  },
  interrupts: {
    'the tray is opened and closed': [{ type: 'OPEN' }, { type: 'CLOSE' }],
  },
  laws: {
    'OPEN and then CLOSE changes nothing': (snapshot, { after }) => {
      const later = after({ type: 'OPEN' }, { type: 'CLOSE' })
      return (
        later === undefined ||
        selectIsTrayOpen(snapshot) ||
        JSON.stringify(later.value) === JSON.stringify(snapshot.value)
      )
    },
    'CANCEL drops the request and keeps the records': (snapshot, { after }) => {
      const later = after({ type: 'CANCEL' })
      return (
        later === undefined ||
        (later.context.request === undefined &&
          JSON.stringify(recordsIn(later)) === JSON.stringify(recordsIn(snapshot)))
      )
    },
    'CLEAR keeps unfinished commands': (snapshot, { after }) => {
      const later = after({ type: 'CLEAR' })
      const open = ({ phase }: CommandRecord) => phase === 'sending' || phase === 'waiting'
      return (
        later === undefined || later.context.records.length === snapshot.context.records.filter(open).length
      )
    },
    'a change of user clears all records': (snapshot, { after }) => {
      const later = after({ type: 'IDENTIFY', person: undefined, records: [], now: AT })
      return (
        later === undefined || (later.context.records.length === 0 && later.context.request === undefined)
      )
    },
  },
  limit: 3_000,
})
