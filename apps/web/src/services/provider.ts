import type { Failure, SignOutReason } from '@portal/machines'
import { type Config, SIGN_IN_SCOPES, SIGN_OUT_CODES } from '@portal/schemas'
import { ErrorResponse, OidcClient, type SigninResponse } from 'oidc-client-ts'
import { idTokenFault, subOf } from './idToken.ts'
import { CALLBACK_PATH, providerAnswer, readStartRoute, SIGNED_OUT_PATH } from './providerAnswer.ts'
import { signInStates } from './signInStates.ts'
import { FrameTimeout, silentFrame } from './silentFrame.ts'
import { type StoredUser, writeUser } from './storedUser.ts'

/** Same limit as in the signIn machine: a request that is still open would hold the renewal lock. */
const REQUEST_TIMEOUT_S = 30

/** Lifetime of an access token if the response specifies none. */
const DEFAULT_LIFETIME_S = 300

/** Protocol claims that are unused after the sign-in. `azp` is kept, because it is checked later. */
const PROTOCOL_CLAIMS = ['nbf', 'jti', 'auth_time', 'nonce', 'acr', 'amr', 'at_hash']

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'

/** Converts an error for the machines. OAuth error codes stay unchanged; network errors become FAILEDTOLOAD. */
const toFailure = (error: unknown): Failure => {
  if (isFailure(error)) return error
  if (error instanceof ErrorResponse)
    return { code: error.error ?? 'server_error', message: error.error_description ?? '' }
  const message = error instanceof Error ? error.message : String(error)
  // oidc-client-ts has no error codes for an invalid ID token or a missing state, so the message identifies them.
  if (/id[_ ]token|invalid token/i.test(message)) return { code: 'invalid_id_token', message }
  return { code: /state/i.test(message) ? 'state_missing' : 'FAILEDTOLOAD', message }
}

const failing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw toFailure(error)
  }
}

/** Returns the reason for a sign-out; `requested` for an unknown one. */
const reasonOf = (state: unknown): SignOutReason =>
  (['expired', ...SIGN_OUT_CODES] as const).find(
    (reason) => reason === (state as { reason?: unknown } | undefined)?.reason,
  ) ?? 'requested'

/** Stores a token response; a refresh response may omit unchanged values. */
const keep = (response: SigninResponse, former?: StoredUser): StoredUser => {
  const refreshToken = response.refresh_token ?? former?.refreshToken
  const idToken = response.id_token ?? former?.idToken
  const scope = response.scope ?? former?.scope
  const lifetime = response.expires_in ?? 0
  const user: StoredUser = {
    accessToken: response.access_token,
    // Without an expiry, the token would be renewed in a loop.
    expiresAt: Date.now() + (lifetime > 0 ? lifetime : DEFAULT_LIFETIME_S) * 1_000,
    profile: response.profile ?? former?.profile,
    ...(refreshToken && { refreshToken }),
    ...(idToken && { idToken }),
    ...(scope && { scope }),
  }
  writeUser(user)
  return user
}

/**
 * Creates the client of the sign-in protocol (S6): authorization code with PKCE, silent renewal and sign-out,
 * implemented by oidc-client-ts's `OidcClient`. The signIn machine controls the timing, so `UserManager` (timers,
 * pop-ups, session monitor) is not used.
 */
