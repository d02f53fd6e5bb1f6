import { readSignInState } from './signInStates.ts'

/** Opened only by the identity provider after a sign-in, so never a route to return to. */
export const CALLBACK_PATH = '/oidc-callback'
/** Opened only by the identity provider after a sign-out, so never a route to return to. */
export const SIGNED_OUT_PATH = '/signed-out'

/** Returns the route from which a stored sign-in or sign-out started. */
const placeOf = (state: string | null): string | undefined => {
  try {
    const stored: unknown = JSON.parse((state !== null && readSignInState(state)) || 'null')
    const returnTo = (stored as { data?: { returnTo?: unknown } } | null)?.data?.returnTo
    return typeof returnTo === 'string' ? returnTo : undefined
  } catch {
    // The portal did not store this value.
    return undefined
  }
}

let answer: string | undefined

/**
 * Removes the provider's code and state from the URL before anything can send, show or store them. The return route
 * stays in the history entry, because the code works only once and a reload has no other source for the route.
 */
export const takeProviderAnswer = (): void => {
  const { href, pathname, search, hash } = window.location
  answer = href
  if (![CALLBACK_PATH, SIGNED_OUT_PATH].includes(pathname) || search + hash === '') return
  const returnTo = placeOf(new URLSearchParams(search).get('state'))
  window.history.replaceState(returnTo === undefined ? window.history.state : { returnTo }, '', pathname)
}

/** Returns the URL of the provider's redirect, with its code or error. */
export const providerAnswer = (): string => answer ?? window.location.href

/** Returns the route from which this sign-in or sign-out started. */
export const readStartRoute = (): string => {
  const state: unknown = window.history.state
  const returnTo =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  return typeof returnTo === 'string' ? returnTo : '/'
}
