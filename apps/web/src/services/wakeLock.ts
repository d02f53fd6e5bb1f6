import { isPageVisible, watchPage } from './page.ts'

/** Keeps the screen of the device awake while the page is seen, where the browser can, until it is called off. */
export const keepAwake = (): (() => void) => {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (!('wakeLock' in navigator) || !isPageVisible()) return
    try {
      const asked = await navigator.wakeLock.request('screen')
      if (isOver) await asked.release()
      else lock = asked
    } catch {
      // A device that saves its battery says no; then the screen dims as ever.
    }
  }
  // The browser lets go whenever the page is hidden.
  const end = watchPage(['SHOW'], () => void ask())
  void ask()
  return () => {
    isOver = true
    end()
    void lock?.release()
  }
}
