import { describe, expect, test } from 'vitest'
import { selectFlag } from '../flags/machine.ts'
import { USER_INFO_TIMEOUT_MS } from '../onboarding/machine.ts'
import { CONFIG_TIMEOUT_MS, selectConfig, selectFlags, selectSignIn, selectUserInfo } from './machine.ts'
import { admitted, config, identified, open, ready, user, userInfo } from './testing/openPortal.ts'

describe('the gate', () => {
  test('opens after configuration, availability, sign-in and user info, in this order', async () => {
    const portal = open()
    expect(portal.viewState()).toBe('loading')
    expect(selectSignIn(portal.actor.getSnapshot())).toBeUndefined()
    await portal.answer('loadConfig', config)
    expect(portal.viewState()).toBe('loading')
    expect(selectSignIn(portal.actor.getSnapshot())).toBeUndefined()
    await portal.evaluated()
    expect(portal.viewState()).toBe('signIn')
    expect(selectConfig(portal.actor.getSnapshot())).toEqual(config)
    await portal.answer('restoreUser', { kind: 'valid', user })
    expect(portal.viewState()).toBe('loading')
    await portal.answer('fetchUserInfo', userInfo)
    expect(portal.viewState()).toBe('ready')
    expect(selectUserInfo(portal.actor.getSnapshot())).toEqual(userInfo)
    expect(portal.actor.system.get('signIn')).toBe(portal.child())
  })

  test.each(['CONFIG_UNREACHABLE', 'CONFIG_INVALID'])('shows %s and can be retried', async (code) => {
    const portal = open()
    await portal.refuse('loadConfig', code)
    expect(portal.viewState()).toBe('configFailed')
    expect(portal.actor.getSnapshot().context.error?.code).toBe(code)
    portal.actor.send({ type: 'RETRY' })
    await portal.answer('loadConfig', config)
    await portal.evaluated()
    expect(portal.viewState()).toBe('signIn')
  })

  test('times out while the configuration is loading', () => {
    const portal = open()
    portal.clock.increment(CONFIG_TIMEOUT_MS)
    expect(portal.actor.getSnapshot().context.error?.code).toBe('CONFIG_UNREACHABLE')
  })

  test('does not request user info without a usable token', async () => {
    const portal = await admitted()
    await portal.answer('restoreUser', { kind: 'expired', user })
    await portal.refuse('renewUser', 'FAILEDTOLOAD')
    expect(portal.signInView()).toBe('stalled')
    expect(portal.viewState()).toBe('signIn')
    portal.child().send({ type: 'RETRY' })
    await portal.answer('renewUser', { ...user, accessToken: 'new' })
    expect(portal.isOpen('fetchUserInfo')).toBe(true)
  })
})

describe('user-info errors (S4)', () => {
  test('show the setup view on SETUP', async () => {
    const portal = await identified()
    await portal.refuse('fetchUserInfo', 'SETUP')
    expect(portal.viewState()).toBe('setupNeeded')
  })

  test.each(['NOTLOGGEDIN', 'InvalidToken'])('sign out with the reason %s', async (code) => {
    const portal = await identified()
    await portal.refuse('fetchUserInfo', code)
    expect(portal.viewState()).toBe('signIn')
    expect(portal.signInView()).toBe('signingOut')
    expect(portal.child().getSnapshot().context.reason).toBe(code)
    expect(portal.isOpen('endSession')).toBe(true)
  })

  test.each(['the code', 'silence'])('end only the local session after FAILEDTOLOAD (%s)', async (cause) => {
    const portal = await identified()
    if (cause === 'silence') portal.clock.increment(USER_INFO_TIMEOUT_MS)
    else await portal.refuse('fetchUserInfo', 'FAILEDTOLOAD')
    expect(portal.isOpen('endSession')).toBe(false)
    await portal.answer('forgetUser')
    expect(portal.signInView()).toBe('signedOut')
    expect(portal.child().getSnapshot().context.reason).toBe('FAILEDTOLOAD')
    portal.clock.increment(3_600_000)
    expect(portal.isOpen('redirectToProvider')).toBe(false)
  })

  test('with any other code trigger one silent sign-in, and show the access view if they recur', async () => {
    const portal = await identified()
    await portal.refuse('fetchUserInfo', 'UNAUTHORIZED')
    expect(portal.viewState()).toBe('loading')
    expect(portal.isOpen('fetchUserInfo')).toBe(false)
    await portal.answer('renewUser', { ...user, accessToken: 'new' })
    await portal.refuse('fetchUserInfo', 'UNAUTHORIZED')
    expect(portal.viewState()).toBe('accessRefused')
    expect(portal.actor.getSnapshot().context.error?.code).toBe('UNAUTHORIZED')

    portal.actor.send({ type: 'RETRY' })
    await portal.refuse('fetchUserInfo', 'UNAUTHORIZED')
    expect(portal.viewState()).toBe('accessRefused')
    expect(portal.isOpen('renewUser')).toBe(false)
    portal.actor.send({ type: 'SIGN_OUT' })
    expect(portal.signInView()).toBe('signingOut')
  })

  test('are cleared if the read succeeds after the silent sign-in', async () => {
    const portal = await identified()
    await portal.refuse('fetchUserInfo', 'UNKNOWNERROR')
    await portal.answer('renewUser', { ...user, accessToken: 'new' })
    await portal.answer('fetchUserInfo', userInfo)
    expect(portal.viewState()).toBe('ready')
    expect(portal.actor.getSnapshot().context.error).toBeUndefined()
  })
})

