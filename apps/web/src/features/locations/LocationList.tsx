import type { LocationPoint } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { LocationRow } from './LocationRow.tsx'
import type { Near } from './view.ts'

/** So many rows at once: no one reads more before looking for something. */
const ROWS = 50

export interface LocationListProps {
  points: readonly LocationPoint[]
  chosen: string | undefined
  near: Near | undefined
  hrefOf: (id: string) => string
}

/** The locations as a list. */
export const LocationList = ({ points, chosen, near, hrefOf }: LocationListProps) => {
  const { t } = useI18n()
  const [most, setMost] = useState(ROWS)
  const rest = points.length - most
  return (
    <>
      <ul aria-label={t('locations.list', { count: points.length })}>
        {points.slice(0, most).map((point) => (
          <LocationRow
            key={point.id}
            point={point}
            href={hrefOf(point.id)}
            isChosen={point.id === chosen}
            near={near}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className="p-4 text-center">
          <Button onClick={() => setMost(most + ROWS)}>
            {t('locations.more', { count: Math.min(ROWS, rest) })}
          </Button>
        </div>
      )}
    </>
  )
}
