import { Maximize } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PartSource } from '../data/lazyPart.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { Coordinates } from '../ui/map/baseMap.ts'
import type { MapBox, MapHandle, MapPoint, startMap } from '../ui/map/startMap.ts'
import { MapCanvas, type MapGround, MapLibrary, type MapWords } from './MapCanvas.tsx'

/** Places that the map must show; a new name makes the map move there. */
export interface MapTarget {
  readonly name: string
  readonly places: readonly Coordinates[]
}

export interface PointsMapWords extends MapWords {
  /** Label of the button that shows all points. */
  readonly all: string
}

export interface PointsMapProps {
  words: PointsMapWords
  points: readonly MapPoint[]
  chosen: MapPoint | undefined
  target: MapTarget
  /** Width of the panel that covers the right side while a location is open. */
  coveredPx: number
  /** Called when the map stops moving; `target` is the name of its last target. */
  onRest: (box: MapBox, target: string) => void
  onChoose: (id: string) => void
  onShowAll: () => void
  /** Position of the user, if requested. */
  own?: Coordinates | undefined
  buttons?: ReactNode
}

const library: PartSource<typeof startMap> = {
  load: async () => (await import('../ui/map/startMap.ts')).startMap,
}

/** Map beside a list. The list works even if the map fails to load. */
export const PointsMap = (props: PointsMapProps) => (
  <MapLibrary source={library} words={props.words}>
    {(start) => <LiveMap {...props} start={start} />}
  </MapLibrary>
)

const LiveMap = ({
  start,
  words,
  points,
  chosen,
  target,
  coveredPx,
  onRest,
  onChoose,
  onShowAll,
  own,
  buttons,
}: PointsMapProps & { start: typeof startMap }) => {
  const [map, setMap] = useState<MapHandle>()
  const latest = useRef({ onRest, onChoose })
  useEffect(() => {
    latest.current = { onRest, onChoose }
  })
  const startHere = useCallback(
    (element: HTMLElement, ground: MapGround) =>
      start(element, {
        ...ground,
        onMove: (box, name) => latest.current.onRest(box, name),
        onChoose: (id) => latest.current.onChoose(id),
      }),
    [start],
  )
  const { name, places } = target
  const toShow = useRef(places)
  const id = chosen?.id
  const chosenAt = useRef(chosen)
  useEffect(() => {
    toShow.current = places
    chosenAt.current = chosen
  })
  useEffect(() => map?.show(points, id), [map, points, id])
  useEffect(() => map?.own(own), [map, own])
  useEffect(() => map?.fit(name, toShow.current), [map, name])
  useEffect(() => {
    if (id !== undefined && chosenAt.current) map?.reveal(chosenAt.current, coveredPx)
  }, [map, id, coveredPx])

  return (
    <MapCanvas
      words={words}
      start={startHere}
      onMap={setMap}
      buttons={
        <>
          <IconButton variant="outlined" side="above" icon={Maximize} label={words.all} onClick={onShowAll} />
          {buttons}
        </>
      }
    />
  )
}
