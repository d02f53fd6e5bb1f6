import { createGates, settle } from '@portal/paths'
import type { RemoteReceipt } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { CommandPhase, CommandReceipt, Observation, ObservedCharger } from './command.ts'
import { isDoneOnceAccepted } from './effect.ts'
import {
  CONFIRM_TIMEOUT_MS,
  FOLD_AFTER_MS,
  READ_TIMEOUT_MS,
  type RemoteCommandInput,
  remoteCommandMachine,
  SEND_TIMEOUT_MS,
} from './machine.ts'
import { AT, CHARGES, command, FREE, iso, receipt } from './testing.ts'

/** Starts a command with responses and observations controlled by the test. */
const give = (input: RemoteCommandInput = { command: command() }) => {
  const gates = createGates(remoteCommandMachine, ['watchCharger'])
  const clock = new SimulatedClock()
  const phases: CommandPhase[] = []
  /** Phase at each invalidation of the charger's data. */
  const changedIn: (CommandPhase | undefined)[] = []
  const actor = createActor(
    gates.machine.provide({
      actions: {
        report: (_, { phase }) => void phases.push(phase),
        changed: () => void changedIn.push(phases.at(-1)),
      },
    }),
    { input, clock },
  ).start()
  return {
    gates,
    clock,
    phases,
    changedIn,
    phase: () => phases.at(-1),
    context: () => actor.getSnapshot().context,
    send: actor.send,
    answer: async (answered: RemoteReceipt) => {
      gates.release('sendCommand', answered)
      await settle()
    },
    fail: async (code: string, status?: number) => {
      gates.refuse('sendCommand', { code, ...(status !== undefined && { status }) })
      await settle()
    },
    see: (seen: ObservedCharger, ms: number) =>
      gates.send('watchCharger', { type: 'OBSERVED', observation: { at: AT + ms, charger: seen } }),
  }
}

