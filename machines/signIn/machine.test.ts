import { createGates, settle } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { signInMachine } from './machine.ts'
import { selectSignInViewState, selectSignOutReason, selectToken, selectUser } from './selectors.ts'
import { ANSWER_TIMEOUT_MS, REDIRECT_TIMEOUT_MS, RENEW_RETRY_MS } from './setup.ts'
import type { SignInEntry, User } from './types.ts'

const user: User = {
  sub: 'driver',
  name: 'Dana Driver',
  email: 'd@example.test',
  accessToken: 'old',
  expiresAt: 1,
}
const renewed: User = { ...user, accessToken: 'new', expiresAt: 2 }

const open = (entry: SignInEntry = 'page', returnTo = '/my/chargepoints') => {
  const gates = createGates(signInMachine, ['watchUser'])
  const clock = new SimulatedClock()
  const routes: string[] = []
  const machine = gates.machine.provide({
    actions: { openReturnTo: (_, { returnTo }) => void routes.push(returnTo) },
  })
  const actor = createActor(machine, { input: { entry, returnTo }, clock }).start()
  return {
    actor,
    clock,
    gates,
    routes,
    send: actor.send,
    answer: async (id: string, output?: unknown) => {
      gates.release(id, output)
      await settle()
    },
    refuse: async (id: string, code: string) => {
      gates.refuse(id, { code })
      await settle()
    },
    viewState: () => selectSignInViewState(actor.getSnapshot()),
    token: () => selectToken(actor.getSnapshot()),
    reason: () => selectSignOutReason(actor.getSnapshot()),
    isRedirecting: () => gates.isOpen('redirectToProvider'),
  }
}

const signedIn = async () => {
  const signIn = open()
  await signIn.answer('restoreUser', { kind: 'valid', user })
  signIn.gates.takeStarted()
  return signIn
}

describe('opening the portal', () => {
  test('continues with a valid session, without the sign-in service', async () => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'valid', user })
    expect(signIn.viewState()).toBe('signedIn')
    expect(signIn.token()).toBe('old')
    expect(signIn.gates.takeStarted()).toEqual(['restoreUser', 'watchUser'])
  })

  test('redirects to the sign-in page without a session', async () => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'none' })
    expect(signIn.viewState()).toBe('redirecting')
    expect(signIn.isRedirecting()).toBe(true)
  })

  test('renews an expired session silently before it shows anything', async () => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'expired', user })
    expect(signIn.viewState()).toBe('busy')
    expect(signIn.token()).toBeUndefined()
    await signIn.answer('renewUser', renewed)
    expect(signIn.token()).toBe('new')
  })

  test('redirects to the sign-in page if an expired session cannot be renewed', async () => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'expired', user })
    await signIn.refuse('renewUser', 'login_required')
    expect(signIn.isRedirecting()).toBe(true)
  })
})

describe('redirecting to the sign-in page', () => {
  test.each(['refused connection', 'silence'])('shows a view with a way out after a %s', async (fault) => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'none' })
    if (fault === 'silence') signIn.clock.increment(REDIRECT_TIMEOUT_MS)
    else await signIn.refuse('redirectToProvider', 'FAILEDTOLOAD')
    expect(signIn.viewState()).toBe('unreachable')
    expect(signIn.isRedirecting()).toBe(false)
    signIn.send({ type: 'RETRY' })
    expect(signIn.gates.isOpen('restoreUser')).toBe(true)
  })

  test('fails if the browser blocks storage, because the callback could not be completed', async () => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'none' })
    await signIn.refuse('redirectToProvider', 'STORAGE_BLOCKED')
    expect(signIn.viewState()).toBe('failed')
    expect(signIn.actor.getSnapshot().context.error?.code).toBe('STORAGE_BLOCKED')
  })

  test('looks for a stored user again when the page returns from the back/forward cache', async () => {
    const signIn = open()
    await signIn.answer('restoreUser', { kind: 'none' })
    signIn.send({ type: 'PAGE_RESTORED' })
    await signIn.answer('restoreUser', { kind: 'valid', user })
    expect(signIn.viewState()).toBe('signedIn')
  })
})

