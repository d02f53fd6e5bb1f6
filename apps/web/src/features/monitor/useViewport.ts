import { type RefCallback, useCallback, useState } from 'react'
import type { Viewport } from './grid.ts'

const NOTHING: Viewport = { width: 0, height: 0, top: 0, rem: 16 }

/** Scroll distance that triggers a render. Less than a row, so the spare rows above and below hide the delay. */
const STEP_PX = 64

const measured = (element: HTMLElement): Viewport => ({
  width: element.clientWidth,
  height: element.clientHeight,
  top: Math.floor(element.scrollTop / STEP_PX) * STEP_PX,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NOTHING.rem,
})

const isSame = (a: Viewport, b: Viewport): boolean =>
  a.width === b.width && a.height === b.height && a.top === b.top && a.rem === b.rem

/** Returns the visible part of a scrolling element, updated in steps and at most once per frame. */
export const useViewport = (): readonly [RefCallback<HTMLElement>, Viewport] => {
  const [viewport, setViewport] = useState(NOTHING)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    let frame = 0
    const measure = () =>
      setViewport((before) => (isSame(before, measured(element)) ? before : measured(element)))
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    const observer = new ResizeObserver(soon)
    observer.observe(element)
    element.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', soon)
    }
  }, [])
  return [ref, viewport]
}
