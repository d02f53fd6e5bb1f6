import { createGates, settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  ACCESS_TIMEOUT_MS,
  protectedAccessMachine,
  REVEALED_FOR_MS,
  selectAccessViewState,
  selectPerson,
} from './machine.ts'

const AT = Date.parse('2026-05-20T09:40:00Z')
const person = { name: 'Sofie', email: 's@example.be', telephone: '', role: 'User', lastLogin: undefined }

const open = () => {
  const gates = createGates(protectedAccessMachine)
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { clock })
  actor.start()
  const send = (reason: string) => {
    actor.send({ type: 'REVEAL' })
    actor.send({ type: 'CHANGE', reason })
    actor.send({ type: 'SEND', intent: 'one' })
  }
  return { gates, clock, actor, send, viewState: () => selectAccessViewState(actor.getSnapshot()) }
}

describe('A protected person', () => {
  it('is revealed for two minutes after a reason is given, then masked again', async () => {
    const { gates, clock, actor, send, viewState } = open()
    send('Her invoice')
    gates.release('openPerson', { person, at: AT })
    await settle()
    expect(viewState()).toBe('revealed')
    expect(selectPerson(actor.getSnapshot())?.name).toBe('Sofie')
    expect(actor.getSnapshot().context.until).toBe(AT + REVEALED_FOR_MS)
    clock.increment(REVEALED_FOR_MS - 1)
    expect(viewState()).toBe('revealed')
    clock.increment(1)
    expect(viewState()).toBe('expired')
    expect(actor.getSnapshot().context).toMatchObject({ person: undefined, reason: '' })
  })

  it('stays masked without a reason', () => {
    const { actor, send, viewState, gates } = open()
    send('   ')
    expect(viewState()).toBe('prompting')
    expect(actor.getSnapshot().context.isMissing).toBe(true)
    expect(gates.isOpen('openPerson')).toBe(false)
  })

  it('is masked immediately on HIDE', async () => {
    const { gates, actor, send, viewState } = open()
    send('Her invoice')
    gates.release('openPerson', { person, at: AT })
    await settle()
    actor.send({ type: 'HIDE' })
    expect(viewState()).toBe('masked')
    expect(actor.getSnapshot().context.person).toBeUndefined()
  })

  it('stays masked after a timeout, and a retry sends the same idempotency key', () => {
    const { clock, actor, send, viewState } = open()
    send('Her invoice')
    clock.increment(ACCESS_TIMEOUT_MS)
    expect(viewState()).toBe('failed')
    expect(actor.getSnapshot().context.error?.code).toBe('FAILEDTOLOAD')
    actor.send({ type: 'RETRY' })
    expect(viewState()).toBe('opening')
    expect(actor.getSnapshot().context.intent).toBe('one')
  })
})
