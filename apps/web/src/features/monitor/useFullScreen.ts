import { type RefObject, useSyncExternalStore } from 'react'

const onChange = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

export interface FullScreen {
  readonly isOn: boolean
  /** A device such as an iPhone cannot. */
  readonly isOffered: boolean
  readonly toggle: () => void
}

/** An element over the whole screen; the browser itself leaves it with Escape. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const isOn = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  const toggle = async () => {
    try {
      if (isOn) await document.exitFullscreen()
      else await element.current?.requestFullscreen()
    } catch {
      // The browser said no; the board stays where it is.
    }
  }
  return { isOn, isOffered: document.fullscreenEnabled, toggle: () => void toggle() }
}
