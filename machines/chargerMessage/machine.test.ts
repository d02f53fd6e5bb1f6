import { createGates, settle } from '@portal/paths'
import { type ChargepointMessage, DAY_MS } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  ANSWER_EVERY_MS,
  ANSWER_LIMIT_MS,
  chargerMessageMachine,
  MESSAGE_TIMEOUT_MS,
  selectMessageViewState,
} from './machine.ts'

const message = (Status: ChargepointMessage['Status']): ChargepointMessage => ({
  Id: 'M1',
  ChargePointId: 'CP1',
  Action: 'TriggerMessage',
  Status,
  SentOn: '2026-05-20T09:40:00Z',
  ...(Status === 'ANSWERED' && { Answer: '{"status":"Accepted"}' }),
})

const open = () => {
  const gates = createGates(chargerMessageMachine)
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { chargepointId: 'CP1' }, clock })
  actor.start()
  return {
    gates,
    clock,
    send: () => actor.send({ type: 'SEND', request: { action: 'TriggerMessage' }, intent: 'one' }),
    actor,
    viewState: () => selectMessageViewState(actor.getSnapshot()),
    answer: async (id: 'sendMessage' | 'readMessage', Status: ChargepointMessage['Status']) => {
      gates.release(id, message(Status))
      await settle()
    },
  }
}

describe('A message', () => {
  it('is sent once and polled until it is answered (S7)', async () => {
    const { send, answer, clock, viewState, gates, actor } = open()
    send()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS - 1)
    expect(gates.isOpen('readMessage')).toBe(false)
    clock.increment(1)
    await answer('readMessage', 'PENDING')
    expect(viewState()).toBe('waiting')
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'ANSWERED')
    expect(viewState()).toBe('answered')
    expect(actor.getSnapshot().context.message?.Answer).toBe('{"status":"Accepted"}')
  })

  it('is polled for 60 seconds, and again when the person checks a day later', async () => {
    const { send, answer, clock, viewState, actor } = open()
    send()
    await answer('sendMessage', 'PENDING')
    for (let passed = 0; passed < ANSWER_LIMIT_MS; passed += ANSWER_EVERY_MS) {
      expect(viewState()).toBe('waiting')
      clock.increment(ANSWER_EVERY_MS)
      if (viewState() === 'waiting') await answer('readMessage', 'PENDING')
    }
    clock.increment(DAY_MS)
    expect(viewState()).toBe('unanswered')
    actor.send({ type: 'POLL_AGAIN' })
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'ANSWERED')
    expect(viewState()).toBe('answered')
  })

  it('keeps the first answer if the charger answers twice', async () => {
    const { send, answer, clock, viewState, gates, actor } = open()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'ANSWERED')
    const first = actor.getSnapshot().context.message
    clock.increment(DAY_MS)
    actor.send({ type: 'POLL_AGAIN' })
    expect(gates.isOpen('readMessage')).toBe(false)
    expect([viewState(), actor.getSnapshot().context.message]).toEqual(['answered', first])
  })

  it('fails if the charger never received it', async () => {
    const { send, answer, clock, viewState } = open()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'FAILED')
    expect(viewState()).toBe('failed')
  })

  it('continues to be polled after a failed read', async () => {
    const { send, answer, clock, viewState, gates } = open()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS)
    gates.refuse('readMessage', { code: 'FAILEDTOLOAD' })
    await settle()
    expect(viewState()).toBe('waiting')
  })

  it('is not polled after the person loses access, until they check again', async () => {
    const { send, answer, clock, viewState, gates, actor } = open()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS)
    gates.refuse('readMessage', { code: 'Unauthorized' })
    await settle()
    expect([viewState(), actor.getSnapshot().context.error?.code]).toEqual(['unanswered', 'Unauthorized'])
    clock.increment(ANSWER_LIMIT_MS)
    expect(gates.isOpen('readMessage')).toBe(false)
    actor.send({ type: 'POLL_AGAIN' })
    expect(actor.getSnapshot().context.error).toBeUndefined()
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'ANSWERED')
    expect(viewState()).toBe('answered')
  })

  it('can be resent if the server does not accept it within 30 seconds', () => {
    const { send, clock, viewState, actor } = open()
    send()
    clock.increment(MESSAGE_TIMEOUT_MS)
    expect(viewState()).toBe('unsent')
    expect(actor.getSnapshot().context.error?.code).toBe('FAILEDTOLOAD')
    actor.send({ type: 'RETRY' })
    expect(viewState()).toBe('sending')
  })

  it('ignores a late response to an earlier poll after the answer', async () => {
    const reads: ((answered: ChargepointMessage) => void)[] = []
    const { gates } = open()
    const clock = new SimulatedClock()
    const actor = createActor(
      gates.machine.provide({
        actors: {
          readMessage: fromPromise(
            () =>
              new Promise((resolve) => {
                reads.push(resolve)
              }),
          ),
        },
      }),
      { input: { chargepointId: 'CP1' }, clock },
    ).start()
    const viewState = () => selectMessageViewState(actor.getSnapshot())
    const read = async (look: number, answered: ChargepointMessage) => {
      reads[look]?.(answered)
      await settle()
    }
    actor.send({ type: 'SEND', request: { action: 'TriggerMessage' }, intent: 'one' })
    gates.release('sendMessage', message('PENDING'))
    await settle()
    clock.increment(ANSWER_EVERY_MS)
    clock.increment(ANSWER_LIMIT_MS)
    await read(0, { ...message('ANSWERED'), Answer: '{"status":"Rejected"}' })
    expect(viewState()).toBe('unanswered')
    actor.send({ type: 'POLL_AGAIN' })
    clock.increment(ANSWER_EVERY_MS)
    await read(1, message('ANSWERED'))
    await read(0, message('FAILED'))
    clock.increment(ANSWER_LIMIT_MS)
    expect(viewState()).toBe('answered')
    expect(reads).toHaveLength(2)
    expect(actor.getSnapshot().context.message?.Answer).toBe('{"status":"Accepted"}')
  })
})
