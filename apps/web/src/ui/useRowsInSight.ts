import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Extra rows rendered beyond both edges of the view, for Tab and fast scrolling. */
const BEYOND = 8
const FEW = 40

export interface RowsInSight<E extends HTMLElement> {
  readonly list: RefObject<E | null>
  readonly from: number
  /** End of the rendered range, exclusive. */
  readonly to: number
}

/**
 * Returns the rendered range of a long list inside any scrolling ancestor. All rows have the same height, `rowRem`,
 * which is in rem so that it follows the font size.
 */
export const useRowsInSight = <E extends HTMLElement>(count: number, rowRem: number): RowsInSight<E> => {
  const list = useRef<E>(null)
  const [first, setFirst] = useState(0)
  const [seen, setSeen] = useState(FEW)
  const isShort = count <= FEW
  useLayoutEffect(() => {
    if (isShort) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const rowPx = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const { top } = list.current?.getBoundingClientRect() ?? { top: 0 }
      // Rounded to steps, so scrolling does not re-render for every pixel.
      setFirst(Math.max(0, Math.floor(-top / rowPx / (BEYOND / 2)) * (BEYOND / 2)))
      setSeen(Math.ceil(window.innerHeight / rowPx))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [isShort, rowRem])
  if (isShort) return { list, from: 0, to: count }
  const from = Math.max(0, Math.min(first, count - 1) - BEYOND)
  return { list, from, to: Math.min(count, first + seen + 2 * BEYOND) }
}
