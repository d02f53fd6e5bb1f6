import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendParent, setup } from 'xstate'
import {
  type CommandCard,
  type CommandRecord,
  type CommandRequest,
  isAboutSame,
  isUnderWay,
  type RemoteCommand,
} from '../remoteCommand/command.ts'
import { type RemoteCommandRef, recordOf, remoteCommandMachine } from '../remoteCommand/machine.ts'

/** Debounce for the card search. */
export const FIND_DELAY_MS = 250
/** Maximum number of receipts; the oldest finished one is dropped first. */
export const MOST_RECEIPTS = 20

export interface CommandTrayContext {
  readonly person: string | undefined
  /** Newest first. */
  readonly records: readonly CommandRecord[]
  /** Command awaiting confirmation. */
  readonly request: CommandRequest | undefined
  /** Card that starts the charging session. */
  readonly card: CommandCard | undefined
  /** Search text for a card, as typed. */
  readonly text: string
  /** Text of the last search. */
  readonly searched: string
}

export type CommandTrayEvent =
  /** Signed-in person with the receipts stored before a reload. `now`: server time. */
  | { type: 'IDENTIFY'; person: string | undefined; records: readonly CommandRecord[]; now: number }
  /** Requests a command, which the person then confirms; starting a session also needs a card. */
  | { type: 'REQUEST'; request: CommandRequest }
  | { type: 'FIND'; text: string }
  | { type: 'CHOOSE'; card: CommandCard }
  /** Sends the confirmed command with this id. */
  | { type: 'CONFIRM'; id: string; at: number }
  | { type: 'CANCEL' }
  /** Repeats a rejected command as a new one. */
  | { type: 'REPEAT'; id: string; newId: string; at: number }
  /** Progress of a command, sent by its actor. */
  | { type: 'REPORTED'; record: CommandRecord }
  | { type: 'CLEAR' }
  | { type: 'OPEN' }
  | { type: 'CLOSE' }

const isFreeFor = (records: readonly CommandRecord[], request: CommandRequest): boolean =>
  !records.some((record) => isUnderWay(record) && isAboutSame(record.command, request))

const underWay = (records: readonly CommandRecord[]) => records.filter(isUnderWay)

/** Limits the number of receipts; never drops a pending command. */
const withinRoom = (records: readonly CommandRecord[]): readonly CommandRecord[] => {
  const room = Math.max(0, MOST_RECEIPTS - underWay(records).length)
  const over = records.filter((record) => !isUnderWay(record)).slice(0, room)
  return records.filter((record) => isUnderWay(record) || over.includes(record))
}

/** Command that CONFIRM sends; undefined if a start has no card or another command is pending at the connector. */
const confirmed = ({ request, card, records }: CommandTrayContext): CommandRequest | undefined => {
  if (!request || !isFreeFor(records, request)) return undefined
  return request.kind === 'START' && !card ? undefined : request
}

/** Rejected command with this id; undefined if it cannot be repeated. */
const repeatable = ({ records }: CommandTrayContext, id: string): RemoteCommand | undefined => {
  const found = records.find(({ command, phase }) => command.id === id && phase === 'rejected')
  return found && isFreeFor(records, found.command) ? found.command : undefined
}

const documentState = ({ person, records }: CommandTrayContext) => ({ person, records })

/**
 * All remote commands of a person. Asks for confirmation, allows one pending command per connector, and keeps the
 * receipts across screens and reloads.
 */
