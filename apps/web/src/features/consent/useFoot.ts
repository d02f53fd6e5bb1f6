import { type RefCallback, useCallback } from 'react'

/** Tells the document how high what stands at the foot of the window is, so that nothing else wants that room. */
export const useFoot = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--foot', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
