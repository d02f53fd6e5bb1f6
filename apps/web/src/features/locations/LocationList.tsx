import type { LocationPoint } from '@portal/machines'
import type { Coordinates } from '@portal/schemas'
import { useMemo, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { useRowsInSight } from '../../ui/useRowsInSight.ts'
import { LocationRow, ROW_REM } from './LocationRow.tsx'

export interface LocationListProps {
  points: readonly LocationPoint[]
  chosen: string | undefined
  favourites: readonly string[]
  near: Coordinates | undefined
  hrefOf: (id: string) => string
}

/** Virtualized list of locations. Renders only visible, focused and selected rows. */
export const LocationList = ({ points, chosen, favourites, near, hrefOf }: LocationListProps) => {
  const { t } = useI18n()
  const { list, from, to } = useRowsInSight<HTMLUListElement>(points.length, ROW_REM)
  const [focused, setFocused] = useState<string>()
  // Memoized, because searching tens of thousands of locations on each scroll is slow.
  const pinned = useMemo(
    () => [focused, chosen].map((id) => (id ? points.findIndex((point) => point.id === id) : -1)),
    [points, focused, chosen],
  )
  // Render in list order, because screen readers and Tab follow the DOM order.
  const drawn = [...new Set([...points.slice(from, to).map((_, at) => from + at), ...pinned])].toSorted(
    (a, b) => a - b,
  )
  const marked = new Set(favourites)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks when the focus leaves
    <ul
      ref={list}
      aria-label={t('locations.list', { count: points.length })}
      className="relative"
      style={{ height: `${points.length * ROW_REM}rem` }}
      onBlur={() => setFocused(undefined)}
    >
      {drawn.map((index) => {
        const point = points[index]
        return (
          point && (
            <LocationRow
              key={point.id}
              point={point}
              index={index}
              count={points.length}
              href={hrefOf(point.id)}
              isChosen={point.id === chosen}
              isFavourite={marked.has(point.id)}
              near={near}
              onFocus={() => setFocused(point.id)}
            />
          )
        )
      })}
    </ul>
  )
}
