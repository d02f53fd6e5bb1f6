import { type RefCallback, useCallback, useState } from 'react'

/** Fallback without ResizeObserver, as in tests without a layout. */
const UNMEASURED_PX = 640

/**
 * Returns the measured width of an element in CSS pixels, for content drawn in real pixels; 0 until measured, one
 * frame after mount. Measuring immediately would force a layout of the whole page during rendering.
 */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    if (typeof ResizeObserver === 'undefined') {
      setWidth(UNMEASURED_PX)
      return undefined
    }
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
