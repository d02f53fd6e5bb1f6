import type { User } from '@portal/machines'

/** Result of a sign-in, stored in local storage and shared by all tabs. */
export interface StoredUser {
  readonly accessToken: string
  readonly refreshToken?: string
  readonly idToken?: string
  /** Expiry of the access token, in ms since 1970. */
  readonly expiresAt: number
  readonly scope?: string
  readonly profile: { readonly sub: string; readonly name?: string; readonly email?: string } & Record<
    string,
    unknown
  >
}

const KEY = 'charge-portal:user'

/** Valid characters of a bearer token (RFC 6750); others are not allowed in a header. */
const TOKEN = /^[\w.~+/-]+=*$/

const isStoredUser = (value: unknown): value is StoredUser => {
  if (typeof value !== 'object' || value === null) return false
  const { accessToken, expiresAt, profile } = value as Partial<StoredUser>
  return (
    typeof accessToken === 'string' &&
    TOKEN.test(accessToken) &&
    typeof expiresAt === 'number' &&
    typeof profile === 'object' &&
    profile !== null &&
    typeof profile.sub === 'string'
  )
}

/** Returns the stored user; undefined if there is none, if storage is blocked or if the value is invalid. */
export const readUser = (): StoredUser | undefined => {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return isStoredUser(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the stored user if the token is still valid. */
export const readSignedInUser = (): StoredUser | undefined => {
  const user = readUser()
  return user && user.expiresAt > Date.now() ? user : undefined
}

/** Stores the user. Never throws: with full or blocked storage, the sign-in lasts until the page is reloaded. */
export const writeUser = (user: StoredUser): void => {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // The next page load signs in again.
  }
}

export const removeUser = (): void => {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/** Calls back when another tab has signed in, renewed or signed out. Returns the unsubscribe function. */
export const onUserStored = (changed: (user: StoredUser | undefined) => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readUser())
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

export const toUser = ({ accessToken, expiresAt, profile }: StoredUser): User => ({
  sub: profile.sub,
  name: profile.name ?? profile.email ?? profile.sub,
  email: profile.email ?? '',
  accessToken,
  expiresAt,
})

/** Maximum time to wait for a write by another tab, because storage reaches other processes late. */
const STORAGE_LAG_MS = 500

/** Resolves when another tab has stored or removed the user, or after the maximum wait. */
export const wordOfOtherTab = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const stop = onUserStored(settle)
    const timer = setTimeout(settle, STORAGE_LAG_MS)
  })
