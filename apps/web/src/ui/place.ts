export type Side = 'below' | 'above' | 'right'
export type Align = 'start' | 'center' | 'end'

const GAP = 6
const EDGE = 8

/**
 * Positions a floating element (in the top layer, `position: fixed`) beside its anchor and inside the window. It flips
 * between below and above if there is no room.
 */
export const place = (floating: HTMLElement, anchor: Element, side: Side, align: Align): void => {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const within = (value: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(value, room - size - EDGE))

  if (side === 'right') {
    floating.style.left = `${within(at.right + GAP, width, innerWidth)}px`
    floating.style.top = `${within(at.top + (at.height - height) / 2, height, innerHeight)}px`
    return
  }
  const shift = { start: 0, center: (at.width - width) / 2, end: at.width - width }[align]
  const fitsBelow = at.bottom + GAP + height + EDGE <= innerHeight
  const above = at.top - GAP - height
  const top = (side === 'below' && fitsBelow) || above < EDGE ? at.bottom + GAP : above
  floating.style.left = `${within(at.left + shift, width, innerWidth)}px`
  floating.style.top = `${top}px`
}
