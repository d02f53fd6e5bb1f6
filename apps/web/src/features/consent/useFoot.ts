import { type RefCallback, useCallback } from 'react'

/** Sets `--foot` to the height of the fixed footer, so that the content leaves room. */
export const useFoot = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const tell = () => style.setProperty('--foot', `${element.offsetHeight}px`)
    // Before paint, so that the content does not jump.
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
