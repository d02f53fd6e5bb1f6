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

/** The locations as a virtual list: only rows in sight, and rows with the focus, are drawn. */
export const LocationList = ({ points, chosen, favourites, near, hrefOf }: LocationListProps) => {
  const { t } = useI18n()
  const { list, from, to } = useRowsInSight<HTMLUListElement>(points.length, ROW_REM)
  const [focused, setFocused] = useState<string>()
  // Looked for once, not with each turn of the wheel: there may be tens of thousands.
  const kept = useMemo(
    () => [focused, chosen].map((id) => (id ? points.findIndex((point) => point.id === id) : -1)),
    [points, focused, chosen],
  )
  // By their places: a screen reader and Tab go from one to the next.
  const drawn = [...new Set([...points.slice(from, to).map((_, at) => from + at), ...kept])].toSorted(
    (a, b) => a - b,
  )
  const marked = new Set(favourites)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that the focus has left
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
