import { expect, type Route } from '@playwright/test'
import { ANSWER_TIMEOUT_MS, REDIRECT_TIMEOUT_MS, RENEW_RETRY_MS, type SignInMachine } from '@portal/machines'
import { type AnyEventObject, answerOf, type Facts } from '@portal/paths'
import { PORTAL_CLIENT_ID } from '@portal/schemas'
import type { Hold, Operation, Outcome } from '../mock.ts'
import { choosePersona, openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import { type PageAdapter, type PageStep, unseen } from './adapter.ts'
import { patiently, SETTLE_MS, SOON } from './pageClock.ts'
import {
  type DeviceUser,
  putDeviceUser,
  putDeviceUserElsewhere,
  readDeviceUser,
  type Stage,
  watchRequests,
} from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** The screen that the paths begin on, and one whose user info is held, so that the gate is still closed. */
const OPEN = '/my/chargepoints'
const SLOW = '/dashboard'

/** Renewal is due a minute before a token ends: of one that was restored, this long after. */
const DUE_AFTER_MS = 15_000
const RENEW_AHEAD_MS = 60_000

/** The sign-in begins once the configuration is there: until then the device can be arranged for what it is to find. */
const CONFIG = '/config.json'

const STEPS_OF_PROVIDER = [
  'identity.discovery',
  'identity.token',
  'identity.authorize',
  'identity.endSession',
] as const satisfies readonly Operation[]
type ProviderStep = (typeof STEPS_OF_PROVIDER)[number]

const AT_ONCE = 'Local storage and the address answer at once and cannot fail.'

const NO_ANSWER: Outcome = { kind: 'status', status: 503 }

/** The sign-in of one tab, from each page that it can begin at. */
export const signInOnPage = (stage: Stage): PageAdapter<SignInMachine> => {
  const { page, mock, clock, origin } = stage
  const holds = new Map<ProviderStep, Hold>()
  let userInfo: Hold | undefined
  let isSlow = false
  /** The user as the device last had it: what a sign-in from earlier is made of. */
  let known: DeviceUser
  const heldConfig: Route[] = []
  let isHeld = false
  /** How often the document was about to leave for the provider since the person last did something. */
  let leaving = 0
  const lists = watchRequests(stage, (request) =>
    new URL(request.url()).pathname.endsWith('/chargepoint/BCO/list'),
  )

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  const waiting = async (operation: ProviderStep) => (await holds.get(operation)?.waiting()) ?? 0
  const allWaiting = async () => {
    const counts = await Promise.all(STEPS_OF_PROVIDER.map(waiting))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const atService = { waiting: allWaiting }
  const release = async (operation: ProviderStep, outcome: Outcome) => {
    await holds.get(operation)?.release(outcome)
  }
  /** The step of the provider at which the portal waits, as soon as it does. */
  const pending = async (): Promise<ProviderStep> => {
    await expect.poll(allWaiting).toBeGreaterThan(0)
    for (const operation of STEPS_OF_PROVIDER) if ((await waiting(operation)) > 0) return operation
    throw new Error('Nothing waits at the provider.')
  }
  /** Lets the provider tell its addresses, which a document asks for once. */
  const pastDiscovery = async () => {
    if ((await pending()) === 'identity.discovery') await release('identity.discovery', { kind: 'answer' })
  }

  /** Does what makes the portal turn to something else, and ends what it asked for before. */
  const abandoning = async (act: () => Promise<void>) => {
    const before = await Promise.all(
      STEPS_OF_PROVIDER.map(async (operation) => ({ operation, count: await waiting(operation) })),
    )
    await act()
    for (const { operation, count } of before)
      for (let left = Math.min(count, await waiting(operation)); left > 0; left -= 1)
        await release(operation, NO_ANSWER)
  }

  const aged = (ms: number): DeviceUser => ({ ...known, expiresAt: clock.now() + ms })

  /** Puts on the device what the portal is to find when it looks next. */
  const arrange = async (event: AnyEventObject | undefined) => {
    if (!event || answerOf(event)?.id !== 'restoreUser') return
    // The token that is found is as good as its time says.
    await mock.tokens(null)
    switch ((event.output as { kind?: string } | undefined)?.kind) {
      case 'valid':
        return putDeviceUser(stage, aged(DUE_AFTER_MS + RENEW_AHEAD_MS))
      case 'expired':
        return putDeviceUser(stage, aged(-1_000))
      case 'none':
        return putDeviceUser(stage, undefined)
      default:
        throw new Error('Local storage cannot fail.')
    }
  }

  const holdConfig = async () => {
    isHeld = true
    await page.route(CONFIG, async (route) => {
      if (isHeld) heldConfig.push(route)
      else await route.continue()
    })
  }
  const letBegin = async () => {
    isHeld = false
    for (const route of heldConfig.splice(0)) await route.continue()
  }

  const holdProvider = async () => {
    for (const operation of STEPS_OF_PROVIDER) holds.set(operation, await mock.hold(operation))
    // On its way to a page that does not come the browser shows the old one. Held at the mock it would do the same, but
    // Playwright's clock stops in a page that is leaving; 'no content' keeps it without an end.
    await page.route(/\/identity\//, async (route) => {
      const request = route.request()
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback()
      leaving += 1
      await route.fulfill({ status: 204 })
    })
  }

  const rememberUser = async () => {
    known = (await readDeviceUser(stage)) ?? known
  }

  const openSignedIn = async () => {
    await openAs(page, 'driver', OPEN)
    await patiently(clock, () => expect(title(t('chargers.title'))).toBeVisible(SOON))
    await rememberUser()
  }

  /** Tokens that another tab got for the same sign-in. */
  const renewElsewhere = async (): Promise<DeviceUser> => {
    await rememberUser()
    const answer = await fetch(`${origin}/identity/token`, {
      method: 'POST',
      // Another session of the mock: its requests are not held.
      headers: { 'x-mock-session': `${mock.session}-tab`, origin },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: PORTAL_CLIENT_ID,
        refresh_token: known.refreshToken,
      }),
    })
    if (!answer.ok) throw new Error(`The other tab could not renew: ${await answer.text()}`)
    const tokens = (await answer.json()) as {
      access_token: string
      refresh_token: string
      expires_in: number
    }
    return {
      ...known,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      expiresAt: clock.now() + tokens.expires_in * 1_000,
    }
  }

  const starts = {
    page: async (_: AnyEventObject | undefined, path: string) => {
      await openSignedIn()
      if (isSlow) userInfo = await mock.hold('getUserInfo')
      await holdConfig()
      await holdProvider()
      await page.goto(path)
    },
    callback: async (next: AnyEventObject | undefined) => {
      const code = (next?.error as { code?: string } | undefined)?.code
      await page.goto(OPEN)
      const cancel = button('Cancel')
      await expect(cancel).toBeVisible()
      await holdConfig()
      if (code === 'state_missing') {
        await page.goto('/oidc-callback?code=used&state=unknown')
      } else {
        const back = page.waitForURL('**/oidc-callback**', { waitUntil: 'commit' })
        if (code === 'access_denied') await cancel.click()
        else await choosePersona(page, 'driver')
        await back
      }
      await holdProvider()
      // Its own time runs only once it has begun, and that of the configuration is shorter.
      if (next?.type.startsWith('xstate.after.')) {
        await letBegin()
        await pending()
      }
    },
    signedOut: async (next: AnyEventObject | undefined) => {
      const reason = (next?.output as { reason?: string } | undefined)?.reason
      if (!reason) {
        await holdConfig()
        return void (await page.goto('/signed-out'))
      }
      await openSignedIn()
      await holdConfig()
      const coming = page.waitForURL('**/signed-out**', { waitUntil: 'commit' })
      if (reason === 'requested') {
        await logOut()
      } else {
        // The portal signs out by itself, and says why: the person has no session any more.
        await mock.fault('getUserInfo', { kind: 'code', code: 'NOTLOGGEDIN' })
        await letBegin()
        await page.goto(OPEN)
        isHeld = true
      }
      await coming
    },
  }

  const logOut = async () => {
    leaving = 0
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  }

  const signOut = async () => {
    leaving = 0
    await button(t('faces.signOut')).click()
  }

  /** Asks for the list once more; answers whether a request went out, and with which token. */
  const refresh = async () => {
    const before = lists.count
    await button(t('charger.refresh')).click()
    return before
  }

  const busyView = (text: string) =>
    expect(page.getByRole('status').getByText(text, { exact: true })).toBeAttached(SOON)

  const beginning = async () => {
    if (isHeld) await busyView(t('faces.starting'))
    // Otherwise the answer is there at once, and the next state is what can be seen.
  }

  const withView =
    (name: 'unreachable' | 'refused' | 'failed', way: 'faces.retry' | 'faces.signIn') => async () => {
      await expect(title(t(`faces.${name}.title`))).toBeVisible(SOON)
      await expect(button(t(way))).toBeVisible(SOON)
    }

  const atProvider = async (text: string) => {
    await busyView(text)
    await expect.poll(async () => leaving + (await allWaiting()), SOON).toBe(1)
  }

  const open = () => expect(title(t('chargers.title'))).toBeVisible(SOON)
  const gate = () => busyView(t('faces.loadingUser'))

  /** The portal is open and requests are answered, with the token of now. */
  const usable = async (isRenewing: boolean) => {
    await expectWaiting(atService, isRenewing ? 1 : 0, 'at the sign-in service')
    if (isSlow) {
      await gate()
      await expectWaiting(userInfo, 1, 'the user info')
      return
    }
    await open()
    await rememberUser()
    const before = await refresh()
    await expect.poll(() => lists.count, SOON).toBeGreaterThan(before)
    expect(lists.token).toBe(known.accessToken)
  }

  const stalled = async (isRenewing: boolean) => {
    await expect(title(t('faces.stalled.title'))).toBeVisible(SOON)
    const retry = button(t('faces.retry'))
    if (isRenewing) await expect(retry).toHaveAttribute('aria-busy', 'true', SOON)
    else await expect(retry).not.toHaveAttribute('aria-busy', 'true', SOON)
    await expectWaiting(atService, isRenewing ? 1 : 0, 'at the sign-in service')
    await expect(button(t('faces.signIn'))).toBeVisible(SOON)
    await expect(button(t('faces.signOut'))).toBeVisible(SOON)
  }

  const reasonText = (reason: Facts[string]) => {
    switch (reason) {
      case 'requested':
        return t('faces.signedOut.text')
      case 'expired':
        return t('faces.signedOut.expired')
      case 'elsewhere':
        return t('faces.signedOut.elsewhere')
      default:
        return t('faces.signedOut.error', { reason: errorText(String(reason)) })
    }
  }

  const renewed = async () => {
    await rememberUser()
    const former = known.accessToken
    await pastDiscovery()
    await release('identity.token', { kind: 'answer' })
    await expect.poll(async () => (await readDeviceUser(stage))?.accessToken).not.toBe(former)
    await rememberUser()
  }

  const notRenewed = async ({ event }: PageStep) => {
    await rememberUser()
    const { code } = event.error as { code: 'FAILEDTOLOAD' | 'login_required' | 'invalid_grant' }
    if (code === 'FAILEDTOLOAD') return release(await pending(), NO_ANSWER)
    await pastDiscovery()
    // The refresh token has ended; then the provider's own session is asked, in a hidden frame.
    await release('identity.token', { kind: 'code', code: 'invalid_grant' })
    if (code === 'login_required') return release('identity.authorize', { kind: 'code', code })
    await release('identity.authorize', { kind: 'answer' })
    await release('identity.token', { kind: 'code', code })
  }

  /** Drops the pending requests of an attempt that timed out before it tries again. */
  const retry = ({ next }: PageStep) =>
    abandoning(async () => {
      leaving = 0
      await arrange(next)
      await button(t('faces.retry')).click()
    })

  return {
    start: async (input, next) => {
      const { entry, returnTo } = input as { entry: keyof typeof starts; returnTo: string }
      isSlow = returnTo === SLOW
      await starts[entry](next, returnTo)
    },
    act: {
      SIGN_IN: () =>
        abandoning(async () => {
          leaving = 0
          await button(t('faces.signIn')).click()
        }),
      RETRY: retry,
      SIGN_OUT: ({ before }) => abandoning(before.viewState === 'stalled' ? signOut : logOut),
      SIGN_OUT_LOCALLY: async () => {
        await userInfo?.release({ kind: 'drop' })
        await clock.run(SETTLE_MS)
        // A browser sends a read again by itself when a kept connection breaks.
        if ((await userInfo?.waiting()) === 1) await userInfo?.release({ kind: 'drop' })
      },
      TOKEN_REFUSED: async () => {
        await mock.tokens('now')
        const refused = page.waitForResponse((response) => response.status() === 401)
        await refresh()
        await refused
      },
      RE_SIGN_IN: async () => {
        await userInfo?.release({ kind: 'code', code: 'UNKNOWNERROR' })
      },
      PAGE_RESTORED: ({ next }) =>
        abandoning(async () => {
          leaving = 0
          await arrange(next)
          // What the browser tells a document that it brings back: Playwright turns its back/forward cache off.
          await page.evaluate(() => {
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
          })
        }),
      RENEW_DUE: async () => {
        const user = await readDeviceUser(stage)
        if (!user) throw new Error('No one is signed in on this device.')
        await clock.leap(Math.max(0, user.expiresAt - RENEW_AHEAD_MS - clock.now()) + 1)
      },
      USER_CHANGED: () =>
        abandoning(async () => {
          await putDeviceUserElsewhere(stage, await renewElsewhere())
        }),
      SIGNED_OUT_ELSEWHERE: () =>
        abandoning(async () => {
          await rememberUser()
          await putDeviceUserElsewhere(stage, undefined)
        }),
    },
    answer: {
      restoreUser: {
        done: async ({ event }) => {
          if (!isHeld) return
          await arrange(event)
          await letBegin()
        },
        failed: unseen(AT_ONCE),
      },
      completeSignIn: {
        done: async () => {
          await letBegin()
          await pastDiscovery()
          await release('identity.token', { kind: 'answer' })
          await expect.poll(() => readDeviceUser(stage)).toBeDefined()
          await rememberUser()
        },
        failed: async ({ event, next }) => {
          const { code } = event.error as { code: string }
          await arrange(next)
          await letBegin()
          // The address says the first two itself.
          if (code === 'access_denied' || code === 'state_missing') return
          if (code === 'FAILEDTOLOAD') return release(await pending(), NO_ANSWER)
          await pastDiscovery()
          await release('identity.token', { kind: 'code', code: 'invalid_grant' })
        },
      },
      completeSignOut: { done: letBegin, failed: unseen(AT_ONCE) },
      redirectToProvider: {
        done: unseen('The document ends.'),
        failed: async () => {
          const at = await pending()
          if (at !== 'identity.discovery')
            throw new Error(`The way to the sign-in page cannot fail at ${at}.`)
          await release(at, NO_ANSWER)
        },
      },
      renewUser: { done: renewed, failed: notRenewed },
      endSession: {
        done: unseen('The document ends.'),
        failed: async () => {
          const at = await pending()
          if (at !== 'identity.discovery') throw new Error(`The way to sign out cannot fail at ${at}.`)
          await release(at, NO_ANSWER)
        },
      },
      forgetUser: {
        // Local storage answers at once: the state before is over before anybody sees it.
        done: async () => undefined,
        failed: unseen('Local storage that cannot be written is passed over.'),
      },
      watchUser: unseen('It never answers: it tells by events.'),
    },
    delay: {
      ANSWER_TIMEOUT: () => ANSWER_TIMEOUT_MS,
      REDIRECT_TIMEOUT: () => REDIRECT_TIMEOUT_MS,
      RENEW_RETRY: () => RENEW_RETRY_MS,
    },
    see: {
      // Over before anything is drawn.
      identifying: async () => undefined,
      restoring: beginning,
      renewingAtStart: () => atProvider(t('faces.signingIn')),
      redirecting: () => atProvider(t('faces.leaving')),
      unreachable: withView('unreachable', 'faces.retry'),
      completing: beginning,
      refused: withView('refused', 'faces.signIn'),
      failed: withView('failed', 'faces.retry'),
      'signedIn.current': () => usable(false),
      'signedIn.renewing.ahead': () => usable(true),
      'signedIn.renewing.needed': async () => {
        await expectWaiting(atService, 1, 'at the sign-in service')
        if (isSlow) return gate()
        await open()
        const before = await refresh()
        await clock.run(SETTLE_MS)
        // Whatever is asked for waits for the new token.
        expect(lists.count).toBe(before)
      },
      'signedIn.waiting': () => usable(false),
      'signedIn.stalled.waiting': () => stalled(false),
      'signedIn.stalled.renewing': () => stalled(true),
      signingOut: () => atProvider(t('faces.signingOut')),
      // Over before anything is drawn.
      forgetting: async () => undefined,
      completingSignOut: beginning,
      signedOut: async ({ reason }) => {
        await expect(title(t('faces.signedOut.title'))).toBeVisible(SOON)
        await expect(page.getByText(reasonText(reason ?? null))).toBeVisible(SOON)
        await expect(button(t('faces.signIn'))).toBeVisible(SOON)
        expect(await readDeviceUser(stage)).toBeUndefined()
      },
    },
    stop: async () => {
      // A page that is on its way somewhere else is hard to close.
      await page.goto('about:blank')
      for (const hold of holds.values()) await hold.remove()
      await userInfo?.remove()
    },
  }
}