describe('the callback of the sign-in page', () => {
  test('opens the requested route once', async () => {
    const signIn = open('callback', '/')
    await signIn.answer('completeSignIn', { user, returnTo: '/my/tokens' })
    expect(signIn.routes).toEqual(['/my/tokens'])
    signIn.gates.send('watchUser', { type: 'RENEW_DUE' })
    await signIn.answer('renewUser', renewed)
    expect(signIn.routes).toEqual(['/my/tokens'])
  })

  test('shows a view after a rejection and never redirects automatically', async () => {
    const signIn = open('callback', '/')
    await signIn.refuse('completeSignIn', 'access_denied')
    expect(signIn.viewState()).toBe('refused')
    signIn.clock.increment(3_600_000)
    expect(signIn.isRedirecting()).toBe(false)
    signIn.send({ type: 'SIGN_IN' })
    expect(signIn.isRedirecting()).toBe(true)
  })

  test('restores the session after a reload and leaves the callback URL', async () => {
    const signIn = open('callback', '/oidc-callback')
    await signIn.refuse('completeSignIn', 'state_missing')
    await signIn.answer('restoreUser', { kind: 'valid', user })
    expect(signIn.viewState()).toBe('signedIn')
    expect(signIn.routes).toEqual(['/'])
  })

  test.each(['access_denied', 'server_error', 'FAILEDTOLOAD'])(
    'keeps the requested route after %s',
    async (code) => {
      const signIn = open('callback', '/oidc-callback?error=x')
      signIn.gates.refuse('completeSignIn', { code, returnTo: '/my/tokens' })
      await settle()
      if (signIn.viewState() === 'refused') signIn.send({ type: 'SIGN_IN' })
      else {
        signIn.send({ type: 'RETRY' })
        await signIn.answer('restoreUser', { kind: 'none' })
      }
      expect(signIn.isRedirecting()).toBe(true)
      expect(signIn.actor.getSnapshot().context.returnTo).toBe('/my/tokens')
    },
  )

  test('shows the error code of an invalid response and offers both RETRY and SIGN_IN', async () => {
    const signIn = open('callback', '/')
    await signIn.refuse('completeSignIn', 'invalid_grant')
    expect(signIn.viewState()).toBe('failed')
    expect(signIn.actor.getSnapshot().context.error?.code).toBe('invalid_grant')
    expect(signIn.actor.getSnapshot().can({ type: 'RETRY' })).toBe(true)
    expect(signIn.actor.getSnapshot().can({ type: 'SIGN_IN' })).toBe(true)
  })
})

