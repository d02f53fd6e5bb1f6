import { isPageVisible, watchPage } from './page.ts'

/**
 * Keeps the screen awake while the page is visible, until the returned function is called. Does nothing in browsers
 * that lack the API.
 */
export const keepAwake = (): (() => void) => {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (!('wakeLock' in navigator) || !isPageVisible()) return
    try {
      const acquired = await navigator.wakeLock.request('screen')
      if (isOver) await acquired.release()
      else lock = acquired
    } catch {
      // A device in battery saver mode refuses; the screen then dims as usual.
    }
  }
  // The browser releases the lock whenever the page is hidden, so request it again when the page is shown.
  const end = watchPage(['SHOW'], () => void ask())
  void ask()
  return () => {
    isOver = true
    end()
    void lock?.release()
  }
}
