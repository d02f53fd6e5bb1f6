import type { Failure, RestoredUser, SignOutReason, User } from '@portal/machines'
import { type Config, SIGN_IN_SCOPES, SIGN_OUT_CODES } from '@portal/schemas'
import { ErrorResponse, OidcClient, type SigninResponse, WebStorageStateStore } from 'oidc-client-ts'
import { keepAskedRoute, readAskedRoute } from './askedRoute.ts'
import { silentFrame } from './silentFrame.ts'
import {
  onUserStored,
  readUser,
  removeUser,
  type StoredUser,
  toUser,
  wordOfOtherTab,
  writeUser,
} from './storedUser.ts'

/** How long before its end the access token is renewed. */
const RENEW_AHEAD_MS = 60_000
/** A request that the provider leaves unanswered is given up when the chart gives up: it would keep the lock of renewing. */
const REQUEST_TIMEOUT_S = 30
/** The longest wait that a browser's timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** One renewal at a time over all tabs: with rotating refresh tokens a second one would end the sign-in of both. */
const RENEW_LOCK = 'charge-portal:renew'

export type Identity = ReturnType<typeof createIdentity>

/** The failure that the charts decide by: the OAuth error code as it is, FAILEDTOLOAD for anything on the way. */
const toFailure = (error: unknown): Failure => {
  if (error instanceof ErrorResponse)
    return { code: error.error ?? 'server_error', message: error.error_description ?? '' }
  const message = error instanceof Error ? error.message : String(error)
  return { code: /state/i.test(message) ? 'state_missing' : 'FAILEDTOLOAD', message }
}

const failing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw toFailure(error)
  }
}

const stateOf = (state: unknown, name: 'returnTo' | 'reason'): string | undefined =>
  typeof state === 'object' && state !== null && name in state
    ? String((state as Record<string, unknown>)[name])
    : undefined

/** Only a reason that the portal itself gives is believed. */
const toReason = (reason: string | undefined): SignOutReason =>
  (['expired', ...SIGN_OUT_CODES] as const).find((known) => known === reason) ?? 'requested'

/** Where a sign-in keeps its state while the person is at the provider: without such a place there is no way back. */
const openStorage = (): Storage => {
  try {
    return window.localStorage
  } catch {
    const failure: Failure = {
      code: 'STORAGE_BLOCKED',
      message: 'The browser gives this site no local storage.',
    }
    throw failure
  }
}

const isExpired = ({ expiresAt }: StoredUser): boolean => expiresAt <= Date.now()

/** Keeps what an answer of the provider brought; a refresh answer may leave out what has not changed. */
const keep = (response: SigninResponse, former?: StoredUser): StoredUser => {
  const refreshToken = response.refresh_token ?? former?.refreshToken
  const idToken = response.id_token ?? former?.idToken
  const scope = response.scope ?? former?.scope
  const user: StoredUser = {
    accessToken: response.access_token,
    expiresAt: (response.expires_at ?? 0) * 1_000,
    profile: response.profile ?? former?.profile,
    ...(refreshToken && { refreshToken }),
    ...(idToken && { idToken }),
    ...(scope && { scope }),
  }
  writeUser(user)
  return user
}

/**
 * The sign-in with the identity provider (S6): authorization code with PKCE, silent renewal, sign-out. The protocol is
 * oidc-client-ts's `OidcClient`; when what happens is decided by the signIn chart, so its `UserManager` (timers, pop-ups,
 * session monitor) is left out, and 7 kB with it.
 */