describe('renewal', () => {
  test('keeps the old token in use until a new one arrives', async () => {
    const signIn = await signedIn()
    signIn.gates.send('watchUser', { type: 'RENEW_DUE' })
    expect(signIn.token()).toBe('old')
    await signIn.refuse('renewUser', 'FAILEDTOLOAD')
    expect(signIn.viewState()).toBe('signedIn')
    expect(signIn.token()).toBe('old')
    signIn.clock.increment(RENEW_RETRY_MS)
    await signIn.answer('renewUser', renewed)
    expect(signIn.token()).toBe('new')
  })

  test('runs once for all requests whose token was rejected', async () => {
    const signIn = await signedIn()
    signIn.gates.send('watchUser', { type: 'RENEW_DUE' })
    for (let request = 0; request < 5; request++) signIn.send({ type: 'TOKEN_REFUSED', token: 'old' })
    expect(signIn.gates.takeStarted()).toEqual(['renewUser'])
    expect(signIn.token()).toBeUndefined()
    await signIn.answer('renewUser', renewed)
    // A late rejection of the old token does not affect the new one.
    signIn.send({ type: 'TOKEN_REFUSED', token: 'old' })
    expect(signIn.gates.takeStarted()).toEqual([])
    expect(signIn.token()).toBe('new')
  })

  test('forgets the session and shows the reason after a rejection, and never redirects automatically', async () => {
    const signIn = await signedIn()
    signIn.send({ type: 'TOKEN_REFUSED', token: 'old' })
    await signIn.refuse('renewUser', 'invalid_grant')
    await signIn.answer('forgetUser')
    expect(signIn.viewState()).toBe('signedOut')
    expect(signIn.reason()).toBe('expired')
    expect(selectUser(signIn.actor.getSnapshot())).toBeUndefined()
    signIn.clock.increment(3_600_000)
    expect(signIn.isRedirecting()).toBe(false)
  })

  test.each(['refused connection', 'silence'])(
    'stalls after a %s when the token is required, and succeeds on RETRY',
    async (fault) => {
      const signIn = await signedIn()
      signIn.send({ type: 'RE_SIGN_IN' })
      if (fault === 'silence') signIn.clock.increment(ANSWER_TIMEOUT_MS)
      else await signIn.refuse('renewUser', 'FAILEDTOLOAD')
      expect(signIn.viewState()).toBe('stalled')
      signIn.send({ type: 'RETRY' })
      expect(signIn.viewState()).toBe('stalled')
      await signIn.answer('renewUser', renewed)
      expect(signIn.viewState()).toBe('signedIn')
      expect(signIn.token()).toBe('new')
    },
  )

  const stall = async () => {
    const signIn = await signedIn()
    signIn.send({ type: 'RE_SIGN_IN' })
    await signIn.refuse('renewUser', 'FAILEDTOLOAD')
    return signIn
  }

  test('offers, when it stalls, a new sign-in that returns to the same place', async () => {
    const signIn = await stall()
    signIn.send({ type: 'SIGN_IN', returnTo: '/my/tokens?q=BE#list' })
    expect(signIn.isRedirecting()).toBe(true)
    expect(signIn.actor.getSnapshot().context.returnTo).toBe('/my/tokens?q=BE#list')
  })

  test('offers to sign out when it stalls', async () => {
    const signIn = await stall()
    signIn.send({ type: 'SIGN_OUT' })
    expect(signIn.gates.isOpen('endSession')).toBe(true)
    expect(signIn.reason()).toBe('requested')
  })

  test.each(['invalid_grant', 'invalid_id_token'])('requires a new sign-in after %s', async (code) => {
    const signIn = await signedIn()
    signIn.send({ type: 'TOKEN_REFUSED', token: 'old' })
    await signIn.refuse('renewUser', code)
    await signIn.answer('forgetUser')
    expect(signIn.viewState()).toBe('signedOut')
    expect(signIn.reason()).toBe('expired')
  })

  test('adopts the renewed user of another tab', async () => {
    const signIn = await signedIn()
    signIn.send({ type: 'TOKEN_REFUSED', token: 'old' })
    signIn.gates.send('watchUser', { type: 'USER_CHANGED', user: renewed })
    expect(signIn.token()).toBe('new')
    expect(signIn.gates.isOpen('renewUser')).toBe(false)
  })
})

describe('signing out', () => {
  test('redirects to the sign-in service and restores the reason on return', async () => {
    const leaving = await signedIn()
    leaving.send({ type: 'SIGN_OUT' })
    expect(leaving.gates.isOpen('endSession')).toBe(true)

    const back = open('signedOut', '/')
    await back.answer('completeSignOut', { reason: 'requested' })
    expect(back.viewState()).toBe('signedOut')
    expect(back.reason()).toBe('requested')
    expect(back.isRedirecting()).toBe(false)
  })

  test.each(['refused connection', 'silence'])(
    'works without the sign-in service after a %s',
    async (fault) => {
      const signIn = await signedIn()
      signIn.send({ type: 'SIGN_OUT', reason: 'NOTLOGGEDIN' })
      if (fault === 'silence') signIn.clock.increment(REDIRECT_TIMEOUT_MS)
      else await signIn.refuse('endSession', 'FAILEDTOLOAD')
      await signIn.answer('forgetUser')
      expect(signIn.viewState()).toBe('signedOut')
      expect(signIn.reason()).toBe('NOTLOGGEDIN')
    },
  )

  test('does not call the sign-in service on SIGN_OUT_LOCALLY', async () => {
    const signIn = await signedIn()
    signIn.send({ type: 'SIGN_OUT_LOCALLY', reason: 'FAILEDTOLOAD' })
    expect(signIn.gates.takeStarted()).toEqual(['forgetUser'])
  })

  test('follows another tab, shows the reason and does not redirect automatically', async () => {
    const signIn = await signedIn()
    signIn.gates.send('watchUser', { type: 'SIGNED_OUT_ELSEWHERE' })
    expect(signIn.viewState()).toBe('signedOut')
    expect(signIn.reason()).toBe('elsewhere')
    signIn.clock.increment(3_600_000)
    expect(signIn.isRedirecting()).toBe(false)
    signIn.send({ type: 'SIGN_IN', returnTo: '/dashboard' })
    expect(signIn.actor.getSnapshot().context.returnTo).toBe('/dashboard')
    expect(signIn.isRedirecting()).toBe(true)
  })
})
