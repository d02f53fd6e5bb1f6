import { type RefCallback, useCallback } from 'react'

/** Tells the document how high what stands at the foot of the window is, so that nothing else wants that room. */
export const useFoot = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const tell = () => style.setProperty('--foot', `${element.offsetHeight}px`)
    // Before it is drawn: told later, what stands above it would move.
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
