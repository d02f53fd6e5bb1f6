import { type RefCallback, useCallback, useState } from 'react'

/** The measured width of an element in CSS pixels, 0 until it is known; for what has to be drawn in real pixels. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    setWidth(element.clientWidth)
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
