import { type RefObject, useState } from 'react'

/** So many lines beyond those in sight are drawn, so that a quick scroll shows no gaps. */
const MARGIN = 8

export interface LineWindow {
  /** The first line that is drawn, and the one after the last. */
  readonly first: number
  readonly end: number
  readonly onScroll: () => void
  /** Scrolls as far as it takes to see a line. */
  readonly reveal: (index: number) => void
}

/** The first line that is drawn while the box is scrolled to `top`, and the one after the last. */
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

/** Which of many lines of one height are in sight of a box that scrolls: only those are drawn. */
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
