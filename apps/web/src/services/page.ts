/** Events of the page: shown, hidden, focused, and the connection lost or restored. */
export type PageEventType = 'SHOW' | 'HIDE' | 'FOCUS' | 'RECONNECT' | 'DISCONNECT'

export const isPageVisible = (): boolean => document.visibilityState === 'visible'

/** True if the browser assumes that it has a connection. */
export const isOnline = (): boolean => navigator.onLine

/**
 * Reports the wanted page events until the returned function is called. No other module listens for visibility or
 * connection changes.
 */
export const watchPage = <T extends PageEventType>(
  types: readonly T[],
  tell: (event: { readonly type: NoInfer<T> }) => void,
): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  const tellOf = (happened: PageEventType) => {
    const type = types.find((one) => one === happened)
    if (type !== undefined) tell({ type })
  }
  document.addEventListener('visibilitychange', () => tellOf(isPageVisible() ? 'SHOW' : 'HIDE'), { signal })
  window.addEventListener('focus', () => tellOf('FOCUS'), { signal })
  window.addEventListener('online', () => tellOf('RECONNECT'), { signal })
  window.addEventListener('offline', () => tellOf('DISCONNECT'), { signal })
  return () => over.abort()
}
