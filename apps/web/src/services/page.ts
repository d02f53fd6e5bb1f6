/** What happens to the page: it is seen, hidden or turned to, and the browser loses its connection or has it again. */
export type PageEventType = 'SHOW' | 'HIDE' | 'FOCUS' | 'RECONNECT' | 'DISCONNECT'

/** Whether the page can be seen now. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible'

/** Whether the browser has a connection, as far as it knows. */
export const isOnline = (): boolean => navigator.onLine

/** Tells what happens to the page, as far as it is asked for, until it is called off. The only place that listens for it. */
export const watchPage = <T extends PageEventType>(
  wanted: readonly T[],
  tell: (event: { readonly type: NoInfer<T> }) => void,
): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  const tellOf = (happened: PageEventType) => {
    const type = wanted.find((one) => one === happened)
    if (type !== undefined) tell({ type })
  }
  document.addEventListener('visibilitychange', () => tellOf(isPageVisible() ? 'SHOW' : 'HIDE'), { signal })
  window.addEventListener('focus', () => tellOf('FOCUS'), { signal })
  window.addEventListener('online', () => tellOf('RECONNECT'), { signal })
  window.addEventListener('offline', () => tellOf('DISCONNECT'), { signal })
  return () => over.abort()
}
