import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { place, type Side } from './place.ts'

const DELAY = 350
/** So long the pointer may be on its way from the control to the tip. */
const ON_THE_WAY = 150

/**
 * A short name beside a control that shows only an icon, or the exact time of an age: on hover and on keyboard focus, of an
 * age on a tap too. Escape dismisses it. Screen readers do not hear it: it repeats the control's accessible name.
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what bubbles up from the control
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
      // A control acts when it is pressed; a text that can only be read tells more.
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
