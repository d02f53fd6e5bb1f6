import type { User } from '@portal/machines'

/** What a sign-in brought, as it lies in local storage: all tabs share it. */
export interface StoredUser {
  readonly accessToken: string
  readonly refreshToken?: string
  readonly idToken?: string
  /** When the access token ends, in ms since 1970. */
  readonly expiresAt: number
  readonly scope?: string
  readonly profile: { readonly sub: string; readonly name?: string; readonly email?: string } & Record<
    string,
    unknown
  >
}

const KEY = 'charge-portal:user'

/** What a bearer token is made of (RFC 6750): anything else would not even get into a header. */
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

/** Undefined when no one is stored, and also when storage is blocked or someone wrote something else there. */
export const readUser = (): StoredUser | undefined => {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return isStoredUser(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The stored user, if the token is still good. */
export const readSignedInUser = (): StoredUser | undefined => {
  const user = readUser()
  return user && user.expiresAt > Date.now() ? user : undefined
}

/** Rejects nothing: where storage is full or blocked the sign-in lasts as long as the page. */
export const writeUser = (user: StoredUser): void => {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // The next load signs in again.
  }
}

export const removeUser = (): void => {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/** Calls back when another tab signed in, renewed or signed out. Answers how to stop. */
export const onUserStored = (changed: (user: StoredUser | undefined) => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readUser())
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** The person as the machines know them. */
export const toUser = ({ accessToken, expiresAt, profile }: StoredUser): User => ({
  sub: profile.sub,
  name: profile.name ?? profile.email ?? profile.sub,
  email: profile.email ?? '',
  accessToken,
  expiresAt,
})

/** How long the storage of another tab may lag behind the lock that it gave back. */
const STORAGE_LAG_MS = 500

/** Resolves when another tab has stored a user, or when it would have by now: storage reaches other processes late. */
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
