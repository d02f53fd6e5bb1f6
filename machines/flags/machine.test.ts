import { createGates, settle } from '@portal/paths'
import { FLAG_DEFAULTS, FLAGS_REFRESH_MS } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { FLAGS_TIMEOUT_MS, flagsMachine, selectFlag } from './machine.ts'

const open = (isVisible = true, targetingKey?: string) => {
  const gates = createGates(flagsMachine, ['watchPage'])
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { isVisible, targetingKey }, clock }).start()
  return {
    clock,
    gates,
    identify: (targetingKey: string | undefined) => actor.send({ type: 'IDENTIFY', targetingKey }),
    answer: async (values: object = {}) => {
      gates.release('evaluateFlags', { ...FLAG_DEFAULTS, ...values })
      await settle()
    },
    refuse: async () => {
      gates.refuse('evaluateFlags', { code: 'FAILEDTOLOAD' })
      await settle()
    },
    isPending: () => gates.isOpen('evaluateFlags'),
    isSettled: () => actor.getSnapshot().hasTag('settled'),
    flag: (name: 'maintenance' | 'impersonation') => selectFlag(actor.getSnapshot(), name),
  }
}

describe('the flags', () => {
  test('are evaluated only once at the start if the person is known', async () => {
    const flags = open(true, 'driver')
    flags.identify('driver')
    await flags.answer({ impersonation: true })
    flags.identify('driver')
    expect(flags.isPending()).toBe(false)
    expect(flags.flag('impersonation')).toBe(true)
  })

  test('are off until the service responds', async () => {
    const flags = open()
    expect(flags.isPending()).toBe(true)
    expect(flags.isSettled()).toBe(false)
    expect(flags.flag('impersonation')).toBe(false)
    await flags.answer({ impersonation: true })
    expect(flags.isSettled()).toBe(true)
    expect(flags.flag('impersonation')).toBe(true)
  })

  test.each(['refused connection', 'silence'])('stay off after a %s and count as settled', async (fault) => {
    const flags = open()
    if (fault === 'silence') flags.clock.increment(FLAGS_TIMEOUT_MS)
    else await flags.refuse()
    expect(flags.isSettled()).toBe(true)
    expect(flags.flag('maintenance')).toBe(false)
  })

  test('are evaluated every minute and keep their values after a failure', async () => {
    const flags = open()
    await flags.answer({ impersonation: true })
    flags.clock.increment(FLAGS_REFRESH_MS - 1)
    expect(flags.isPending()).toBe(false)
    flags.clock.increment(1)
    expect(flags.isPending()).toBe(true)
    await flags.refuse()
    expect(flags.flag('impersonation')).toBe(true)
    flags.clock.increment(FLAGS_REFRESH_MS)
    await flags.answer()
    expect(flags.flag('impersonation')).toBe(false)
  })

  test('are evaluated again when the page receives focus', async () => {
    const flags = open()
    await flags.answer()
    flags.gates.send('watchPage', { type: 'FOCUS' })
    expect(flags.isPending()).toBe(true)
  })

  test('are not evaluated until a hidden page becomes visible', async () => {
    const flags = open()
    await flags.answer()
    flags.gates.send('watchPage', { type: 'HIDE' })
    flags.clock.increment(10 * FLAGS_REFRESH_MS)
    expect(flags.isPending()).toBe(false)
    flags.gates.send('watchPage', { type: 'SHOW' })
    expect(flags.isPending()).toBe(true)
  })

  test('are reset for another person, except for maintenance', async () => {
    const flags = open()
    await flags.answer()
    flags.identify('fleet')
    await flags.answer({ impersonation: true, maintenance: true })
    flags.identify('driver')
    expect(flags.isPending()).toBe(true)
    expect(flags.flag('impersonation')).toBe(false)
    expect(flags.flag('maintenance')).toBe(true)
  })

  test('are evaluated again when the person changes during an evaluation', async () => {
    const flags = open()
    await flags.answer()
    flags.identify('fleet')
    flags.gates.takeStarted()
    flags.identify(undefined)
    expect(flags.gates.takeStarted()).toEqual(['evaluateFlags'])
    await flags.answer()
    expect(flags.flag('impersonation')).toBe(false)
  })

  test('are not evaluated again for the same person', async () => {
    const flags = open()
    await flags.answer()
    flags.identify('fleet')
    await flags.answer({ impersonation: true })
    flags.identify('fleet')
    expect(flags.isPending()).toBe(false)
    expect(flags.flag('impersonation')).toBe(true)
  })
})
