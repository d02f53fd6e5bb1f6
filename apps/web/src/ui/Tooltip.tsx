import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { place, type Side } from './place.ts'

const DELAY = 350
/** Time for the pointer to move from the control to the tooltip, ms. */
const ON_THE_WAY = 150

/**
 * Name of an icon button or exact time of an age. Shown on hover and keyboard focus, and for an age also on tap;
 * Escape dismisses it. Hidden from screen readers: the button has the same accessible name, and an age its `dateTime`.
 */
export const Tooltip = ({
  text,
  side = 'below',
  children,
}: {
  text: string
  side?: Side
  children: ReactNode
}) => {
  const wrapper = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    const anchor = wrapper.current?.firstElementChild
    if (!anchor || !tip.current?.showPopover || tip.current.matches(':popover-open')) return
    tip.current.showPopover()
    place(tip.current, anchor, side, 'center')
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (tip.current?.hidePopover && tip.current.matches(':popover-open')) tip.current.hidePopover()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to events that bubble from the control
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={(event) => {
        clearTimeout(timer.current)
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, DELAY)
      }}
      onPointerLeave={(event) => {
        clearTimeout(timer.current)
        if (event.pointerType === 'mouse') timer.current = setTimeout(hide, ON_THE_WAY)
      }}
      // A tap on a control triggers its action; a tap on a plain time shows the tooltip.
      onClick={(event) => event.target instanceof HTMLTimeElement && show()}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      <span ref={tip} popover="manual" aria-hidden="true" className="tooltip">
        {text}
      </span>
    </span>
  )
}
