/**
 * The route that the sign-in of a callback address asked for. Its OIDC state is used up by the first try to complete it; kept
 * with the address in the history it outlives a try that never ends, and a reload.
 */
export const keepAskedRoute = (returnTo: string): void => window.history.replaceState({ returnTo }, '')

export const readAskedRoute = (): string => {
  const kept: unknown = window.history.state
  const returnTo = typeof kept === 'object' && kept !== null && 'returnTo' in kept ? kept.returnTo : undefined
  return typeof returnTo === 'string' ? returnTo : '/'
}
