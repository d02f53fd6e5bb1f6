import type { ChargepointMessage } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { createGates, settle } from '../paths/index.ts'
import {
  ANSWER_EVERY_MS,
  ANSWER_LIMIT_MS,
  chargerMessageMachine,
  MESSAGE_TIMEOUT_MS,
  selectMessage,
  selectMessageError,
  selectMessageFace,
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
    face: () => selectMessageFace(actor.getSnapshot()),
    answer: async (id: 'sendMessage' | 'readMessage', Status: ChargepointMessage['Status']) => {
      gates.release(id, message(Status))
      await settle()
    },
  }
}

describe('A message', () => {
  it('is sent once, and its answer asked for until it is there (S7)', async () => {
    const { send, answer, clock, face, gates, actor } = open()
    send()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS - 1)
    expect(gates.isOpen('readMessage')).toBe(false)
    clock.increment(1)
    await answer('readMessage', 'PENDING')
    expect(face()).toBe('waiting')
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'ANSWERED')
    expect(face()).toBe('answered')
    expect(selectMessage(actor.getSnapshot())?.Answer).toBe('{"status":"Accepted"}')
  })

  it('that is not answered within 60 seconds is waited for no longer, until a person asks again', async () => {
    const { send, answer, clock, face, actor } = open()
    send()
    await answer('sendMessage', 'PENDING')
    for (let passed = 0; passed < ANSWER_LIMIT_MS; passed += ANSWER_EVERY_MS) {
      expect(face()).toBe('waiting')
      clock.increment(ANSWER_EVERY_MS)
      if (face() === 'waiting') await answer('readMessage', 'PENDING')
    }
    expect(face()).toBe('unanswered')
    actor.send({ type: 'ASK_AGAIN' })
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'ANSWERED')
    expect(face()).toBe('answered')
  })

  it('that the charger never got says so', async () => {
    const { send, answer, clock, face } = open()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS)
    await answer('readMessage', 'FAILED')
    expect(face()).toBe('failed')
  })

  it('whose answer cannot be read is asked for again', async () => {
    const { send, answer, clock, face, gates } = open()
    send()
    await answer('sendMessage', 'PENDING')
    clock.increment(ANSWER_EVERY_MS)
    gates.refuse('readMessage', { code: 'FAILEDTOLOAD' })
    await settle()
    expect(face()).toBe('waiting')
  })

  it('that is not taken in 30 seconds can be sent again', () => {
    const { send, clock, face, actor } = open()
    send()
    clock.increment(MESSAGE_TIMEOUT_MS)
    expect(face()).toBe('unsent')
    expect(selectMessageError(actor.getSnapshot())?.code).toBe('FAILEDTOLOAD')
    actor.send({ type: 'RETRY' })
    expect(face()).toBe('sending')
  })

  it('that is answered after a minute, and twice, keeps the answer that was waited for', async () => {
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
    const face = () => selectMessageFace(actor.getSnapshot())
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
    expect(face()).toBe('unanswered')
    actor.send({ type: 'ASK_AGAIN' })
    clock.increment(ANSWER_EVERY_MS)
    await read(1, message('ANSWERED'))
    await read(0, message('FAILED'))
    clock.increment(ANSWER_LIMIT_MS)
    expect(face()).toBe('answered')
    expect(reads).toHaveLength(2)
    expect(selectMessage(actor.getSnapshot())?.Answer).toBe('{"status":"Accepted"}')
  })
})
