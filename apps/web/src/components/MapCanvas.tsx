import { type Failure, NEW_VERSION } from '@portal/machines'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { useConfig, useSystem } from '../app/context.ts'
import type { PartSource } from '../data/lazyPart.ts'
import { useStore } from '../data/store.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LazyPart } from './LazyPart.tsx'
import { LoadingBlock } from './LoadingBlock.tsx'
import { useMissingCode } from './missingCode.ts'

export interface MapControls {
  readonly zoomBy: (steps: number) => void
  readonly recolour: () => void
  readonly stop: () => void
}

export interface MapWords {
  /** Accessible name of the map. */
  readonly map: string
  /** Keyboard instructions for screen readers. */
  readonly keys: string
  readonly in: string
  readonly out: string
  /** Title of the error state. */
  readonly failed: string
  readonly failedText: string
  /** Text over the bottom of the map, before the attribution. */
  readonly legend?: string
  /** Notice, shown until a street tile loads, that the base map has no streets. */
  readonly noStreets: string
}

type Tiles = { readonly url: string } | undefined

/** Tiles of a map, and a callback that reports whether streets are shown. */
export interface MapGround {
  readonly tiles: Tiles
  readonly onGround: (hasStreets: boolean) => void
}

export interface MapLibraryProps<T> {
  source: PartSource<T>
  words: MapWords
  children: (start: T) => ReactNode
}

/** Loads the map library and renders the map; a failure affects only the map. */
export const MapLibrary = <T,>({ source, words, children }: MapLibraryProps<T>) => (
  <LazyPart
    source={source}
    loading={<LoadingBlock className="h-full min-h-72" />}
    failed={(failure, retry) => <MapFailed words={words} failure={failure} onRetry={retry} />}
  >
    {children}
  </LazyPart>
)

const MapFailed = ({
  words,
  failure,
  onRetry,
}: {
  words: MapWords
  failure: Failure
  onRetry: () => void
}) => {
  const { title, text, action } = useMissingCode(failure, onRetry)
  const isNewVersion = failure.code === NEW_VERSION
  return (
    <div className="grid h-full place-items-center bg-sunken">
      <EmptyState
        level={2}
        title={isNewVersion ? title : words.failed}
        actions={<Button onClick={action.onPress}>{action.label}</Button>}
      >
        {isNewVersion ? text : words.failedText}
      </EmptyState>
    </div>
  )
}

export interface MapCanvasProps<H extends MapControls> {
  words: MapWords
  /** Starts the map in an element; must be a stable reference. */
  start: (element: HTMLElement, ground: MapGround) => H
  /** Receives the running map, and undefined once it is removed. */
  onMap: (map: H | undefined) => void
  /** Additional buttons below the zoom buttons. */
  buttons?: ReactNode
}

/** Map container with keyboard controls and buttons; follows the theme. */
export const MapCanvas = <H extends MapControls>({ words, start, onMap, buttons }: MapCanvasProps<H>) => {
  const { tiles } = useConfig()
  const { appearance } = useSystem()
  const id = useId()
  const { shade } = useStore(appearance.theme)
  const [map, setMap] = useState<H>()
  const [hasStreets, setHasStreets] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const handle = start(element, { tiles, onGround: setHasStreets })
      setMap(handle)
      onMap(handle)
      return () => {
        setMap(undefined)
        onMap(undefined)
        handle.stop()
      }
    },
    [start, tiles, onMap],
  )
  useEffect(() => {
    if (shade) map?.recolour()
  }, [map, shade])
  return (
    <div className="relative h-full">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map */}
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a map
        role="application"
        aria-label={words.map}
        aria-describedby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map
        tabIndex={0}
        className="map-box h-full"
      />
      <p id={id} className="sr-only">
        {words.keys}
      </p>
      <div className="map-controls" data-over-map>
        <IconButton
          variant="outlined"
          side="above"
          icon={Plus}
          label={words.in}
          onClick={() => map?.zoomBy(1)}
        />
        <IconButton
          variant="outlined"
          side="above"
          icon={Minus}
          label={words.out}
          onClick={() => map?.zoomBy(-1)}
        />
        {buttons}
      </div>
      <p className="map-note" data-over-map>
        {[words.legend, hasStreets ? tiles?.attribution : words.noStreets]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
    </div>
  )
}
