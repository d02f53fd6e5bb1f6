import { createGates, settle } from '@portal/paths'
import { FLAG_DEFAULTS } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createChargepointCache, RETRY_FIRST_MS, selectEntryViewState } from './chargepointCache/machine.ts'
import { flagsMachine, selectFlag } from './flags/machine.ts'
import { monitorMachine } from './monitor/machine.ts'
import { remoteCommandMachine } from './remoteCommand/machine.ts'
import { signInMachine } from './signIn/machine.ts'
import type { User } from './signIn/types.ts'

/** Sleep of a closed laptop. On waking, each timer fires once, and the page may never have been hidden. */
const NIGHT_MS = 10 * 3_600_000

const counted = (started: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of started) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

describe('The portal after a night of sleep', () => {
  const charger = async () => {
    const gates = createGates(createChargepointCache<string>(), ['watch'])
    const clock = new SimulatedClock()
    const entry = createActor(gates.machine, { input: { key: 'CP1' }, clock }).start()
    entry.send({ type: 'OBSERVE' })
    gates.release('fetchEntry', { data: 'of the evening', at: 1_000 })
    await settle()
    gates.takeStarted()
    return { gates, clock, entry, viewState: () => selectEntryViewState(entry.getSnapshot()) }
  }

  it('refetches a visible charger once and keeps the timestamp of the old data until the response', async () => {
    const { gates, clock, viewState } = await charger()
    clock.increment(NIGHT_MS)
    expect(counted(gates.takeStarted())).toEqual({ fetchEntry: 1 })
    expect(viewState()).toMatchObject({ viewState: 'loaded', data: 'of the evening', at: 1_000 })
    gates.release('fetchEntry', { data: 'of the morning', at: NIGHT_MS })
    await settle()
    expect(viewState()).toMatchObject({ data: 'of the morning', at: NIGHT_MS })
  })

  it('shows old data with the error and retries if the laptop slept during a read', async () => {
    const { gates, clock, entry, viewState } = await charger()
    entry.send({ type: 'FORCE' })
    gates.takeStarted()
    clock.increment(NIGHT_MS)
    expect(viewState()).toMatchObject({ data: 'of the evening', at: 1_000, error: { code: 'FAILEDTOLOAD' } })
    expect(gates.takeStarted()).toEqual([])
    clock.increment(RETRY_FIRST_MS)
    expect(counted(gates.takeStarted())).toEqual({ fetchEntry: 1 })
  })

  it('evaluates the flags once and keeps the old values until the response', async () => {
    const gates = createGates(flagsMachine, ['watchPage'])
    const clock = new SimulatedClock()
    const flags = createActor(gates.machine, {
      input: { isVisible: true, targetingKey: undefined },
      clock,
    }).start()
    gates.release('evaluateFlags', { ...FLAG_DEFAULTS, impersonation: true })
    await settle()
    gates.takeStarted()
    clock.increment(NIGHT_MS)
    expect(counted(gates.takeStarted())).toEqual({ evaluateFlags: 1 })
    expect(selectFlag(flags.getSnapshot(), 'impersonation')).toBe(true)
  })

  it('polls the wallboard once', async () => {
    const gates = createGates(monitorMachine)
    const clock = new SimulatedClock()
    createActor(gates.machine, { input: { isVisible: true }, clock }).start()
    gates.release('readStates', { at: 1_000, isWhole: true, states: [] })
    await settle()
    gates.takeStarted()
    clock.increment(NIGHT_MS)
    expect(counted(gates.takeStarted())).toEqual({ readStates: 1 })
  })

  it('does not send an accepted command again and reports it as unconfirmed', async () => {
    const gates = createGates(remoteCommandMachine, ['watchCharger'])
    const clock = new SimulatedClock()
    const command = createActor(gates.machine, {
      input: {
        command: {
          id: '1',
          kind: 'STOP',
          chargepointId: 'CP1',
          charger: 'Gate',
          connector: { id: 'CP1-1', number: 1 },
          sessionIds: ['S1'],
          at: 0,
        },
      },
      clock,
    }).start()
    gates.release('sendCommand', {
      Command: 'STOP',
      Status: 'ACCEPTED',
      ChargePointId: 'CP1',
      At: new Date(500).toISOString(),
    })
    await settle()
    gates.takeStarted()
    clock.increment(NIGHT_MS)
    await settle()
    expect(counted(gates.takeStarted())['sendCommand']).toBeUndefined()
    expect(command.getSnapshot().matches({ watched: 'unconfirmed' })).toBe(true)
  })

  it('renews the sign-in once per night for all rejected requests', async () => {
    const gates = createGates(signInMachine, ['watchUser'])
    const clock = new SimulatedClock()
    const user: User = {
      sub: 'driver',
      name: 'Lotte',
      email: 'lotte@example.test',
      accessToken: 'of the evening',
      expiresAt: 600_000,
    }
    const signIn = createActor(gates.machine, {
      input: { entry: 'page', returnTo: '/' },
      clock,
    }).start()
    gates.release('restoreUser', { kind: 'valid', user })
    await settle()
    gates.takeStarted()
    for (const token of ['of the morning', 'of the next morning']) {
      const old = signIn.getSnapshot().context.user?.accessToken ?? ''
      clock.increment(NIGHT_MS)
      expect(gates.takeStarted()).toEqual([])
      gates.send('watchUser', { type: 'RENEW_DUE' })
      for (let times = 0; times < 5; times += 1) signIn.send({ type: 'TOKEN_REFUSED', token: old })
      expect(counted(gates.takeStarted())).toEqual({ renewUser: 1 })
      gates.release('renewUser', { ...user, accessToken: token })
      await settle()
      expect(signIn.getSnapshot().hasTag('signedIn')).toBe(true)
      expect(signIn.getSnapshot().context.user?.accessToken).toBe(token)
      gates.takeStarted()
    }
  })
})
