import { createGates, settle } from '@portal/paths'
import type { UserInfo } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  onboardingMachine,
  selectOnboardingViewState,
  USER_INFO_SETTLE_MS,
  USER_INFO_TIMEOUT_MS,
} from './machine.ts'

const userInfo: UserInfo = {
  role: ['User'],
  Relation: { Id: 'R-1', Description: 'Dana Driver', IsCompany: 0 },
  RelationContact: { Id: 'C-1', Name: 'Dana Driver', Email: 'd@example.test' },
}

const open = (hasReSignedIn = false) => {
  const gates = createGates(onboardingMachine)
  const clock = new SimulatedClock()
  /** Calls to the sign-in machine, in order. */
  const effects: string[] = []
  const machine = gates.machine.provide({
    actions: {
      signOut: (_, { reason }) => void effects.push(`signOut ${reason}`),
      signOutLocally: () => void effects.push('signOutLocally'),
      reSignIn: () => void effects.push('reSignIn'),
    },
  })
  const actor = createActor(machine, { input: { hasReSignedIn }, clock }).start()
  return {
    clock,
    effects,
    send: actor.send,
    answer: async (output = userInfo) => {
      gates.release('fetchUserInfo', output)
      await settle()
    },
    refuse: async (code: string) => {
      gates.refuse('fetchUserInfo', { code })
      await settle()
    },
    isPending: () => gates.isOpen('fetchUserInfo'),
    viewState: () => selectOnboardingViewState(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  }
}

describe('onboarding (S4)', () => {
  test('fetches the user info at the start', () => {
    const onboarding = open()
    expect(onboarding.isPending()).toBe(true)
    expect(onboarding.viewState()).toBe('busy')
    expect(onboarding.context()).toMatchObject({ userInfo: undefined, isVerified: false, error: undefined })
  })

  test('stores the user as verified on success', async () => {
    const onboarding = open()
    await onboarding.answer()
    expect(onboarding.viewState()).toBe('ready')
    expect(onboarding.context()).toMatchObject({ userInfo, isVerified: true, error: undefined })
  })

  test('stores no user info on SETUP and opens the intake without an error', async () => {
    const onboarding = open()
    await onboarding.refuse('SETUP')
    expect(onboarding.viewState()).toBe('setupNeeded')
    expect(onboarding.context()).toMatchObject({ userInfo: undefined, isVerified: false, error: undefined })
    expect(onboarding.effects).toEqual([])
  })

  test.each(['NOTLOGGEDIN', 'InvalidToken', 'FAILEDTOLOAD', 'UNAUTHORIZED', 'UNKNOWNERROR'])(
    'stores the error %s and does not verify the user',
    async (code) => {
      const onboarding = open()
      await onboarding.refuse(code)
      expect(onboarding.context()).toMatchObject({ isVerified: false, error: { code } })
    },
  )
})

describe('a user-info error (S4)', () => {
  test.each(['NOTLOGGEDIN', 'InvalidToken'])('signs the person out on %s, with the reason', async (code) => {
    const onboarding = open()
    await onboarding.refuse(code)
    expect(onboarding.effects).toEqual([`signOut ${code}`])
  })

  test.each(['the code', 'silence'])('signs out only on this device on FAILEDTOLOAD (%s)', async (cause) => {
    const onboarding = open()
    if (cause === 'silence') onboarding.clock.increment(USER_INFO_TIMEOUT_MS)
    else await onboarding.refuse('FAILEDTOLOAD')
    expect(onboarding.effects).toEqual(['signOutLocally'])
    expect(onboarding.context().error?.code).toBe('FAILEDTOLOAD')
    onboarding.clock.increment(3_600_000)
    expect(onboarding.effects).toHaveLength(1)
    expect(onboarding.isPending()).toBe(false)
  })

  test.each(['UNAUTHORIZED', 'UNKNOWNERROR', 'a code of tomorrow'])(
    'triggers one silent sign-in on %s and is shown if it recurs',
    async (code) => {
      const onboarding = open()
      await onboarding.refuse(code)
      expect(onboarding.effects).toEqual(['reSignIn'])
      expect(onboarding.isPending()).toBe(false)
      onboarding.send({ type: 'TOKEN_RENEWED' })
      await onboarding.refuse(code)
      expect(onboarding.viewState()).toBe('accessRefused')
      expect(onboarding.context().error?.code).toBe(code)
      expect(onboarding.effects).toEqual(['reSignIn'])
    },
  )

  test('is cleared when the silent sign-in succeeds', async () => {
    const onboarding = open()
    await onboarding.refuse('UNKNOWNERROR')
    onboarding.send({ type: 'TOKEN_RENEWED' })
    await onboarding.answer()
    expect(onboarding.viewState()).toBe('ready')
    expect(onboarding.context()).toMatchObject({ isVerified: true, error: undefined })
  })

  test('triggers no second silent sign-in on the same page', async () => {
    const onboarding = open(true)
    await onboarding.refuse('UNAUTHORIZED')
    expect(onboarding.viewState()).toBe('accessRefused')
    expect(onboarding.effects).toEqual([])
  })

  test('allows RETRY without another sign-in, and SIGN_OUT', async () => {
    const onboarding = open(true)
    await onboarding.refuse('UNAUTHORIZED')
    onboarding.send({ type: 'RETRY' })
    expect(onboarding.viewState()).toBe('busy')
    await onboarding.refuse('UNAUTHORIZED')
    expect(onboarding.viewState()).toBe('accessRefused')
    onboarding.send({ type: 'SIGN_OUT' })
    expect(onboarding.effects).toEqual(['signOut requested'])
  })

  test('is required before TOKEN_RENEWED triggers another read', async () => {
    const onboarding = open()
    onboarding.send({ type: 'TOKEN_RENEWED' })
    await onboarding.answer()
    onboarding.send({ type: 'TOKEN_RENEWED' })
    expect(onboarding.viewState()).toBe('ready')
    expect(onboarding.isPending()).toBe(false)
  })
})

describe('a write to the signed-in person', () => {
  const own = { type: 'WRITTEN', dataClass: 'relationcontact', id: 'C-1' } as const
  const renamed = { ...userInfo, RelationContact: { ...userInfo.RelationContact, Name: 'Dana New' } }
  const opened = async () => {
    const onboarding = open()
    await onboarding.answer()
    return onboarding
  }

  test('triggers a read while the previous user info stays on screen', async () => {
    const onboarding = await opened()
    onboarding.send(own)
    onboarding.clock.increment(USER_INFO_SETTLE_MS)
    expect(onboarding.isPending()).toBe(true)
    expect(onboarding.viewState()).toBe('ready')
    expect(onboarding.context().userInfo).toEqual(userInfo)
    await onboarding.answer(renamed)
    expect(onboarding.viewState()).toBe('ready')
    expect(onboarding.context().userInfo).toEqual(renamed)
  })

  test('shares one read with the writes that soon follow', async () => {
    const onboarding = await opened()
    for (let times = 0; times < 5; times += 1) {
      onboarding.send(own)
      onboarding.clock.increment(USER_INFO_SETTLE_MS - 1)
      expect(onboarding.isPending()).toBe(false)
    }
    onboarding.clock.increment(1)
    await onboarding.answer(renamed)
    onboarding.clock.increment(3_600_000)
    expect(onboarding.isPending()).toBe(false)
  })

  test('invalidates a pending read and triggers another one', async () => {
    const onboarding = await opened()
    onboarding.send(own)
    onboarding.clock.increment(USER_INFO_SETTLE_MS)
    onboarding.send(own)
    expect(onboarding.isPending()).toBe(false)
    onboarding.clock.increment(USER_INFO_SETTLE_MS)
    await onboarding.answer(renamed)
    expect(onboarding.context().userInfo).toEqual(renamed)
  })

  test.each(['FAILEDTOLOAD', 'NOTLOGGEDIN', 'SETUP', 'UNAUTHORIZED'])(
    'keeps the portal open with the previous user info when the read fails with %s',
    async (code) => {
      const onboarding = await opened()
      onboarding.send(own)
      onboarding.clock.increment(USER_INFO_SETTLE_MS)
      await onboarding.refuse(code)
      expect(onboarding.viewState()).toBe('ready')
      expect(onboarding.context()).toMatchObject({ userInfo, isVerified: true, error: undefined })
      expect(onboarding.effects).toEqual([])
    },
  )

  test('keeps the previous user info when the read times out', async () => {
    const onboarding = await opened()
    onboarding.send(own)
    onboarding.clock.increment(USER_INFO_SETTLE_MS)
    onboarding.clock.increment(USER_INFO_TIMEOUT_MS)
    expect(onboarding.isPending()).toBe(false)
    expect(onboarding.context().userInfo).toEqual(userInfo)
  })

  test('triggers a read if it has no id, but not if it names another record', async () => {
    const onboarding = await opened()
    onboarding.send({ type: 'WRITTEN', dataClass: 'relationcontact', id: 'C-2' })
    onboarding.send({ type: 'WRITTEN', dataClass: 'chargepoint', id: 'C-1' })
    onboarding.clock.increment(USER_INFO_SETTLE_MS)
    expect(onboarding.isPending()).toBe(false)
    onboarding.send({ type: 'WRITTEN', dataClass: 'relationcontact' })
    onboarding.clock.increment(USER_INFO_SETTLE_MS)
    expect(onboarding.isPending()).toBe(true)
  })
})