export const createIdentity = ({ identity }: Config) => {
  const { origin } = window.location
  const client = new OidcClient({
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: `${origin}/oidc-callback`,
    post_logout_redirect_uri: `${origin}/signed-out`,
    response_type: 'code',
    scope: SIGN_IN_SCOPES.join(' '),
    loadUserInfo: false,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_S,
    stateStore: new WebStorageStateStore({ prefix: 'charge-portal:oidc.', store: openStorage() }),
  })
  // Where storage is blocked the sign-in lasts as long as the page.
  let current: StoredUser | undefined
  let remembered: (user: StoredUser) => void = () => {}

  const remember = (user: StoredUser): User => {
    current = readUser() ? undefined : user
    remembered(user)
    return toUser(user)
  }
  const stored = () => readUser() ?? current

  const refresh = (former: StoredUser, refreshToken: string): Promise<SigninResponse> =>
    client.useRefreshToken({
      timeoutInSeconds: REQUEST_TIMEOUT_S,
      state: {
        refresh_token: refreshToken,
        session_state: null,
        profile: former.profile as never,
        ...(former.idToken && { id_token: former.idToken }),
        ...(former.scope && { scope: former.scope }),
      },
    })

  /** Asks the provider's own session, without the person. */
  const signInSilently = async (): Promise<SigninResponse> => {
    const request = await client.createSigninRequest({
      prompt: 'none',
      redirect_uri: `${origin}/silent-renew-oidc.html`,
      request_type: 'si:s',
    })
    return client.processSigninResponse(await silentFrame(request.url))
  }

  /** Through the refresh token if there is one; when that has ended, through the provider's own session. */
  const renewNow = async (former: StoredUser | undefined): Promise<SigninResponse> => {
    if (former?.refreshToken) {
      try {
        return await refresh(former, former.refreshToken)
      } catch (error) {
        if (!(error instanceof ErrorResponse) || error.error !== 'invalid_grant') throw error
      }
    }
    return signInSilently()
  }

  /** Goes to an address of the provider, unless the caller has given up meanwhile. */
  const leaveFor = (address: string, signal: AbortSignal) => {
    if (!signal.aborted) window.location.assign(address)
  }

  return {
    /** The stored user, and whether the token is still good. */
    restoreUser: (): RestoredUser => {
      const user = stored()
      if (!user) return { kind: 'none' }
      return { kind: isExpired(user) ? 'expired' : 'valid', user: remember(user) }
    },

    /** Leaves the page for the provider; `returnTo` travels in the OIDC state. */
    redirectToProvider: (returnTo: string, signal: AbortSignal) =>
      failing(
        (async () => {
          await client.clearStaleState()
          const request = await client.createSigninRequest({
            state: { returnTo },
            request_type: 'si:r',
            ui_locales: document.documentElement.lang,
          })
          leaveFor(request.url, signal)
        })(),
      ),

    /** Finishes the sign-in at /oidc-callback; one that fails tells the route that was asked for, too. */
    completeSignIn: async () => {
      const { href } = window.location
      // An answer without a sign-in of this device has no state.
      const asked = await client.readSigninResponseState(href).catch(() => undefined)
      const returnTo = stateOf(asked?.state.data, 'returnTo') ?? readAskedRoute()
      keepAskedRoute(returnTo)
      try {
        return { user: remember(keep(await client.processSigninResponse(href))), returnTo }
      } catch (error) {
        throw { ...toFailure(error), returnTo }
      }
    },

    /** Finishes the sign-out at /signed-out: why it was, when the portal had a reason. */
    completeSignOut: async (): Promise<{ reason: SignOutReason }> => {
      try {
        const answer = await client.processSignoutResponse(window.location.href)
        return { reason: toReason(stateOf(answer.userState, 'reason')) }
      } catch {
        return { reason: 'requested' }
      }
    },

    /**
     * A new access token, without the person. `accessToken` is the one to be replaced; a caller that aborts by
     * `signal` while another tab renews sends nothing: a rotated refresh token used twice would end the sign-in of
     * all tabs.
     */
    renewUser: async (accessToken: string | undefined, signal: AbortSignal): Promise<User> => {
      const renew = async (): Promise<User> => {
        if (signal.aborted) throw { code: 'FAILEDTOLOAD' } satisfies Failure
        const user = stored()
        // Another tab renewed while this one waited for the lock.
        if (user && !isExpired(user) && user.accessToken !== accessToken) return remember(user)
        const response = await failing(renewNow(user))
        // An answer that comes after the person has signed out must not sign in again.
        if (user && !stored()) throw { code: 'login_required' } satisfies Failure
        return remember(keep(response, user))
      }
      const renewed = await navigator.locks.request(RENEW_LOCK, { ifAvailable: true }, (lock) =>
        lock ? renew() : undefined,
      )
      if (renewed) return renewed
      return navigator.locks.request(RENEW_LOCK, async () => {
        if (stored()?.accessToken === accessToken) await wordOfOtherTab()
        return renew()
      })
    },

    /** Signs out at the provider as well; the document ends when it works. */
    endSession: (reason: SignOutReason, signal: AbortSignal) =>
      failing(
        (async () => {
          const idToken = stored()?.idToken
          const request = await client.createSignoutRequest({
            state: { reason },
            request_type: 'so:r',
            ...(idToken && { id_token_hint: idToken }),
          })
          removeUser()
          leaveFor(request.url, signal)
        })(),
      ),

    /** Forgets the user here only. */
    forgetUser: () => {
      current = undefined
      removeUser()
    },

    /** Calls back before the token ends, and when another tab renewed or signed out. Answers how to stop. */
    watchUser: (on: {
      renewDue: () => void
      changed: (user: User) => void
      signedOutElsewhere: () => void
    }) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const waitFor = ({ expiresAt }: StoredUser) => {
        clearTimeout(timer)
        const left = expiresAt - Date.now()
        // Of a token that lives shorter than that, the last fifth.
        const wait = left > RENEW_AHEAD_MS ? left - RENEW_AHEAD_MS : left * 0.8
        timer = setTimeout(on.renewDue, Math.min(Math.max(0, wait), LONGEST_TIMER_MS))
      }
      remembered = waitFor
      const user = stored()
      if (user) waitFor(user)
      const stopListening = onUserStored((changed) => {
        if (!changed) on.signedOutElsewhere()
        else if (!isExpired(changed)) on.changed(remember(changed))
      })
      return () => {
        remembered = () => {}
        clearTimeout(timer)
        stopListening()
      }
    },
  }
}