describe('A command', () => {
  it('is sent, accepted, confirmed by the charger’s state and finally collapsed', async () => {
    const { answer, see, phases, changedIn, clock, context } = give()
    await answer(receipt())
    see(CHARGES, 2_000)
    expect(phases).toEqual(['sending', 'waiting'])
    see(FREE, 5_000)
    expect(context().endedAt).toBe(AT + 5_000)
    clock.increment(FOLD_AFTER_MS - 1)
    expect(phases.at(-1)).toBe('confirmed')
    clock.increment(1)
    expect(phases).toEqual(['sending', 'waiting', 'confirmed', 'folded'])
    // Other views of the charger are invalidated once, when the effect is observed.
    expect(changedIn).toEqual(['confirmed'])
  })

  it('fails with the charger’s reason when the charger rejects it', async () => {
    const { answer, phase, context } = give()
    await answer(receipt({ Status: 'REJECTED', Reason: 'OFFLINE' }))
    expect(phase()).toBe('rejected')
    expect(context().receipt?.Reason).toBe('OFFLINE')
  })

  it('fails with the server’s code when the server rejects it', async () => {
    const { fail, phase, context } = give()
    await fail('TOKACTIVERR', 200)
    expect(phase()).toBe('rejected')
    expect(context().failure?.code).toBe('TOKACTIVERR')
  })

  it('becomes unconfirmed, not failed, after 30 seconds, and confirmed when its effect is observed later', async () => {
    const { answer, see, phase, clock } = give()
    await answer(receipt())
    clock.increment(CONFIRM_TIMEOUT_MS - 1)
    expect(phase()).toBe('waiting')
    clock.increment(1)
    expect(phase()).toBe('unconfirmed')
    see(CHARGES, 40_000)
    expect(phase()).toBe('unconfirmed')
    see(FREE, 90_000)
    expect(phase()).toBe('confirmed')
  })

  it('polls the charger at increasing intervals while it waits, and stops afterwards', async () => {
    const started: string[] = []
    const looks: number[] = []
    const clock = new SimulatedClock()
    const actor = createActor(
      remoteCommandMachine.provide({
        actors: {
          sendCommand: fromPromise(async (): Promise<CommandReceipt> => receipt()),
          observeCharger: fromCallback(({ receive, input }) => {
            started.push(input.chargepointId)
            receive(() => looks.push(clock.now()))
            return () => started.pop()
          }),
        },
      }),
      { input: { command: command() }, clock },
    ).start()
    await settle()
    expect(started).toEqual(['CP1'])
    while (clock.now() < CONFIRM_TIMEOUT_MS) clock.increment(125)
    expect(looks).toEqual([1_000, 2_500, 4_750, 8_125, 13_125, 18_125, 23_125, 28_125])
    expect(actor.getSnapshot().value).toEqual({ watched: 'unconfirmed' })
    expect(started).toEqual([])
    clock.increment(60_000)
    expect(looks).toHaveLength(8)
  })

  it('can be checked manually', async () => {
    const { answer, gates, send, phase, clock, context } = give()
    await answer(receipt())
    clock.increment(CONFIRM_TIMEOUT_MS)
    send({ type: 'CHECK' })
    expect(phase()).toBe('checking')
    gates.release('readCharger', { at: AT + 50_000, charger: CHARGES })
    await settle()
    expect(phase()).toBe('unconfirmed')
    expect(context().checkedAt).toBe(AT + 50_000)
    send({ type: 'CHECK' })
    clock.increment(READ_TIMEOUT_MS)
    expect(context().isCheckFailed).toBe(true)
    send({ type: 'CHECK' })
    gates.release('readCharger', { at: AT + 70_000, charger: FREE })
    await settle()
    expect(phase()).toBe('confirmed')
  })

  it.each([
    ['FAILEDTOLOAD', undefined],
    ['UNEXPECTED', 200],
    ['SUPERROR', 503],
  ])('is confirmed by the charger’s state after %s (%s)', async (code, status) => {
    const { fail, see, phase } = give()
    await fail(code, status)
    expect(phase()).toBe('tracing')
    see(FREE, 6_000)
    expect(phase()).toBe('confirmed')
  })

  it('watches the charger’s state for its effect if no answer arrives in time', () => {
    const { clock, phase } = give()
    clock.increment(SEND_TIMEOUT_MS)
    expect(phase()).toBe('tracing')
  })

  it('can be sent again with the same id if its answer was lost', async () => {
    const { fail, clock, send, phase, answer, context } = give()
    await fail('FAILEDTOLOAD')
    clock.increment(CONFIRM_TIMEOUT_MS)
    expect(phase()).toBe('unconfirmed')
    send({ type: 'SEND_AGAIN' })
    expect(phase()).toBe('sending')
    expect(context().command.id).toBe('3f1c')
    await answer(receipt())
    expect(phase()).toBe('waiting')
  })

  it('cannot be sent again after it was accepted', async () => {
    const { answer, clock, send, phase } = give()
    await answer(receipt())
    clock.increment(CONFIRM_TIMEOUT_MS)
    send({ type: 'SEND_AGAIN' })
    expect(phase()).toBe('unconfirmed')
  })
})

/** Starts a command whose responses may arrive at any time, even late or repeatedly. */
const giveLate = () => {
  const sends: ((answered: RemoteReceipt) => void)[] = []
  const reads: ((observation: Observation) => void)[] = []
  const gates = createGates(remoteCommandMachine, ['watchCharger'])
  const clock = new SimulatedClock()
  const phases: CommandPhase[] = []
  const actor = createActor(
    gates.machine.provide({
      actors: {
        sendCommand: fromPromise(
          () =>
            new Promise((resolve) => {
              sends.push(resolve)
            }),
        ),
        readCharger: fromPromise(
          () =>
            new Promise((resolve) => {
              reads.push(resolve)
            }),
        ),
      },
      actions: { report: (_, { phase }) => void phases.push(phase) },
    }),
    { input: { command: command() }, clock },
  ).start()
  return {
    clock,
    phases,
    send: actor.send,
    context: () => actor.getSnapshot().context,
    see: (seen: ObservedCharger, ms: number) =>
      actor.send({ type: 'OBSERVED', observation: { at: AT + ms, charger: seen } }),
    answer: async (attempt: number, answered: RemoteReceipt) => {
      sends[attempt]?.(answered)
      await settle()
    },
    read: async (look: number, observation: Observation) => {
      reads[look]?.(observation)
      await settle()
    },
  }
}

