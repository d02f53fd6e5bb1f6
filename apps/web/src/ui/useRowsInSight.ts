import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** This many rows are drawn beyond both edges of the view: Tab and a quick scroll find them. */
const BEYOND = 8
/** A list with fewer rows is drawn whole. */
const FEW = 40

export interface RowsInSight<E extends HTMLElement> {
  readonly list: RefObject<E | null>
  readonly from: number
  /** The first one that is not drawn any more. */
  readonly to: number
}

/**
 * Which rows of a long list are drawn: those in sight, wherever it is scrolled. All are of one height; `rowRem` in rem, so
 * that larger letters make higher rows.
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
      // In steps: not every pixel draws the list again.
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
