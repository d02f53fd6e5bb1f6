import { type RefObject, useState } from 'react'

/** Extra rows beyond the view, so fast scrolling shows no gaps. */
const MARGIN = 8

export interface LineWindow {
  /** Rendered range, end exclusive. */
  readonly first: number
  readonly end: number
  readonly onScroll: () => void
  readonly reveal: (index: number) => void
}

/** Returns the rendered range for a scroll position, end exclusive. */
export const linesAt = (
  top: number,
  count: number,
  lineHeight: number,
  boxHeight: number,
): Pick<LineWindow, 'first' | 'end'> => {
  const inSight = Math.ceil(boxHeight / lineHeight)
  const first = Math.max(0, Math.min(Math.floor(top / lineHeight), count - inSight) - MARGIN)
  return { first, end: Math.min(count, first + inSight + 2 * MARGIN) }
}

/** Virtualizes rows of equal height in a scrollable element. */
export const useWindow = (
  box: RefObject<HTMLElement | null>,
  count: number,
  lineHeight: number,
  boxHeight: number,
): LineWindow => {
  const [top, setTop] = useState(0)
  return {
    ...linesAt(top, count, lineHeight, boxHeight),
    onScroll: () => setTop(box.current?.scrollTop ?? 0),
    reveal: (index) => {
      const element = box.current
      if (!element) return
      const at = index * lineHeight
      if (at < element.scrollTop) element.scrollTo({ top: at })
      else if (at + lineHeight > element.scrollTop + element.clientHeight)
        element.scrollTo({ top: at + lineHeight - element.clientHeight })
      setTop(element.scrollTop)
    },
  }
}
