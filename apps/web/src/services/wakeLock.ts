/** Keeps the screen of the device awake while the page is seen, where the browser can, until it is called off. */
export const keepAwake = (): (() => void) => {
  const over = new AbortController()
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    try {
      const asked = await navigator.wakeLock.request('screen')
      if (over.signal.aborted) await asked.release()
      else lock = asked
    } catch {
      // A device that saves its battery says no; then the screen dims as ever.
    }
  }
  // The browser lets go whenever the page is hidden.
  document.addEventListener('visibilitychange', () => void ask(), { signal: over.signal })
  void ask()
  return () => {
    over.abort()
    void lock?.release()
  }
}