export const commandTrayMachine = setup({
  types: {
    context: {} as CommandTrayContext,
    events: {} as CommandTrayEvent,
  },
  actors: {
    remoteCommand: remoteCommandMachine.provide({
      actions: {
        report: sendParent(({ context }, { phase }) => ({
          type: 'REPORTED',
          record: recordOf(context, phase),
        })),
      },
    }),
  },
  actions: {
    /**
     * Stops the command actors of the previous person. Their commands continue at the chargers, and their receipts
     * stay in the tab's storage.
     */
    identify: enqueueActions(
      (
        { context, enqueue },
        {
          person,
          records,
          now,
        }: { person: string | undefined; records: readonly CommandRecord[]; now: number },
      ) => {
        for (const { command } of context.records) enqueue.stopChild(command.id)
        enqueue.assign({ person, records })
        for (const record of records) {
          const { command } = record
          enqueue.spawnChild('remoteCommand', {
            id: command.id,
            input: { command, resumed: { record, agoMs: Math.max(0, now - command.at) } },
          })
        }
      },
    ),
    request: assign((_, { request }: { request: CommandRequest }) => ({
      request,
      card: undefined,
      text: '',
      searched: '',
    })),
    find: assign((_, { text }: { text: string }) => ({ text })),
    search: assign({ searched: ({ context }) => context.text }),
    choose: assign((_, { card }: { card: CommandCard }) => ({ card })),
    dropRequest: assign({ request: undefined, card: undefined, text: '', searched: '' }),
    start: enqueueActions(({ context, enqueue }, { id, at }: { id: string; at: number }) => {
      const request = confirmed(context)
      if (!request) return
      const command: RemoteCommand = {
        ...request,
        id,
        at,
        ...(request.kind === 'START' && context.card && { card: context.card }),
      }
      const records = withinRoom([{ command, phase: 'sending' }, ...context.records])
      enqueue.assign({ records })
      enqueue.spawnChild('remoteCommand', { id, input: { command } })
    }),
    repeat: enqueueActions(
      ({ context, enqueue }, { id, newId, at }: { id: string; newId: string; at: number }) => {
        const before = repeatable(context, id)
        if (!before) return
        const command: RemoteCommand = { ...before, id: newId, at }
        const others = context.records.filter((record) => record.command.id !== id)
        const records: readonly CommandRecord[] = [{ command, phase: 'sending' }, ...others]
        enqueue.stopChild(id)
        enqueue.assign({ records })
        enqueue.spawnChild('remoteCommand', { id: newId, input: { command } })
      },
    ),
    update: enqueueActions(({ context, enqueue }, { record }: { record: CommandRecord }) => {
      const records = context.records.map((one) => (one.command.id === record.command.id ? record : one))
      enqueue.assign({ records })
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      const records = underWay(context.records)
      for (const { command } of context.records.filter((record) => !isUnderWay(record)))
        enqueue.stopChild(command.id)
      enqueue.assign({ records })
    }),
    /** Stores the receipts for the next page load in this tab. */
    remember: (_, _kept: ReturnType<typeof documentState>) => undefined,
  },
  guards: {
    isFree: ({ context }, { request }: { request: CommandRequest }) => isFreeFor(context.records, request),
    canConfirm: ({ context }) => confirmed(context) !== undefined,
    isRepeatable: ({ context }, { id }: { id: string }) => repeatable(context, id) !== undefined,
    isKnown: ({ context }, { record }: { record: CommandRecord }) =>
      context.records.some(({ command }) => command.id === record.command.id),
    hasSome: ({ context }) => context.records.length > 0,
    hasNone: ({ context }) => context.records.length === 0,
  },
  delays: { FIND_DELAY: FIND_DELAY_MS },
}).createMachine({
  id: 'commandTray',
  description:
    'All remote commands of a person: confirmed first, one at a time per connector, with stored receipts.',
  context: { person: undefined, records: [], request: undefined, card: undefined, text: '', searched: '' },
  type: 'parallel',
  on: {
    REPORTED: {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: [
        { type: 'update', params: ({ event }) => event },
        { type: 'remember', params: ({ context }) => documentState(context) },
      ],
    },
    REPEAT: {
      guard: { type: 'isRepeatable', params: ({ event }) => event },
      actions: [
        { type: 'repeat', params: ({ event }) => event },
        { type: 'remember', params: ({ context }) => documentState(context) },
      ],
    },
  },
  states: {
    tray: {
      description: 'The button in the top bar and its list of receipts.',
      initial: 'empty',
      on: {
        IDENTIFY: { target: '.empty', actions: { type: 'identify', params: ({ event }) => event } },
        CLEAR: { actions: ['clear', { type: 'remember', params: ({ context }) => documentState(context) }] },
      },
      states: {
        empty: {
          description: 'There are no receipts, so the button is hidden.',
          always: { guard: 'hasSome', target: 'closed' },
        },
        closed: {
          description: 'The button shows the number of pending commands.',
          always: { guard: 'hasNone', target: 'empty' },
          on: { OPEN: 'open' },
        },
        open: {
          description: 'All receipts are listed.',
          always: { guard: 'hasNone', target: 'empty' },
          on: { CLOSE: 'closed' },
        },
      },
    },
    confirmation: {
      description: 'The confirmation before a command is sent.',
      initial: 'none',
      on: { IDENTIFY: { target: '.none', actions: 'dropRequest' } },
      states: {
        none: {
          description: 'No command is waiting for confirmation.',
          on: {
            REQUEST: {
              guard: { type: 'isFree', params: ({ event }) => event },
              target: 'confirming',
              actions: { type: 'request', params: ({ event }) => event },
            },
          },
        },
        confirming: {
          description: 'The person confirms the command, or chooses a card to start charging.',
          initial: 'settled',
          on: {
            FIND: { target: '.typing', actions: { type: 'find', params: ({ event }) => event } },
            CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
            CONFIRM: {
              guard: 'canConfirm',
              target: 'none',
              actions: [
                { type: 'start', params: ({ event }) => event },
                'dropRequest',
                { type: 'remember', params: ({ context }) => documentState(context) },
              ],
            },
            CANCEL: { target: 'none', actions: 'dropRequest' },
          },
          states: {
            settled: { description: 'The search matches the typed text.' },
            typing: {
              description: 'The person is typing; the cards are searched when typing pauses.',
              after: { FIND_DELAY: { target: 'settled', actions: 'search' } },
            },
          },
        },
      },
    },
  },
})

export type CommandTrayMachine = typeof commandTrayMachine
export type CommandTrayRef = ActorRefFrom<CommandTrayMachine>
export type CommandTraySnapshot = SnapshotFrom<CommandTrayMachine>

export const selectNewestAt = (
  { context }: CommandTraySnapshot,
  chargepointId: string,
): CommandRecord | undefined => context.records.find(({ command }) => command.chargepointId === chargepointId)
/** Pending command at the connector of a request; it blocks that request. */
export const selectUnderWayAt = (
  { context }: CommandTraySnapshot,
  request: CommandRequest,
): CommandRecord | undefined =>
  context.records.find((record) => isUnderWay(record) && isAboutSame(record.command, request))
export const selectIsTrayOpen = (snapshot: CommandTraySnapshot): boolean => snapshot.matches({ tray: 'open' })
/** Actor of one command. */
export const selectCommandRef = (
  { children }: CommandTraySnapshot,
  id: string,
): RemoteCommandRef | undefined => children[id]
