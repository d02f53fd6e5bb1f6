import { type RefCallback, useCallback, useState } from 'react'

/** What is taken for the width where nothing tells it, as in tests without a layout. */
const UNMEASURED_PX = 640

/**
 * The measured width of an element in CSS pixels, for what has to be drawn in real pixels; 0 until it is known, a frame
 * after the element came. To ask for it at once would make the browser lay out the whole page in the middle of drawing it.
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
