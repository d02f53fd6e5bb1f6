import type { Failure, RestoredUser, SignOutReason, User } from '@portal/machines'
import type { Config } from '@portal/schemas'
import { openProvider } from './provider.ts'
import { onUserStored, readUser, removeUser, type StoredUser, toUser, wordOfOtherTab } from './storedUser.ts'

/** How long before its end the access token is renewed. */
const RENEW_AHEAD_MS = 60_000
/** The longest wait that a browser's timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** One renewal at a time over all tabs: with rotating refresh tokens a second one would end the sign-in of both. */
const RENEW_LOCK = 'charge-portal:renew'

export type Identity = ReturnType<typeof createIdentity>

const isExpired = ({ expiresAt }: StoredUser): boolean => expiresAt <= Date.now()

/** Who is signed in on this device, and the way to the identity provider (S6). */
export const createIdentity = (config: Config) => {
  const provider = openProvider(config)
  // With storage full or blocked, the sign-in lasts as long as the page.
  let current: StoredUser | undefined
  let remembered: (user: StoredUser) => void = () => {}

  const remember = (user: StoredUser): User => {
    // A full storage may still hold the former tokens, which are used up.
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
    /** The stored user, and whether the token is still good. */
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
        // An answer that comes after the person has signed out must not sign in again.
        const isWanted = () => user === undefined || stored() !== undefined
        return remember(await provider.renew(user, isWanted))
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
    endSession: (reason: SignOutReason, returnTo: string, signal: AbortSignal) =>
      provider.endSession({ reason, returnTo, idToken: stored()?.idToken }, forgetUser, signal),

    /** Forgets the user here only. */
    forgetUser,

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
