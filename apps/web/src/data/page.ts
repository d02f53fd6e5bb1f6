import { useSyncExternalStore } from 'react'
import { isOnline, isPageVisible, type PageEventType, watchPage } from '../services/page.ts'

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

const watchConnection = (tell: () => void) => watchPage(['RECONNECT', 'DISCONNECT'], tell)

/** Whether the browser has a connection, and again when that changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline)

/** Whether an answer could come, and be seen. */
const isOfUse = (): boolean => isPageVisible() && isOnline()

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
