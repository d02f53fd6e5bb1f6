import { useCallback, useSyncExternalStore } from 'react'

/** True while a media query matches. For behaviour only; use style sheets for appearance. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = matchMedia(query)
        list.addEventListener('change', changed)
        return () => list.removeEventListener('change', changed)
      },
      [query],
    ),
    () => matchMedia(query).matches,
  )

/** Width of a phone, as in the style sheets' `max-sm`. */
export const PHONE = '(width < 40rem)'
