import type { Failure, RestoredUser, SignOutReason, User } from '@portal/machines'
import type { Config } from '@portal/schemas'
import { loadLate } from './lateModules.ts'
import type { Provider } from './provider.ts'
import { onUserStored, readUser, removeUser, type StoredUser, toUser, wordOfOtherTab } from './storedUser.ts'

/** How long before its end the access token is renewed. */
const RENEW_AHEAD_MS = 60_000
/** The longest wait that a browser's timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** One renewal at a time over all tabs: with rotating refresh tokens a second one would end the sign-in of both. */
const RENEW_LOCK = 'charge-portal:renew'

export type Identity = ReturnType<typeof createIdentity>

const load = () => import('./provider.ts')

/**
 * The code that speaks with the identity provider: 11 kB that a visit with a good token needs no sooner than a minute before
 * that token ends. Where it does not come, the provider counts as out of reach, which the charts know how to wait for.
 */
export const loadProvider = async (): Promise<typeof import('./provider.ts')> => {
  try {
    return await loadLate(load, load)
  } catch (error) {
    const failure: Failure = { code: 'FAILEDTOLOAD', message: String(error) }
    throw failure
  }
}

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

/** Who is signed in on this device, and the way to the identity provider (S6). */
export const createIdentity = (config: Config) => {
  const store = openStorage()
  let opened: Promise<Provider> | undefined
  const provider = (): Promise<Provider> => {
    opened ??= loadProvider().then(({ openProvider }) => openProvider(config, store))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  // Where storage is blocked the sign-in lasts as long as the page.
  let current: StoredUser | undefined
  let remembered: (user: StoredUser) => void = () => {}

  const remember = (user: StoredUser): User => {
    current = readUser() ? undefined : user
    remembered(user)
    return toUser(user)
  }
  const stored = () => readUser() ?? current

  return {
    /** The stored user, and whether the token is still good. */
    restoreUser: (): RestoredUser => {
      const user = stored()
      if (!user) return { kind: 'none' }
      return { kind: isExpired(user) ? 'expired' : 'valid', user: remember(user) }
    },

    redirectToProvider: async (returnTo: string, signal: AbortSignal) =>
      (await provider()).redirect(returnTo, signal),

    completeSignIn: async () => {
      const { user, returnTo } = await (await provider()).completeSignIn()
      return { user: remember(user), returnTo }
    },

    completeSignOut: async () => (await provider()).completeSignOut(),

    /**
     * A new access token, without the person. `accessToken` is the one to be replaced; a caller that aborts by
     * `signal` while another tab renews sends nothing: a rotated refresh token used twice would end the sign-in of
     * all tabs.
     */
    renewUser: async (accessToken: string | undefined, signal: AbortSignal): Promise<User> => {
      const renew = async (): Promise<User> => {
        const { renew: askProvider } = await provider()
        if (signal.aborted) throw { code: 'FAILEDTOLOAD' } satisfies Failure
        const user = stored()
        // Another tab renewed while this one waited for the lock.
        if (user && !isExpired(user) && user.accessToken !== accessToken) return remember(user)
        // An answer that comes after the person has signed out must not sign in again.
        const isWanted = () => user === undefined || stored() !== undefined
        return remember(await askProvider(user, isWanted))
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
    endSession: async (reason: SignOutReason, signal: AbortSignal) =>
      (await provider()).endSession({ reason, idToken: stored()?.idToken }, removeUser, signal),

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