describe('early requests', () => {
  /** Opens a portal with its configuration, on a device with or without a stored sign-in. */
  const opened = async (storedSub?: string) => {
    const portal = open(storedSub)
    await portal.answer('loadConfig', config)
    return portal
  }

  test('start in parallel with the flags if a valid token is stored', async () => {
    expect((await opened('driver')).ahead).toEqual(['asked'])
    expect((await opened()).ahead).toEqual([])
  })

  test('do not open the gate before configuration, availability, sign-in and user info', async () => {
    const portal = await opened('driver')
    expect(portal.viewState()).toBe('loading')
    expect(selectSignIn(portal.actor.getSnapshot())).toBeUndefined()
    await portal.evaluated()
    expect(portal.viewState()).toBe('signIn')
    await portal.answer('restoreUser', { kind: 'valid', user })
    expect(portal.viewState()).toBe('loading')
    await portal.answer('fetchUserInfo', userInfo)
    expect(portal.viewState()).toBe('ready')
    expect(portal.ahead).toEqual(['asked'])
  })

  test('evaluate the flags only once, for the stored person', async () => {
    const portal = await opened('driver')
    expect(selectFlags(portal.actor.getSnapshot())?.getSnapshot().context.targetingKey).toBe('driver')
    await portal.evaluated({ impersonation: true })
    await portal.answer('restoreUser', { kind: 'valid', user })
    expect(portal.flags.isOpen('evaluateFlags')).toBe(false)
    expect(selectFlag(selectFlags(portal.actor.getSnapshot())?.getSnapshot(), 'impersonation')).toBe(true)
  })

  test('are dropped under maintenance (S1)', async () => {
    const portal = await opened('driver')
    await portal.evaluated({ maintenance: true })
    expect(portal.ahead).toEqual(['asked', 'dropped'])
  })

  test('are dropped when another person signs in', async () => {
    const portal = await opened('fleet')
    await portal.evaluated()
    await portal.answer('restoreUser', { kind: 'valid', user })
    expect(portal.ahead).toEqual(['asked', 'dropped'])
    expect(selectFlags(portal.actor.getSnapshot())?.getSnapshot().context.targetingKey).toBe('driver')
  })

  test('are dropped when the account is not set up (S4)', async () => {
    const portal = await opened('driver')
    await portal.evaluated()
    await portal.answer('restoreUser', { kind: 'valid', user })
    await portal.refuse('fetchUserInfo', 'SETUP')
    expect(portal.viewState()).toBe('setupNeeded')
    expect(portal.ahead).toEqual(['asked', 'dropped'])
  })

  test('are dropped when the person has no access (S4)', async () => {
    const portal = await opened('driver')
    await portal.evaluated()
    await portal.answer('restoreUser', { kind: 'valid', user })
    await portal.refuse('fetchUserInfo', 'UNAUTHORIZED')
    await portal.answer('renewUser', { ...user, accessToken: 'new' })
    expect(portal.ahead).toEqual(['asked'])
    await portal.refuse('fetchUserInfo', 'UNAUTHORIZED')
    expect(portal.viewState()).toBe('accessRefused')
    expect(portal.ahead).toEqual(['asked', 'dropped'])
  })
})

describe('an open portal', () => {
  test('stays open while the token is renewed, even if the sign-in service is unreachable', async () => {
    const portal = await ready()
    portal.child().send({ type: 'TOKEN_REFUSED', token: 'old' })
    expect(portal.viewState()).toBe('ready')
    await portal.refuse('renewUser', 'FAILEDTOLOAD')
    expect(portal.viewState()).toBe('ready')
    expect(portal.signInView()).toBe('stalled')
    expect(portal.cleared()).toBe(0)
  })

  test('closes and forgets the person when the session ends', async () => {
    const portal = await ready()
    portal.signIn.send('watchUser', { type: 'SIGNED_OUT_ELSEWHERE' })
    expect(portal.viewState()).toBe('signIn')
    expect(portal.signInView()).toBe('signedOut')
    expect(selectUserInfo(portal.actor.getSnapshot())).toBeUndefined()
    expect(portal.cleared()).toBe(1)
  })

  test('forgets the person and starts over when another person signs in from another tab', async () => {
    const portal = await ready()
    portal.signIn.send('watchUser', {
      type: 'USER_CHANGED',
      user: { ...user, sub: 'fleet', accessToken: 'theirs' },
    })
    expect(portal.viewState()).toBe('loading')
    expect(selectUserInfo(portal.actor.getSnapshot())).toBeUndefined()
    expect(portal.cleared()).toBe(1)
    await portal.answer('fetchUserInfo', userInfo)
    expect(portal.viewState()).toBe('ready')
  })
})
