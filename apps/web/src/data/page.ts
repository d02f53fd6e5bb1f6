/** What charts hear of the page: it is seen, hidden or turned to, and the browser is connected again. */
type PageEventType = 'SHOW' | 'HIDE' | 'FOCUS' | 'RECONNECT'

/** Whether the page can be seen now. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible'

/** Tells what happens to the page, as far as it is asked for, until it is called off. */
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
  return () => over.abort()
}

/** An actor that can hear of the page. */
interface Follower<T> {
  send: (event: { readonly type: T }) => void
  subscribe: (observer: { complete: () => void }) => unknown
}

/** Tells an actor what happens to the page for as long as it runs. */
export const followPage = <T extends PageEventType>(
  actor: Follower<NoInfer<T>>,
  wanted: readonly T[],
): void => {
  const end = watchPage(wanted, (event) => actor.send(event))
  actor.subscribe({ complete: end })
}

/** Whether an answer could come, and be seen. */
const isOfUse = (): boolean => isPageVisible() && navigator.onLine

/** Calls back every so often while the page is seen and connected, and at once when it is so again later than that; until it is called off. */
export const repeatWhileSeen = (everyMs: number, tell: () => void): (() => void) => {
  let isDue = false
  const tellOrWait = () => {
    isDue = !isOfUse()
    if (!isDue) tell()
  }
  const timer = setInterval(tellOrWait, everyMs)
  const end = watchPage(['SHOW', 'RECONNECT'], () => isDue && tellOrWait())
  return () => {
    clearInterval(timer)
    end()
  }
}
