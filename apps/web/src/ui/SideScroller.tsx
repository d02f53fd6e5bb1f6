import { type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from './classes.ts'

export interface SideScrollerProps {
  /** Accessible name, set only if the content overflows. */
  label: string
  /** Maximum number of leading columns that stay sticky. */
  stays?: number
  children: ReactNode
}

type Cut = 'none' | 'end' | 'start'

const cutOf = (box: HTMLElement): Cut => {
  const beyond = box.scrollWidth - box.clientWidth
  if (beyond <= 1) return 'none'
  return box.scrollLeft < beyond - 1 ? 'end' : 'start'
}

/** Maximum share of the width for sticky columns; a narrow box gets fewer of them. */
const MOST_OF_BOX = 0.5

/** Sets the number of sticky columns and their offsets for the styles. */
const keepColumns = (box: HTMLElement, stays: number) => {
  const cells = [...(box.querySelector('tr')?.children ?? [])].slice(0, stays)
  // Measured before anything is written, because measuring after each write would force a layout.
  const widths = cells.map((cell) => cell.getBoundingClientRect().width)
  let end = 0
  let count = 0
  for (const width of widths) {
    if (end + width > box.clientWidth * MOST_OF_BOX) break
    count += 1
    box.style.setProperty(`--stays-${count}`, `${end}px`)
    end += width
  }
  box.dataset['stays'] = String(count)
  // Focused cells must not scroll under the sticky columns.
  box.style.scrollPaddingInlineStart = `${end}px`
}

/**
 * Scrolls wide content horizontally inside its box instead of the page, and fades its end until it is scrolled into
 * view; focusable for keyboard users. Content that fits is left unchanged, so sticky headers still stick to the
 * window.
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
        // In the scrolling box, which starts below the top bar, the sticky header needs no offset.
        isCut ? 'columns-stay overflow-x-auto -outline-offset-2 [--head-top:0px]' : 'overflow-clip',
        // Clips the corners here, because the header cell in the corner depends on the shown columns.
        'rounded-[9px]',
        cut === 'end' && 'mask-r-from-[calc(100%-24px)]',
      )}
    >
      {children}
    </div>
  )
}
