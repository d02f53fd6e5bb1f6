import { useSyncExternalStore } from 'react'

let anchor: HTMLElement | null = null
const listeners = new Set<() => void>()

/** The shell's own place for notifications, below top bar and banners, so that they never cover those. */
export const setAnchor = (element: HTMLElement | null): void => {
  anchor = element
  for (const tell of listeners) tell()
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Where notifications are shown; null on the faces without a shell, where there is nothing to cover. */
export const useAnchor = (): HTMLElement | null => useSyncExternalStore(listen, () => anchor)
