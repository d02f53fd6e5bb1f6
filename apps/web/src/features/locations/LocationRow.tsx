import type { LocationPoint } from '@portal/machines'
import type { Coordinates } from '@portal/schemas'
import { Star, TriangleAlert } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { countsOf } from './look.ts'
import { StateBar } from './StateBar.tsx'
import { distanceKm, isPlaced } from './view.ts'

/** Returns the element id of a row, to restore the focus when the sheet closes. */
export const rowId = (id: string): string => `location-${id}`

export const ROW_REM = 5.75

export interface LocationRowProps {
  point: LocationPoint
  /** Index in the whole list, which is virtualized. */
  index: number
  count: number
  isFavourite: boolean
  onFocus: () => void
  href: string
  isChosen: boolean
  near: Coordinates | undefined
}

export const LocationRow = ({
  point,
  index,
  count,
  href,
  isChosen,
  isFavourite,
  near,
  onFocus,
}: LocationRowProps) => {
  const { t, formats } = useI18n()
  const { id, name, address, city, counts, connectors, power } = point
  const stateCounts = countsOf(point)
  const faults = stateCounts.err ?? 0
  const facts = [
    connectors === 0
      ? t('locations.noConnectors')
      : t('locations.free', { free: counts.available, total: connectors }),
    power && power.maxKw > 0 && formats.maxPower(power.maxKw),
    near &&
      isPlaced(point) &&
      t('locations.distance', { distance: formats.decimal(distanceKm(near, point)) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 border-b border-line"
      style={{ top: `${index * ROW_REM}rem`, height: `${ROW_REM}rem` }}
    >
      <Anchor
        id={rowId(id)}
        href={href}
        aria-current={isChosen || undefined}
        onFocus={onFocus}
        className={classes(
          'flex h-full items-start gap-3 border-l-3 py-3 pr-4 pl-[calc(1rem-3px)] -outline-offset-2 transition-colors duration-150',
          isChosen
            ? 'border-accent bg-accent-soft'
            : 'border-transparent hover:bg-sunken forced-colors:[border-color:Canvas]',
        )}
      >
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1.5">
            <span className="truncate font-semibold">{name}</span>
            {isFavourite && (
              <>
                <Star size={14} className="shrink-0 fill-accent text-accent" />
                <VisuallyHidden>{t('locations.favourite')}</VisuallyHidden>
              </>
            )}
          </span>
          <span className="block truncate text-sm text-ink-2">
            {[address, city].filter(Boolean).join(', ')}
          </span>
          <span className="mt-1 flex items-center gap-2 text-sm text-ink-2 tabular-nums">
            {connectors > 0 && <StateBar counts={stateCounts} />}
            <span className="min-w-0 truncate">{facts.join(' · ')}</span>
            {faults > 0 && (
              <span className="flex shrink-0 items-center gap-1 font-medium text-err-ink">
                <TriangleAlert size={14} />
                {t('locations.faults', { count: faults })}
              </span>
            )}
          </span>
        </span>
      </Anchor>
    </li>
  )
}
