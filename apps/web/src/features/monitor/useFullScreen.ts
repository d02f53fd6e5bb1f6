import { type RefObject, useSyncExternalStore } from 'react'

const onChange = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

export interface FullScreen {
  readonly isOn: boolean
  /** False on devices without the Fullscreen API, such as iPhones. */
  readonly isOffered: boolean
  readonly toggle: () => void
}

/** Toggles full screen for an element. The browser handles Escape. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const isOn = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  const toggle = async () => {
    try {
      if (isOn) await document.exitFullscreen()
      else await element.current?.requestFullscreen()
    } catch {
      // The browser denied full screen, so the board stays on the page.
    }
  }
  return { isOn, isOffered: document.fullscreenEnabled, toggle: () => void toggle() }
}
