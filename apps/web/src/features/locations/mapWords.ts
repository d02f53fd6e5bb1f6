import { useI18n } from '../../app/context.ts'
import type { PointsMapWords } from '../../components/PointsMap.tsx'

export const useMapWords = (): PointsMapWords => {
  const { t } = useI18n()
  return {
    map: t('locations.map'),
    keys: t('locations.map.keys'),
    in: t('common.zoomIn'),
    out: t('common.zoomOut'),
    all: t('locations.map.all'),
    failed: t('locations.map.failed'),
    failedText: t('locations.map.failed.text'),
    noStreets: t('locations.map.noStreets'),
  }
}
