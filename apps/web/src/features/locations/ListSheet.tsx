import { type PointerEvent, type ReactNode, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import type { LocationsView } from './view.ts'

/** Sheet position: the list covers none, half or all of the map. */
type Stop = LocationsView['shows']

/** A sheet dropped below this share of the screen height snaps to the bottom. */
const LOW_BELOW = 0.3
/** A sheet dropped above this share of the screen height snaps to the top; between the two shares, to half. */
const FULL_ABOVE = 0.75

/** Returns the position to which a dropped sheet snaps. `share` is its share of the screen height. */
export const stopAt = (share: number): Stop => {
  if (share < LOW_BELOW) return 'map'
  return share > FULL_ABOVE ? 'list' : 'half'
}

/** Height of the sheet. */
const HEIGHTS: Readonly<Record<Stop, string>> = {
  map: 'max-md:h-28',
  half: 'max-md:h-1/2',
  list: 'max-md:h-[calc(100%-7.75rem)]',
}
/** Bottom edge of the map, which is the same behind a full sheet as behind a half one. */
export const MAP_ENDS: Readonly<Record<Stop, string>> = {
  map: 'max-md:bottom-25',
  half: 'max-md:bottom-[calc(50%-0.75rem)]',
  list: 'max-md:bottom-[calc(50%-0.75rem)]',
}

export interface ListSheetProps {
  stop: Stop
  onDrop: (stop: Stop) => void
  /** Content next to the handle. Must include buttons that move the sheet without dragging. */
  head: ReactNode
  children: ReactNode
}

/** On phones, a bottom sheet over the map that users drag by its head; elsewhere a plain list. */
export const ListSheet = ({ stop, onDrop, head, children }: ListSheetProps) => {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<{ readonly y: number; readonly height: number }>(undefined)
  const hold = ({ target, clientY, pointerId, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!box.current || (target as HTMLElement).closest('label, button, a')) return
    currentTarget.setPointerCapture(pointerId)
    held.current = { y: clientY, height: box.current.offsetHeight }
    box.current.style.transition = 'none'
  }
  const drag = ({ clientY }: PointerEvent) => {
    if (held.current && box.current)
      box.current.style.height = `${held.current.height + held.current.y - clientY}px`
  }
  const letGo = () => {
    const { current: element } = box
    if (!held.current || !element) return
    held.current = undefined
    const share = element.offsetHeight / (element.offsetParent?.clientHeight ?? 1)
    element.removeAttribute('style')
    onDrop(stopAt(share))
  }
  return (
    <div
      ref={box}
      className={classes(
        'max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-2 max-md:flex max-md:max-h-full max-md:flex-col max-md:rounded-t-card max-md:border-t max-md:border-line max-md:bg-surface max-md:shadow-float max-md:transition-[height] max-md:duration-200 max-md:ease-out',
        HEIGHTS[stop],
      )}
    >
      <div
        className="touch-none px-4 pt-1.5 pb-2 md:hidden"
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div className="mx-auto mb-1.5 h-1 w-10 rounded-full bg-line-control" />
        {head}
      </div>
      <div className="relative min-h-0 max-md:grow">{children}</div>
    </div>
  )
}