describe('A command whose charger answers late or twice', () => {
  const refusal = receipt({ Status: 'REJECTED', Reason: 'FAULTED', At: iso(65_000) })

  it('ignores an answer after a minute and is confirmed only by the state of the charger', async () => {
    const { clock, answer, see, phases, context } = giveLate()
    clock.increment(SEND_TIMEOUT_MS)
    clock.increment(CONFIRM_TIMEOUT_MS)
    await answer(0, refusal)
    expect(phases).toEqual(['sending', 'tracing', 'unconfirmed'])
    see(FREE, 70_000)
    await answer(0, receipt())
    expect(phases.at(-1)).toBe('confirmed')
    expect(context()).toMatchObject({ endedAt: AT + 70_000, receipt: undefined, failure: undefined })
  })

  it('accepts only the response to the latest send', async () => {
    const { clock, answer, send, see, phases, context } = giveLate()
    clock.increment(SEND_TIMEOUT_MS)
    clock.increment(CONFIRM_TIMEOUT_MS)
    send({ type: 'SEND_AGAIN' })
    await answer(0, refusal)
    expect(phases.at(-1)).toBe('sending')
    await answer(1, receipt())
    expect(phases.at(-1)).toBe('waiting')
    see(FREE, 80_000)
    see(CHARGES, 81_000)
    clock.increment(FOLD_AFTER_MS)
    see(FREE, 95_000)
    expect(phases.slice(-2)).toEqual(['confirmed', 'folded'])
    expect(context().endedAt).toBe(AT + 80_000)
  })

  it('keeps its first acceptance or rejection', async () => {
    const refused = giveLate()
    await refused.answer(0, refusal)
    await refused.answer(0, receipt())
    refused.see(FREE, 66_000)
    expect(refused.phases).toEqual(['sending', 'rejected'])
    const done = giveLate()
    await done.answer(0, receipt())
    done.see(FREE, 5_000)
    await done.answer(0, refusal)
    expect(done.phases.at(-1)).toBe('confirmed')
    expect(done.context().receipt?.Status).toBe('ACCEPTED')
  })

  it('keeps its confirmation when a manual check ends later', async () => {
    const { clock, answer, send, see, read, phases, context } = giveLate()
    await answer(0, receipt())
    clock.increment(CONFIRM_TIMEOUT_MS)
    send({ type: 'CHECK' })
    see(FREE, 62_000)
    await read(0, { at: AT + 61_000, charger: CHARGES })
    expect(phases.at(-1)).toBe('confirmed')
    expect(context()).toMatchObject({ endedAt: AT + 62_000, isCheckFailed: false })
  })
})

describe('A command resumed after a reload', () => {
  it.each<[CommandPhase, CommandPhase]>([
    ['sending', 'tracing'],
    ['waiting', 'waiting'],
    ['tracing', 'tracing'],
    ['checking', 'unconfirmed'],
    ['confirmed', 'folded'],
    ['rejected', 'rejected'],
  ])('turns the phase %s into %s', (before, after) => {
    const { phase } = give({
      command: command(),
      resumed: { record: { command: command(), phase: before }, agoMs: 5_000 },
    })
    expect(phase()).toBe(after)
  })

  it('continues its confirmation timeout, with at least 8 seconds left', () => {
    const resumed = { command: command(), phase: 'waiting', receipt: receipt() } as const
    const { clock, phase } = give({ command: command(), resumed: { record: resumed, agoMs: 20_000 } })
    clock.increment(9_999)
    expect(phase()).toBe('waiting')
    clock.increment(1)
    expect(phase()).toBe('unconfirmed')
    const late = give({ command: command(), resumed: { record: resumed, agoMs: 3_600_000 } })
    late.clock.increment(7_999)
    expect(late.phase()).toBe('waiting')
    late.clock.increment(1)
    expect(late.phase()).toBe('unconfirmed')
  })
})

describe('An unlock', () => {
  it('is confirmed by acceptance if there is no session', async () => {
    const unlock = command({ kind: 'UNLOCK', sessionIds: [] })
    expect(isDoneOnceAccepted(unlock)).toBe(true)
    const { answer, phase } = give({ command: unlock })
    await answer(receipt({ Command: 'UNLOCK' }))
    expect(phase()).toBe('confirmed')
  })

  it('is confirmed only once the session that it ends has ended', async () => {
    const unlock = command({ kind: 'UNLOCK' })
    expect(isDoneOnceAccepted(unlock)).toBe(false)
    const { answer, see, phase } = give({ command: unlock })
    await answer(receipt({ Command: 'UNLOCK', SessionId: 'S1' }))
    see(CHARGES, 2_000)
    expect(phase()).toBe('waiting')
    see(FREE, 5_000)
    expect(phase()).toBe('confirmed')
  })
})
