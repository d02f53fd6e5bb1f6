import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, sendParent } from 'xstate'
import type {
  CommandReceipt,
  CommandRecord,
  CommandRequest,
  RemoteCommand,
} from '../remoteCommand/command.ts'
import { recordOf, remoteCommandMachine } from '../remoteCommand/machine.ts'
import {
  commandTrayMachine,
  FIND_DELAY_MS,
  MOST_RECEIPTS,
  selectIsTrayOpen,
  selectNewestAt,
  selectUnderWayAt,
} from './machine.ts'

const AT = Date.parse('2026-05-20T09:40:00Z')

const stop = (connector = 1, chargepointId = 'CP1'): CommandRequest => ({
  kind: 'STOP',
  chargepointId,
  charger: 'Depot Gent · bay 4',
  connector: { id: `${chargepointId}-${connector}`, number: connector },
  sessionIds: [`S${connector}`],
})
const restart: CommandRequest = { kind: 'RESET', chargepointId: 'CP1', charger: 'Bay', sessionIds: [] }
const start: CommandRequest = { ...stop(), kind: 'START', sessionIds: [] }
const card = { id: 'T1', number: 'BE-BCA-000001-0' }

const open = () => {
  const sent: RemoteCommand[] = []
  const remembered: { person: string | undefined; records: readonly CommandRecord[] }[] = []
  const answers = new Map<string, (receipt: CommandReceipt) => void>()
  const clock = new SimulatedClock()
  const tray = createActor(
    commandTrayMachine.provide({
      actors: {
        remoteCommand: remoteCommandMachine.provide({
          actions: {
            report: sendParent(({ context }, { phase }) => ({
              type: 'REPORTED',
              record: recordOf(context, phase),
            })),
          },
          actors: {
            sendCommand: fromPromise<CommandReceipt, { command: RemoteCommand }>(({ input }) => {
              sent.push(input.command)
              return new Promise((resolve) => {
                answers.set(input.command.id, resolve)
              })
            }),
          },
        }),
      },
      actions: { remember: (_, state) => void remembered.push(state) },
    }),
    { clock },
  ).start()
  const now = () => tray.getSnapshot()
  return {
    tray,
    sent,
    remembered,
    clock,
    now,
    ask: (request: CommandRequest) => tray.send({ type: 'REQUEST', request }),
    confirm: (id: string) => tray.send({ type: 'CONFIRM', id, at: AT }),
    phases: () => now().context.records.map(({ command, phase }) => `${command.id} ${phase}`),
    answer: async (id: string, Status: CommandReceipt['Status']) => {
      const At = new Date(AT + 1_000).toISOString()
      answers.get(id)?.({ Status, At })
      await settle()
    },
  }
}

const record = (id: string, phase: CommandRecord['phase'], request = stop()): CommandRecord => ({
  command: { ...request, id, at: AT },
  phase,
})

describe('Sending a command', () => {
  it('asks for confirmation, and sends once even if the person confirms twice', () => {
    const { ask, confirm, sent, now } = open()
    ask(stop())
    expect(sent).toEqual([])
    expect(now().context.request).toEqual(stop())
    confirm('first')
    confirm('second')
    expect(sent.map(({ id }) => id)).toEqual(['first'])
    expect(now().context.request).toBeUndefined()
  })

  it('requires a card to start charging', () => {
    const { ask, confirm, sent, tray } = open()
    ask(start)
    confirm('first')
    expect(sent).toEqual([])
    tray.send({ type: 'CHOOSE', card })
    confirm('first')
    expect(sent).toMatchObject([{ id: 'first', card }])
  })

  it('can be cancelled', () => {
    const { ask, confirm, sent, tray, now } = open()
    ask(stop())
    tray.send({ type: 'CANCEL' })
    confirm('first')
    expect([sent.length, now().context.request]).toEqual([0, undefined])
  })

  it('allows one command per connector; a restart affects all connectors', async () => {
    const { ask, confirm, now, answer } = open()
    ask(stop(1))
    confirm('first')
    ask(stop(1))
    expect(now().context.request).toBeUndefined()
    ask(restart)
    expect(now().context.request).toBeUndefined()
    expect(selectUnderWayAt(now(), restart)?.command.id).toBe('first')
    ask(stop(2))
    expect(now().context.request).toEqual(stop(2))
    confirm('second')
    await answer('first', 'REJECTED')
    await answer('second', 'REJECTED')
    ask(restart)
    expect(now().context.request).toEqual(restart)
  })

  it('searches for a card only when typing pauses', () => {
    const { ask, tray, clock, now } = open()
    ask(start)
    tray.send({ type: 'FIND', text: '01' })
    clock.increment(FIND_DELAY_MS - 1)
    tray.send({ type: 'FIND', text: '012' })
    clock.increment(FIND_DELAY_MS - 1)
    expect(now().context.searched).toBe('')
    clock.increment(1)
    expect(now().context.searched).toBe('012')
  })
})

