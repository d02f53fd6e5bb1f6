import type { LocationPoint } from '@portal/machines'
import type { Coordinates } from '@portal/schemas'
import { useMemo, useState } from 'react'
import type { MapTarget } from '../../components/PointsMap.tsx'
import type { MapBox } from '../../ui/map/startMap.ts'
import { isPlaced } from './view.ts'

/** Beside a place that someone looks for so many of the nearest locations are shown. */
const NEAREST = 3

/** A location that is on no map is listed beside each part of it. */
const isIn = ({ west, south, east, north }: MapBox, point: LocationPoint): boolean =>
  !isPlaced(point) ||
  (point.longitude >= west && point.longitude <= east && point.latitude >= south && point.latitude <= north)

export interface MapPlace {
  readonly target: MapTarget
  /** Those of the locations that are on the part of the map that is seen; all where no map has come to rest. */
  readonly here: readonly LocationPoint[]
  readonly isPart: boolean
  readonly rest: (box: MapBox, target: string) => void
  readonly showAll: () => void
}

/** Where the map looks, and what of the list is there: the map goes where someone looks for something, the list follows the map. */
export const useMapPlace = (
  found: readonly LocationPoint[],
  near: Coordinates | undefined,
  sought: string | undefined,
): MapPlace => {
  const [resting, setResting] = useState<{ readonly box: MapBox; readonly target: string }>()
  const [times, setTimes] = useState(0)
  const name = JSON.stringify([near, sought, times])
  const onMap = useMemo(() => found.filter(isPlaced), [found])
  const places = near ? [near, ...onMap.slice(0, NEAREST)] : onMap
  // The search covers all places; a map that has not come to rest hides nothing.
  const box = sought === undefined && resting?.target === name ? resting.box : undefined
  const here = useMemo(() => (box ? found.filter((point) => isIn(box, point)) : found), [found, box])
  return {
    target: { name, places },
    here,
    isPart: here.length < found.length,
    rest: (to, target) => setResting({ box: to, target }),
    showAll: () => setTimes(times + 1),
  }
}
