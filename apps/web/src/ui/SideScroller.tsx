import { type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from './classes.ts'

export interface SideScrollerProps {
  /** Names the content; heard by screen readers where it has to be scrolled. */
  label: string
  /** So many columns of the table in it stay at its edge while the others are scrolled. */
  stays?: number
  children: ReactNode
}

type Cut = 'none' | 'end' | 'start'

const cutOf = (box: HTMLElement): Cut => {
  const beyond = box.scrollWidth - box.clientWidth
  if (beyond <= 1) return 'none'
  return box.scrollLeft < beyond - 1 ? 'end' : 'start'
}

/** The columns that stay leave half of the box to the others: in a narrow one there are fewer of them. */
const MOST_OF_BOX = 0.5

/** Marks how many columns stay, and tells the styles where each of them does. */
const keepColumns = (box: HTMLElement, stays: number) => {
  const cells = [...(box.querySelector('tr')?.children ?? [])].slice(0, stays)
  let end = 0
  let kept = 0
  for (const cell of cells) {
    const width = cell.getBoundingClientRect().width
    if (end + width > box.clientWidth * MOST_OF_BOX) break
    kept += 1
    box.style.setProperty(`--stays-${kept}`, `${end}px`)
    end += width
  }
  box.dataset['stays'] = String(kept)
  // What is reached by keyboard is not under them.
  box.style.scrollPaddingInlineStart = `${end}px`
}

/**
 * Keeps wide content inside its box, never the page: then it scrolls sideways, by keyboard too, and fades at the cut
 * edge. What fits is left alone, so that sticky headers go on sticking to the window.
 */
export const SideScroller = ({ label, stays = 0, children }: SideScrollerProps) => {
  const [cut, setCut] = useState<Cut>('none')
  const box = useRef<HTMLDivElement>(null)
  const measure = () => box.current && setCut(cutOf(box.current))
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element
      if (!element || typeof ResizeObserver === 'undefined') return undefined
      const observer = new ResizeObserver(() => {
        const now = cutOf(element)
        setCut(now)
        keepColumns(element, stays)
        // Changing the property restyles every cell, so it is set only where the sticky header needs it.
        if (now !== 'none') element.style.setProperty('--box-height', `${element.clientHeight}px`)
      })
      observer.observe(element)
      for (const child of element.children) observer.observe(child)
      return () => observer.disconnect()
    },
    [stays],
  )
  const isCut = cut !== 'none'
  return (
    <div
      ref={ref}
      onScroll={measure}
      {...(isCut && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={classes(
        // A header sticks to the box that is scrolled, which begins below the top bar.
        isCut ? 'columns-stay overflow-x-auto -outline-offset-2 [--head-top:0px]' : 'overflow-clip',
        // Which header is at a corner depends on the columns that have room: the box cuts the corners.
        'rounded-[9px]',
        cut === 'end' && 'mask-r-from-[calc(100%-24px)]',
      )}
    >
      {children}
    </div>
  )
}
