import type { SignInEntry } from '@portal/machines'
import { readSignedInUser, type StoredUser } from '../services/storedUser.ts'

/** Paths of the sign-in itself: never a place to come back to. */
export const CALLBACK_PATH = '/oidc-callback'
const SIGNED_OUT_PATH = '/signed-out'

export const entryOf = (pathname: string): SignInEntry => {
  if (pathname === CALLBACK_PATH) return 'callback'
  return pathname === SIGNED_OUT_PATH ? 'signedOut' : 'page'
}

/** Who is signed in on this device, where a page was asked for: what they will need can be asked for ahead. */
export const storedAtStart = (): StoredUser | undefined =>
  entryOf(window.location.pathname) === 'page' ? readSignedInUser() : undefined
