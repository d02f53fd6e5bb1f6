import type { Failure, SignOutReason } from '@portal/machines'
import { type Config, SIGN_IN_SCOPES, SIGN_OUT_CODES } from '@portal/schemas'
import { ErrorResponse, OidcClient, type SigninResponse, WebStorageStateStore } from 'oidc-client-ts'
import { keepAskedRoute, readAskedRoute } from './askedRoute.ts'
import { silentFrame } from './silentFrame.ts'
import { type StoredUser, writeUser } from './storedUser.ts'

/** A request that the provider leaves unanswered is given up when the chart gives up: it would keep the lock of renewing. */
const REQUEST_TIMEOUT_S = 30

export type Provider = ReturnType<typeof openProvider>

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
 * The protocol of the sign-in (S6): authorization code with PKCE, silent renewal, sign-out, by oidc-client-ts's `OidcClient`.
 * When what happens is decided by the signIn chart, so its `UserManager` (timers, pop-ups, session monitor) is left out, and
 * 7 kB with it.
 */
export const openProvider = ({ identity }: Config, store: Storage) => {
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
    stateStore: new WebStorageStateStore({ prefix: 'charge-portal:oidc.', store }),
  })

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
    /** Leaves the page for the provider; `returnTo` travels in the OIDC state. */
    redirect: (returnTo: string, signal: AbortSignal) =>
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
    completeSignIn: async (): Promise<{ user: StoredUser; returnTo: string }> => {
      const { href } = window.location
      // An answer without a sign-in of this device has no state.
      const asked = await client.readSigninResponseState(href).catch(() => undefined)
      const returnTo = stateOf(asked?.state.data, 'returnTo') ?? readAskedRoute()
      keepAskedRoute(returnTo)
      try {
        return { user: keep(await client.processSigninResponse(href)), returnTo }
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

    /** A new access token, without the person. What comes is kept if `isWanted` still says so then. */
    renew: async (user: StoredUser | undefined, isWanted: () => boolean): Promise<StoredUser> => {
      const response = await failing(renewNow(user))
      if (!isWanted()) throw { code: 'login_required' } satisfies Failure
      return keep(response, user)
    },

    /** Signs out at the provider as well: `forget` is called just before the document ends. */
    endSession: (
      { reason, idToken }: { reason: SignOutReason; idToken: string | undefined },
      forget: () => void,
      signal: AbortSignal,
    ) =>
      failing(
        (async () => {
          const request = await client.createSignoutRequest({
            state: { reason },
            request_type: 'so:r',
            ...(idToken && { id_token_hint: idToken }),
          })
          forget()
          leaveFor(request.url, signal)
        })(),
      ),
  }
}