export const openProvider = ({ identity }: Config) => {
  const { origin } = window.location
  const client = new OidcClient({
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: origin + CALLBACK_PATH,
    post_logout_redirect_uri: origin + SIGNED_OUT_PATH,
    response_type: 'code',
    scope: SIGN_IN_SCOPES.join(' '),
    loadUserInfo: false,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_S,
    filterProtocolClaims: PROTOCOL_CLAIMS,
    stateStore: signInStates,
  })

  /** Rejects a response without an access token, or with an ID token that is invalid or for another user. */
  const verified = async (response: SigninResponse, former?: StoredUser): Promise<SigninResponse> => {
    if (!response.access_token)
      throw { code: 'server_error', message: 'The answer has no access token.' } satisfies Failure
    // A refresh response may have no new ID token; the previous one stays valid.
    if (former && response.id_token === former.idToken) return response
    const fault = idTokenFault(response.profile, {
      issuer: await client.metadataService.getIssuer(),
      clientId: identity.clientId,
      now: Math.floor(Date.now() / 1_000),
      sub: subOf(former?.idToken),
    })
    if (fault !== undefined)
      throw { code: 'invalid_id_token', message: `ID token refused: ${fault}.` } satisfies Failure
    return response
  }

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

  /** Signs in through the provider's session, without user interaction. */
  const signInSilently = async (): Promise<SigninResponse> => {
    const request = await client.createSigninRequest({
      prompt: 'none',
      redirect_uri: `${origin}/silent-renew-oidc.html`,
      request_type: 'si:s',
      nonce: crypto.randomUUID(),
    })
    return client.processSigninResponse(await silentFrame(request.url))
  }

  /** Renews with the refresh token. Without one, or if it has expired, renews through the provider's session. */
  const renewNow = async (former: StoredUser | undefined): Promise<SigninResponse> => {
    if (!former?.refreshToken) return signInSilently()
    try {
      return await refresh(former, former.refreshToken)
    } catch (error) {
      if (!(error instanceof ErrorResponse) || error.error !== 'invalid_grant') throw error
    }
    try {
      return await signInSilently()
    } catch (error) {
      // The provider has just refused the token, so it is reachable but probably forbids framing: the user must sign in
      // again.
      if (error instanceof FrameTimeout)
        throw { code: 'login_required', message: error.message } satisfies Failure
      throw error
    }
  }

  /** Opens a URL of the provider, unless the caller has aborted. */
  const leaveFor = (address: string, signal: AbortSignal) => {
    if (!signal.aborted) window.location.assign(address)
  }

  return {
    /** Leaves the page for the provider; `returnTo` is stored in the OIDC state. */
    redirect: (returnTo: string, signal: AbortSignal) =>
      failing(
        (async () => {
          const request = await client.createSigninRequest({
            state: { returnTo },
            request_type: 'si:r',
            nonce: crypto.randomUUID(),
            ui_locales: document.documentElement.lang,
          })
          leaveFor(request.url, signal)
        })(),
      ),

    /** Completes the sign-in at /oidc-callback. A failure also contains the route to return to. */
    completeSignIn: async (): Promise<{ user: StoredUser; returnTo: string }> => {
      const returnTo = readStartRoute()
      try {
        return { user: keep(await verified(await client.processSigninResponse(providerAnswer()))), returnTo }
      } catch (error) {
        throw { ...toFailure(error), returnTo }
      }
    },

    /** Completes the sign-out at /signed-out and returns its reason. */
    completeSignOut: async (): Promise<{ reason: SignOutReason }> => {
      try {
        const answer = await client.processSignoutResponse(providerAnswer())
        return { reason: reasonOf(answer.userState) }
      } catch {
        return { reason: 'requested' }
      }
    },

    /** Renews the access token silently. Stores the response only if `mayStore` returns true when it arrives. */
    renew: async (user: StoredUser | undefined, mayStore: () => boolean): Promise<StoredUser> => {
      const response = await failing(renewNow(user).then((answer) => verified(answer, user)))
      if (!mayStore()) throw { code: 'login_required' } satisfies Failure
      return keep(response, user)
    },

    /**
     * Signs out at the provider too. `forget` runs just before the document is replaced. The next sign-in leads to
     * `returnTo`.
     */
    endSession: (
      { reason, returnTo, idToken }: { reason: SignOutReason; returnTo: string; idToken: string | undefined },
      forget: () => void,
      signal: AbortSignal,
    ) =>
      failing(
        (async () => {
          const request = await client.createSignoutRequest({
            state: { reason, returnTo },
            request_type: 'so:r',
            ...(idToken && { id_token_hint: idToken }),
          })
          forget()
          leaveFor(request.url, signal)
        })(),
      ),
  }
}
