import { useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { PointsMap } from '../../components/PointsMap.tsx'
import { paths } from '../../data/paths.ts'
import type { MapPoint } from '../../ui/map/startMap.ts'
import { mapPoints, type Place } from './situation.ts'

const NO_POINTS: readonly MapPoint[] = []

/**
 * Map of all locations with their connector states. A click opens the location. Refetches keep the user's map
 * position.
 */
export const HomeMap = ({ points: all }: { points: readonly Place[] | undefined }) => {
  const { t } = useI18n()
  const [times, setTimes] = useState(0)
  const points = useMemo(() => (all ? mapPoints(all) : NO_POINTS), [all])
  return (
    <div className="min-h-120 self-stretch overflow-hidden rounded-card border border-line">
      <PointsMap
        words={{
          map: t('network.home.map'),
          keys: t('network.home.map.keys'),
          in: t('common.zoomIn'),
          out: t('common.zoomOut'),
          all: t('network.home.map.all'),
          failed: t('network.map.failed'),
          failedText: t('network.home.map.failedText'),
          legend: t('network.map.legend'),
          noStreets: t('network.map.noStreets'),
        }}
        points={points}
        chosen={undefined}
        target={{ name: `${times} ${points.length > 0}`, places: points }}
        coveredPx={0}
        onRest={() => undefined}
        onChoose={(id) => navigate(paths.netLocation(id))}
        onShowAll={() => setTimes(times + 1)}
      />
    </div>
  )
}
