import { type RefCallback, useCallback } from 'react'

/** Sets `--foot` to the height of a notice at the bottom of the window; the page reserves that space. */
export const useFoot = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const tell = () => style.setProperty('--foot', `${element.offsetHeight}px`)
    // Measure before paint to prevent a layout shift.
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
