import { selectAppearance } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConfig, useI18n, useSystem } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import type { Coordinates, MapBox, MapHandle, MapPoint, startMap } from '../../ui/map/startMap.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What the map is to show at once, by a name that changes when it does. */
export interface MapTarget {
  readonly name: string
  readonly places: readonly Coordinates[]
}

export interface MapPaneProps {
  points: readonly MapPoint[]
  chosen: MapPoint | undefined
  target: MapTarget
  /** How much of its right is covered while a location is open. */
  coveredPx: number
  /** The map has come to rest, `target` being the name of what it was last told to show. */
  onRest: (box: MapBox, target: string) => void
  onChoose: (id: string) => void
  onShowAll: () => void
}

/** The map library. It is asked for where a map is shown. */
const library: PartSource<typeof startMap> = {
  load: async () => (await import('../../ui/map/startMap.ts')).startMap,
}

/** The map beside the list, once its library is loaded; without it the list works all the same. */
export const MapPane = (props: MapPaneProps) => {
  const { t } = useI18n()
  return (
    <LazyPart
      source={library}
      loading={
        <Loading label={t('shell.loading')}>
          <Skeleton className="h-full min-h-96" />
        </Loading>
      }
      failed={(_, retry) => (
        <div className="grid h-full place-items-center bg-sunken">
          <EmptyState
            level={2}
            title={t('locations.map.failed')}
            actions={<Button onClick={retry}>{t('faces.retry')}</Button>}
          >
            {t('locations.map.failed.text')}
          </EmptyState>
        </div>
      )}
    >
      {(start) => <LiveMap {...props} start={start} />}
    </LazyPart>
  )
}

const LiveMap = ({
  start,
  points,
  chosen,
  target,
  coveredPx,
  onRest,
  onChoose,
  onShowAll,
}: MapPaneProps & { start: typeof startMap }) => {
  const { t } = useI18n()
  const { tiles } = useConfig()
  const { appearance } = useSystem()
  const shade = useSelector(appearance.theme, selectAppearance)
  const [map, setMap] = useState<MapHandle>()
  const told = useRef({ onRest, onChoose })
  useEffect(() => {
    told.current = { onRest, onChoose }
  })
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const handle = start(element, {
        tiles,
        onMove: (box, name) => told.current.onRest(box, name),
        onChoose: (id) => told.current.onChoose(id),
      })
      setMap(handle)
      return () => {
        setMap(undefined)
        handle.stop()
      }
    },
    [start, tiles],
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
  useEffect(() => map?.fit(name, toShow.current), [map, name])
  useEffect(() => {
    if (id !== undefined && chosenAt.current) map?.reveal(chosenAt.current, coveredPx)
  }, [map, id, coveredPx])
  useEffect(() => {
    if (shade) map?.recolour()
  }, [map, shade])

  return (
    <div className="relative h-full">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map */}
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no element for a map
        role="application"
        aria-label={t('locations.map')}
        aria-describedby="map-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map
        tabIndex={0}
        className="map-box h-full bg-sunken"
      />
      <p id="map-keys" className="sr-only">
        {t('locations.map.keys')}
      </p>
      <div className="absolute bottom-4 left-4 flex flex-col gap-2">
        <IconButton
          variant="outlined"
          side="above"
          icon={Plus}
          label={t('locations.map.in')}
          onClick={() => map?.zoomBy(1)}
        />
        <IconButton
          variant="outlined"
          side="above"
          icon={Minus}
          label={t('locations.map.out')}
          onClick={() => map?.zoomBy(-1)}
        />
        <IconButton
          variant="outlined"
          side="above"
          icon={Maximize}
          label={t('locations.map.all')}
          onClick={onShowAll}
        />
      </div>
      <p className="absolute bottom-4 left-17 rounded-control bg-surface px-2 py-1 text-xs text-ink-2">
        {t('locations.map.legend')}
        {tiles && ` · ${tiles.attribution}`}
      </p>
    </div>
  )
}