describe('Receipts', () => {
  it('are stored for the person at each change', async () => {
    const { tray, ask, confirm, remembered, answer, phases } = open()
    tray.send({ type: 'IDENTIFY', person: 'tine', records: [], now: AT })
    ask(stop())
    confirm('first')
    await answer('first', 'ACCEPTED')
    expect(phases()).toEqual(['first waiting'])
    expect(remembered.at(-1)?.person).toBe('tine')
    expect(remembered.at(-1)?.records).toMatchObject([{ phase: 'waiting', command: { id: 'first' } }])
  })

  it('show a repeated command in place of the rejected one', async () => {
    const { tray, ask, confirm, answer, phases, sent } = open()
    ask(stop())
    confirm('first')
    tray.send({ type: 'REPEAT', id: 'first', newId: 'second', at: AT })
    expect(phases()).toEqual(['first sending'])
    await answer('first', 'REJECTED')
    tray.send({ type: 'REPEAT', id: 'first', newId: 'second', at: AT })
    expect(phases()).toEqual(['second sending'])
    expect(sent.map(({ id }) => id)).toEqual(['first', 'second'])
  })

  it('are cleared if their commands are finished, and the empty tray closes', async () => {
    const { tray, ask, confirm, answer, phases, now } = open()
    ask(stop(1))
    confirm('first')
    ask(stop(2))
    confirm('second')
    tray.send({ type: 'OPEN' })
    await answer('first', 'REJECTED')
    tray.send({ type: 'CLEAR' })
    expect(phases()).toEqual(['second sending'])
    expect(selectIsTrayOpen(now())).toBe(true)
    await answer('second', 'REJECTED')
    tray.send({ type: 'CLEAR' })
    expect(selectIsTrayOpen(now())).toBe(false)
  })

  it(`are limited to ${MOST_RECEIPTS}, and the oldest finished one is dropped first`, async () => {
    const { tray, ask, confirm, answer, phases } = open()
    tray.send({
      type: 'IDENTIFY',
      person: 'tine',
      records: [
        record('open', 'waiting', stop(1, 'CP9')),
        ...Array.from({ length: MOST_RECEIPTS - 1 }, (_, index) => record(`old ${index}`, 'rejected')),
      ],
      now: AT,
    })
    ask(stop())
    confirm('new')
    await answer('new', 'ACCEPTED')
    expect(phases()).toHaveLength(MOST_RECEIPTS)
    expect(phases().slice(0, 2)).toEqual(['new waiting', 'open waiting'])
    expect(phases()).not.toContain(`old ${MOST_RECEIPTS - 2} rejected`)
  })

  it('are restored after a reload and dropped when the person changes', () => {
    const { tray, phases, now, sent } = open()
    tray.send({ type: 'IDENTIFY', person: 'tine', records: [record('kept', 'sending')], now: AT + 3_000 })
    expect(phases()).toEqual(['kept tracing'])
    expect(selectNewestAt(now(), 'CP1')?.command.id).toBe('kept')
    tray.send({ type: 'IDENTIFY', person: 'jan', records: [], now: AT + 9_000 })
    expect(phases()).toEqual([])
    expect(sent).toEqual([])
  })
})
