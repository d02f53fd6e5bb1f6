import { createGates, settle } from '@portal/paths'
import type { Config } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ANALYTICS_TIMEOUT_MS, analyticsMachine, selectIsMeasuring } from './machine.ts'

const open = (environment: Config['environment'], hasService = true) => {
  const gates = createGates(analyticsMachine, ['measure'])
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { environment, hasService }, clock }).start()
  return {
    clock,
    gates,
    consent: (isGranted: boolean) => actor.send({ type: 'CONSENT', isGranted }),
    loaded: async () => {
      gates.release('loadAnalytics')
      await settle()
    },
    isLoading: () => gates.isOpen('loadAnalytics'),
    /** True if page views can be sent, according to both the state and the running actor. */
    isMeasuring: () => {
      const says = selectIsMeasuring(actor.getSnapshot())
      expect(gates.isOpen('measure')).toBe(says)
      return says
    },
  }
}

describe('the analytics machine (S9)', () => {
  test.each(['production', 'internal'] as const)(
    'loads in the %s environment only after consent',
    async (environment) => {
      const portal = open(environment)
      expect(portal.isLoading()).toBe(false)
      portal.consent(false)
      expect(portal.isLoading()).toBe(false)
      portal.consent(true)
      expect(portal.isLoading()).toBe(true)
      expect(portal.isMeasuring()).toBe(false)
      await portal.loaded()
      expect(portal.isMeasuring()).toBe(true)
    },
  )

  test.each(['test', 'development'] as const)(
    'never loads in the %s environment, even with consent',
    (environment) => {
      const portal = open(environment)
      portal.consent(true)
      expect(portal.isLoading()).toBe(false)
      expect(portal.isMeasuring()).toBe(false)
    },
  )

  test('never loads without a configured service', () => {
    const portal = open('production', false)
    portal.consent(true)
    expect(portal.isLoading()).toBe(false)
  })

  test('stops when consent is withdrawn and restarts when it is granted again', async () => {
    const portal = open('production')
    portal.consent(true)
    await portal.loaded()
    portal.consent(false)
    expect(portal.isMeasuring()).toBe(false)
    portal.consent(true)
    await portal.loaded()
    expect(portal.isMeasuring()).toBe(true)
  })

  test('does not start if consent is withdrawn while the code loads', async () => {
    const portal = open('internal')
    portal.consent(true)
    portal.consent(false)
    expect(portal.isLoading()).toBe(false)
    await settle()
    expect(portal.isMeasuring()).toBe(false)
  })

  test.each(['fails to load', 'does not answer'])(
    'does not retry before the next choice when the code %s',
    async (fault) => {
      const portal = open('production')
      portal.consent(true)
      if (fault === 'does not answer') portal.clock.increment(ANALYTICS_TIMEOUT_MS)
      else portal.gates.refuse('loadAnalytics', { code: 'FAILEDTOLOAD' })
      await settle()
      expect(portal.isLoading()).toBe(false)
      expect(portal.isMeasuring()).toBe(false)
      portal.consent(true)
      await portal.loaded()
      expect(portal.isMeasuring()).toBe(true)
    },
  )

  test('ignores repeated consent while it runs', async () => {
    const portal = open('production')
    portal.consent(true)
    await portal.loaded()
    portal.gates.takeStarted()
    portal.consent(true)
    expect(portal.gates.takeStarted()).toEqual([])
    expect(portal.isMeasuring()).toBe(true)
  })
})
