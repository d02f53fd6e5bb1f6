import { type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from './classes.ts'

export interface SideScrollerProps {
  /** Names the content; heard by screen readers where it has to be scrolled. */
  label: string
  children: ReactNode
}

type Cut = 'none' | 'end' | 'start'

const cutOf = (box: HTMLElement): Cut => {
  const beyond = box.scrollWidth - box.clientWidth
  if (beyond <= 1) return 'none'
  return box.scrollLeft < beyond - 1 ? 'end' : 'start'
}

/**
 * Keeps wide content inside its box, never the page: then it scrolls sideways, by keyboard too, and fades at the cut
 * edge. What fits is left alone, so that sticky headers go on sticking to the window.
 */
export const SideScroller = ({ label, children }: SideScrollerProps) => {
  const [cut, setCut] = useState<Cut>('none')
  const box = useRef<HTMLDivElement>(null)
  const measure = () => box.current && setCut(cutOf(box.current))
  const ref = useCallback((element: HTMLDivElement | null) => {
    box.current = element
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setCut(cutOf(element)))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  const isCut = cut !== 'none'
  return (
    <div
      ref={ref}
      onScroll={measure}
      {...(isCut && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={classes(
        // A header sticks to the box that is scrolled, which begins below the top bar.
        isCut ? 'overflow-x-auto -outline-offset-2 [--head-top:0px]' : 'overflow-x-clip',
        cut === 'end' && 'mask-r-from-[calc(100%-24px)]',
      )}
    >
      {children}
    </div>
  )
}
