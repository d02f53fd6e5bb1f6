import type { LocationPoint } from '@portal/machines'
import type { Coordinates } from '@portal/schemas'
import { useMemo, useState } from 'react'
import type { MapTarget } from '../../components/PointsMap.tsx'
import type { MapBox } from '../../ui/map/startMap.ts'
import { isPlaced } from './view.ts'

/** Number of nearest locations that the map shows together with a searched place or the user's position. */
const NEAREST = 3

/** True if the location is within the box. Also true without coordinates, so the list always shows such a location. */
const isIn = ({ west, south, east, north }: MapBox, point: LocationPoint): boolean =>
  !isPlaced(point) ||
  (point.longitude >= west && point.longitude <= east && point.latitude >= south && point.latitude <= north)

export interface MapPlace {
  readonly target: MapTarget
  /** Found locations in the visible part of the map; all of them during a search and until the map has settled. */
  readonly here: readonly LocationPoint[]
  readonly isPart: boolean
  readonly rest: (box: MapBox, target: string) => void
  readonly showAll: () => void
}

/**
 * Returns the target of the map and the visible locations. The map follows the search, and the list follows the map.
 */
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
  // A search covers all locations, and the list is not limited until the map has settled.
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
