import { readSignInState } from './signInStates.ts'

/** Pages that only the identity provider leads to: never a place to come back to. */
export const CALLBACK_PATH = '/oidc-callback'
export const SIGNED_OUT_PATH = '/signed-out'

/** Place that a stored sign-in or sign-out started from. */
const placeOf = (state: string | null): string | undefined => {
  try {
    const stored: unknown = JSON.parse((state !== null && readSignInState(state)) || 'null')
    const returnTo = (stored as { data?: { returnTo?: unknown } } | null)?.data?.returnTo
    return typeof returnTo === 'string' ? returnTo : undefined
  } catch {
    // Someone wrote something else there.
    return undefined
  }
}

let answer: string | undefined

/**
 * Takes the code and the state of the provider out of the address, before anything can send, show or keep them. The place
 * to return to stays with the history entry, because the code works only once: after a reload nothing else knows it.
 */
export const takeProviderAnswer = (): void => {
  const { href, pathname, search, hash } = window.location
  answer = href
  if (![CALLBACK_PATH, SIGNED_OUT_PATH].includes(pathname) || search + hash === '') return
  const returnTo = placeOf(new URLSearchParams(search).get('state'))
  window.history.replaceState(returnTo === undefined ? window.history.state : { returnTo }, '', pathname)
}

/** Address that the provider sent the person back to, with its code or error. */
export const providerAnswer = (): string => answer ?? window.location.href

/** Place that the sign-in or sign-out of this page started from. */
export const readAskedRoute = (): string => {
  const kept: unknown = window.history.state
  const returnTo = typeof kept === 'object' && kept !== null && 'returnTo' in kept ? kept.returnTo : undefined
  return typeof returnTo === 'string' ? returnTo : '/'
}
