import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useI18n } from '../app/context.ts'
import type { PartSource } from '../data/lazyPart.ts'
import type { Coordinates } from '../ui/map/baseMap.ts'
import type { PinMapHandle, startPinMap } from '../ui/map/startPinMap.ts'
import { MapCanvas, type MapGround, MapLibrary, type MapWords } from './MapCanvas.tsx'

const library: PartSource<typeof startPinMap> = {
  load: async () => (await import('../ui/map/startPinMap.ts')).startPinMap,
}

export interface PinMapProps {
  at: Coordinates | undefined
  onPut: (at: Coordinates) => void
}

/** Map with a pin that a click or the arrow keys move. Texts come from `components/places`. */
export const PinMap = (props: PinMapProps) => {
  const { t } = useI18n()
  // Starting a map takes longer than rendering a form, so the screen renders first.
  const isDeferred = useDeferredValue(true, false)
  const words: MapWords = {
    map: t('places.pinMap'),
    keys: t('places.pinMap.keys'),
    in: t('common.zoomIn'),
    out: t('common.zoomOut'),
    failed: t('places.pinMap.failed'),
    failedText: t('places.pinMap.failed.text'),
    noStreets: t('places.pinMap.noStreets'),
  }
  return (
    <div className="h-72 overflow-hidden rounded-card border border-line-strong">
      {isDeferred && (
        <MapLibrary source={library} words={words}>
          {(start) => <LivePinMap {...props} start={start} words={words} />}
        </MapLibrary>
      )}
    </div>
  )
}

const LivePinMap = ({
  start,
  words,
  at,
  onPut,
}: PinMapProps & { start: typeof startPinMap; words: MapWords }) => {
  const [map, setMap] = useState<PinMapHandle>()
  // Position where the user last placed the pin; the map must not zoom in on it as on a search result.
  const put = useRef<Coordinates>(undefined)
  const latestOnPut = useRef(onPut)
  useEffect(() => {
    latestOnPut.current = onPut
  })
  const startHere = useCallback(
    (element: HTMLElement, ground: MapGround) =>
      start(element, {
        ...ground,
        onPut: (coordinates) => {
          put.current = coordinates
          latestOnPut.current(coordinates)
        },
      }),
    [start],
  )
  const { latitude, longitude } = at ?? {}
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) {
      map?.show(undefined, false)
      return
    }
    const isOwn = put.current?.latitude === latitude && put.current.longitude === longitude
    map?.show({ latitude, longitude }, !isOwn)
  }, [map, latitude, longitude])
  return <MapCanvas words={words} start={startHere} onMap={setMap} />
}
