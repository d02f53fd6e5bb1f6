import { createGates, settle } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Failure } from '../failure.ts'
import { BANNER_TIMEOUT_MS, bannerMachine, selectBanner } from './machine.ts'

const open = (dismissed?: string) => {
  const logged: Failure[] = []
  const remembered: string[] = []
  const gates = createGates(
    bannerMachine.provide({
      actions: {
        log: (_, failure) => logged.push(failure),
        rememberDismissed: (_, { message }) => remembered.push(message),
      },
    }),
  )
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { dismissed }, clock })
  actor.start()
  return {
    clock,
    actor,
    logged,
    remembered,
    meet: (person: string | undefined) => actor.send({ type: 'PERSON_CHANGED', person }),
    say: async (message: string) => {
      gates.release('fetchBanner', message)
      await settle()
    },
    refuse: async (error: unknown) => {
      gates.refuse('fetchBanner', error)
      await settle()
    },
    startedReads: () => gates.takeStarted().length,
    shown: () => selectBanner(actor.getSnapshot()),
  }
}

describe('the banner (S1, S7)', () => {
  test('appears after the sign-in if there is a message', async () => {
    const banner = open()
    expect(banner.startedReads()).toBe(0)
    banner.meet('driver')
    banner.meet('driver')
    expect(banner.startedReads()).toBe(1)
    expect(banner.shown()).toBeUndefined()
    await banner.say('Works on <b>Friday</b>')
    expect(banner.shown()).toBe('Works on <b>Friday</b>')
    banner.meet('driver')
    expect(banner.startedReads()).toBe(0)
  })

  test('is hidden when the message is empty', async () => {
    const banner = open()
    banner.meet('driver')
    await banner.say('')
    expect([banner.shown(), banner.logged]).toEqual([undefined, []])
  })

  test('stays hidden after a failure, which is only logged', async () => {
    const banner = open()
    banner.meet('driver')
    await banner.refuse({ code: 'SUPERROR' })
    expect(banner.shown()).toBeUndefined()
    expect(banner.logged).toMatchObject([{ code: 'SUPERROR' }])
  })

  test('stays hidden after a timeout, which is only logged', async () => {
    const banner = open()
    banner.meet('driver')
    banner.clock.increment(BANNER_TIMEOUT_MS)
    expect(banner.logged).toMatchObject([{ code: 'FAILEDTOLOAD' }])
    expect(banner.shown()).toBeUndefined()
  })

  test('hides the message and fetches another one when the person changes', async () => {
    const banner = open()
    banner.meet('driver')
    await banner.say('For drivers')
    banner.meet(undefined)
    expect(banner.shown()).toBeUndefined()
    banner.meet('fleet')
    expect(banner.shown()).toBeUndefined()
    await banner.say('For fleets')
    expect(banner.shown()).toBe('For fleets')
  })

  test('stays hidden for the visit after it is dismissed, until there is a new message', async () => {
    const banner = open()
    banner.meet('driver')
    await banner.say('News')
    banner.actor.send({ type: 'DISMISS' })
    expect([banner.shown(), banner.remembered]).toEqual([undefined, ['News']])
    banner.meet('fleet')
    await banner.say('News')
    expect(banner.shown()).toBeUndefined()
    banner.meet('driver')
    await banner.say('Newer')
    expect(banner.shown()).toBe('Newer')

    const afterReload = open('News')
    afterReload.meet('driver')
    await afterReload.say('News')
    expect(afterReload.shown()).toBeUndefined()
  })
})
