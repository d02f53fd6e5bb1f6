import { type RefCallback, useCallback } from 'react'

/** Tells the document the height of the parts fixed at the foot of the window, so that the content leaves room. */
export const useFoot = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const tell = () => style.setProperty('--foot', `${element.offsetHeight}px`)
    // Before paint: later, the content above would jump.
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
