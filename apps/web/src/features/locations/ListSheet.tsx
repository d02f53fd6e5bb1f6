import { type ListSheetRef, listSheetMachine, type SheetStop } from '@portal/machines'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useOwnActor } from '../../data/ownActor.ts'
import { startChart } from '../../data/startChart.ts'
import { classes } from '../../ui/classes.ts'
import type { LocationsView } from './view.ts'

const STOPS: Readonly<Record<LocationsView['shows'], SheetStop>> = { map: 'low', half: 'half', list: 'full' }
/** What the address says of a stop. */
export const SHOWN_AT: Readonly<Record<SheetStop, LocationsView['shows']>> = {
  low: 'map',
  half: 'half',
  full: 'list',
}

/** The sheet begins where the address says. */
export const useListSheet = (shows: LocationsView['shows']): ListSheetRef =>
  useOwnActor(() => startChart(listSheetMachine, { stop: STOPS[shows] }))

/** How high the sheet is, and where the map above it ends: at the full stop the map keeps its half below. */
const HEIGHTS: Readonly<Record<SheetStop, string>> = {
  low: 'max-md:h-28',
  half: 'max-md:h-1/2',
  full: 'max-md:h-[calc(100%-7.75rem)]',
}
export const MAP_ENDS: Readonly<Record<SheetStop, string>> = {
  low: 'max-md:bottom-25',
  half: 'max-md:bottom-[calc(50%-0.75rem)]',
  full: 'max-md:bottom-[calc(50%-0.75rem)]',
}

export interface ListSheetProps {
  sheet: ListSheetRef
  stop: SheetStop
  /** Beside the handle: what moves the sheet without dragging. */
  head: ReactNode
  children: ReactNode
}

/** On a phone the list lies over the map, and its head is dragged; elsewhere it is a list like any other. */
export const ListSheet = ({ sheet, stop, head, children }: ListSheetProps) => {
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
    sheet.send({ type: 'DROP', share })
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
