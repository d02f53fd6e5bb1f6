import { coordinatesOf } from '@portal/schemas'
import { useMemo, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { PointsMap } from '../../components/PointsMap.tsx'
import { valueIn } from '../../data/records.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import type { MapPoint } from '../../ui/map/startMap.ts'

const numberIn = (record: AnyRecord, field: string): number => Number(valueIn(record, field) ?? 0)

const pointsOf = (rows: readonly AnyRecord[] = []): readonly MapPoint[] =>
  rows.flatMap((row) => {
    const at = coordinatesOf(valueIn(row, 'Latitude'), valueIn(row, 'Longitude'))
    if (!at) return []
    const ok = numberIn(row, 'ConnectorsAvailable')
    return [{ id: row.Id, ...at, counts: { ok, off: numberIn(row, 'ConnectorCount') - ok } }]
  })

export interface PlacesMapProps {
  /** Undefined while loading. */
  rows: readonly AnyRecord[] | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Map of the locations on the current table page. Follows the filters and paging of the table. */
export const PlacesMap = ({ rows, chosen, onChoose }: PlacesMapProps) => {
  const { t } = useI18n()
  const [times, setTimes] = useState(0)
  const points = useMemo(() => pointsOf(rows), [rows])
  return (
    <div className="top-18 h-96 overflow-hidden rounded-card border border-line 2xl:sticky 2xl:h-[min(40rem,calc(100dvh-6rem))]">
      <PointsMap
        words={{
          map: t('network.map'),
          keys: t('network.map.keys'),
          in: t('common.zoomIn'),
          out: t('common.zoomOut'),
          all: t('network.map.all'),
          failed: t('network.map.failed'),
          failedText: t('network.map.failedText'),
          legend: t(rows && points.length === 0 ? 'network.map.none' : 'network.map.legend'),
          noStreets: t('network.map.noStreets'),
        }}
        points={points}
        chosen={points.find(({ id }) => id === chosen)}
        target={{ name: `${times} ${points.map(({ id }) => id).join(' ')}`, places: points }}
        coveredPx={0}
        onRest={() => undefined}
        onChoose={onChoose}
        onShowAll={() => setTimes(times + 1)}
      />
    </div>
  )
}
