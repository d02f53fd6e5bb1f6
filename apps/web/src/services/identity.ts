import type { Failure, RestoredUser, SignOutReason, User } from '@portal/machines'
import type { Config } from '@portal/schemas'
import { openProvider } from './provider.ts'
import { onUserStored, readUser, removeUser, type StoredUser, toUser, wordOfOtherTab } from './storedUser.ts'

/** Time before expiry at which the access token is renewed. */
const RENEW_AHEAD_MS = 60_000
/** Longest delay of a browser timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/**
 * Lock that allows one renewal at a time across tabs: using a rotated refresh token twice would end the session in all
 * tabs.
 */
const RENEW_LOCK = 'charge-portal:renew'

export type Identity = ReturnType<typeof createIdentity>

const isExpired = ({ expiresAt }: StoredUser): boolean => expiresAt <= Date.now()

/** Creates the identity of this device: the signed-in user and the client of the identity provider (S6). */
export const createIdentity = (config: Config) => {
  const provider = openProvider(config)
  // Set if storage is full or blocked; the sign-in then lasts until the page is reloaded.
  let current: StoredUser | undefined
  let remembered: (user: StoredUser) => void = () => {}

  const remember = (user: StoredUser): User => {
    // Full storage may still hold the previous tokens, which are no longer valid, so keep the new ones in memory.
    current = readUser()?.accessToken === user.accessToken ? undefined : user
    remembered(user)
    return toUser(user)
  }
  const stored = () => current ?? readUser()

  const forgetUser = (): void => {
    current = undefined
    removeUser()
  }

  return {
    restoreUser: (): RestoredUser => {
      const user = stored()
      if (!user) return { kind: 'none' }
      return { kind: isExpired(user) ? 'expired' : 'valid', user: remember(user) }
    },

    redirectToProvider: (returnTo: string, signal: AbortSignal) => provider.redirect(returnTo, signal),

    completeSignIn: async () => {
      const { user, returnTo } = await provider.completeSignIn()
      return { user: remember(user), returnTo }
    },

    completeSignOut: () => provider.completeSignOut(),

    /**
     * Renews the access token silently. `accessToken` is the token to replace. Sends no request if `signal` aborts
     * while another tab renews.
     */
    renewUser: async (accessToken: string | undefined, signal: AbortSignal): Promise<User> => {
      const renew = async (): Promise<User> => {
        if (signal.aborted) throw { code: 'FAILEDTOLOAD' } satisfies Failure
        const user = stored()
        // Another tab has renewed while this one waited for the lock.
        if (user && !isExpired(user) && user.accessToken !== accessToken) return remember(user)
        // A response that arrives after the sign-out must not sign in again.
        const isCurrent = () => user === undefined || stored() !== undefined
        return remember(await provider.renew(user, isCurrent))
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

    /** Signs out at the provider too, which replaces the document. */
    endSession: (reason: SignOutReason, returnTo: string, signal: AbortSignal) =>
      provider.endSession({ reason, returnTo, idToken: stored()?.idToken }, forgetUser, signal),

    /** Forgets the user on this device only. */
    forgetUser,

    /**
     * Calls back before the token expires, and when another tab signs in, renews the token or signs out. Returns the
     * unsubscribe function.
     */
    watchUser: (on: {
      renewDue: () => void
      changed: (user: User) => void
      signedOutElsewhere: () => void
    }) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const waitFor = ({ expiresAt }: StoredUser) => {
        clearTimeout(timer)
        const left = expiresAt - Date.now()
        // A token with a minute or less left is renewed when a fifth of that time remains.
        const wait = left > RENEW_AHEAD_MS ? left - RENEW_AHEAD_MS : left * 0.8
        timer = setTimeout(on.renewDue, Math.min(Math.max(0, wait), LONGEST_TIMER_MS))
      }
      remembered = waitFor
      const user = stored()
      if (user) waitFor(user)
      const stopListening = onUserStored((changed) => {
        if (!changed) {
          current = undefined
          on.signedOutElsewhere()
        } else if (!isExpired(changed)) on.changed(remember(changed))
      })
      return () => {
        remembered = () => {}
        clearTimeout(timer)
        stopListening()
      }
    },
  }
}
