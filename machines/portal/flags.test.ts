import { settle } from '@portal/paths'
import { FLAGS_REFRESH_MS } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { selectFlag } from '../flags/machine.ts'
import { AVAILABILITY_TIMEOUT_MS, selectFlags, selectSignIn, selectUserInfo } from './machine.ts'
import { config, open, ready, user, userInfo } from './testing/openPortal.ts'

describe('the feature flags', () => {
  const flag = (portal: Awaited<ReturnType<typeof ready>>) =>
    selectFlag(selectFlags(portal.actor.getSnapshot())?.getSnapshot(), 'impersonation')

  test('belong to the signed-in person and change with the person', async () => {
    const portal = await ready()
    await portal.evaluated({ impersonation: true })
    expect(flag(portal)).toBe(true)
    portal.signIn.send('watchUser', {
      type: 'USER_CHANGED',
      user: { ...user, sub: 'fleet', accessToken: 'theirs' },
    })
    expect(flag(portal)).toBe(false)
    await portal.evaluated({ impersonation: true })
    expect(flag(portal)).toBe(true)
    portal.signIn.send('watchUser', { type: 'SIGNED_OUT_ELSEWHERE' })
    expect(flag(portal)).toBe(false)
  })

  test('are not evaluated again for a renewed token', async () => {
    const portal = await ready()
    await portal.evaluated()
    portal.signIn.send('watchUser', { type: 'USER_CHANGED', user: { ...user, accessToken: 'newer' } })
    expect(portal.flags.isOpen('evaluateFlags')).toBe(false)
  })
})

describe('maintenance (S1)', () => {
  test('keeps the portal closed, without a sign-in redirect, until the flag is off', async () => {
    const portal = open()
    await portal.answer('loadConfig', config)
    await portal.evaluated({ maintenance: true })
    expect(portal.isClosed()).toBe(true)
    portal.clock.increment(10 * FLAGS_REFRESH_MS)
    expect(selectSignIn(portal.actor.getSnapshot())).toBeUndefined()
    await portal.evaluated()
    expect(portal.isClosed()).toBe(false)
    expect(portal.isOpen('restoreUser')).toBe(true)
  })

  test('blocks nobody for more than two seconds when the flag service does not respond', async () => {
    const portal = open()
    await portal.answer('loadConfig', config)
    portal.clock.increment(AVAILABILITY_TIMEOUT_MS - 1)
    expect(portal.viewState()).toBe('loading')
    portal.clock.increment(1)
    expect(portal.isOpen('restoreUser')).toBe(true)
  })

  test('blocks nobody when the flag service fails', async () => {
    const portal = open()
    await portal.answer('loadConfig', config)
    portal.flags.refuse('evaluateFlags', { code: 'FAILEDTOLOAD' })
    await settle()
    expect(portal.isOpen('restoreUser')).toBe(true)
  })

  test('covers an open portal without ending the session', async () => {
    const portal = await ready()
    await portal.evaluated()
    portal.flags.send('watchPage', { type: 'FOCUS' })
    await portal.evaluated({ maintenance: true })
    expect(portal.isClosed()).toBe(true)
    expect(portal.viewState()).toBe('ready')
    expect(portal.cleared()).toBe(0)
    portal.flags.send('watchPage', { type: 'FOCUS' })
    await portal.evaluated()
    expect(portal.isClosed()).toBe(false)
    expect(portal.viewState()).toBe('ready')
    expect(selectUserInfo(portal.actor.getSnapshot())).toEqual(userInfo)
  })

  test('stays active when the flag service fails', async () => {
    const portal = await ready()
    await portal.evaluated({ maintenance: true })
    portal.clock.increment(FLAGS_REFRESH_MS)
    portal.flags.refuse('evaluateFlags', { code: 'FAILEDTOLOAD' })
    await settle()
    expect(portal.isClosed()).toBe(true)
  })
})
