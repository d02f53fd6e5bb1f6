import { useSyncExternalStore } from 'react'
import { isOnline, isPageVisible, watchPage } from '../services/page.ts'

const watchConnection = (tell: () => void) => watchPage(['RECONNECT', 'DISCONNECT'], tell)

/** True while the browser has a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline)

/** True if a response could arrive and be seen. */
const isOfUse = (): boolean => isPageVisible() && isOnline()

/**
 * Calls back at an interval while the page is visible and online, and immediately on return if a call is overdue.
 * Returns the stop function.
 */
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
