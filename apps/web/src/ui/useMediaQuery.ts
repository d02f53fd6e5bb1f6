import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. For behaviour only: looks are the business of style sheets. */
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

/** A phone's width, as the style sheets' `max-sm`. */
export const PHONE = '(width < 40rem)'
