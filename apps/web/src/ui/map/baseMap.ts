import { type Extent, getHeight, getWidth } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import type Layer from 'ol/layer/Layer.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import View from 'ol/View.js'
import { groundLayer } from './ground.ts'
import { type Palette, paletteOf } from './pointLook.ts'
import { type Box, NAME_BELOW, nameBox, overlap, townFont } from './townNames.ts'
import { TOWNS } from './towns.ts'

/** In degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export interface BaseMapOptions {
  /** Undefined for a plain map of the Benelux. */
  readonly tiles: { readonly url: string } | undefined
  /** Reports whether street tiles are shown; false until the first tile loads. */
  readonly onGround: ((hasStreets: boolean) => void) | undefined
  /** Maximum zoom on the plain base map, which has no streets. */
  readonly closestOutline: number
  readonly layers: readonly Layer[]
  readonly hasArrowKeys: boolean
}

/** Extent of the map: the Benelux. */
const WORLD: Extent = [0.4, 48.4, 9.4, 54.2]
export const CLOSEST_ZOOM = 17
const FIT_ZOOM = 13
const PADDING_PX = 56
/** Returns the padding that keeps points clear of the elements over the top and left of the map. */
const paddingOf = (target: HTMLElement) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const clearOf = (name: string) => {
    const covered = Number.parseFloat(getComputedStyle(target).getPropertyValue(name)) || 0
    return Math.max(PADDING_PX, covered * rem + PADDING_PX / 2)
  }
  return [clearOf('--map-covered'), PADDING_PX, PADDING_PX, clearOf('--map-beside')]
}
const MOVE_MS = 200
/** Number of failed tiles, without any success, after which tiles are turned off. */
const MOST_FAILED_TILES = 3

export const WEB_MERCATOR = 'EPSG:3857'
export const DEGREES = 'EPSG:4326'
export const projected = ({ longitude, latitude }: Coordinates) => fromLonLat([longitude, latitude])
const floating = (target: HTMLElement): readonly Element[] => [
  ...(target.closest('main')?.querySelectorAll('[data-over-map]') ?? []),
]

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Starts a map with base map, limits and colours. Shared by all maps. */
export const startBaseMap = (
  target: HTMLElement,
  { tiles, onGround, closestOutline, layers, hasArrowKeys }: BaseMapOptions,
) => {
  let palette: Palette = paletteOf(target)

  const ground = groundLayer(() => palette)
  let covers: readonly Box[] = []
  const towns = new VectorLayer({
    source: new VectorSource({
      features: TOWNS.map(
        ({ name, at: [longitude, latitude] }, rank) =>
          new Feature({ name, rank, geometry: new Point(projected({ longitude, latitude })) }),
      ),
    }),
    declutter: true,
    style: (town) => {
      const name = String(town.get('name'))
      const rank = Number(town.get('rank'))
      const at = map.getPixelFromCoordinate((town.getGeometry() as Point).getCoordinates())
      const box = at && nameBox(name, rank, at)
      if (box && covers.some((cover) => overlap(cover, box))) return undefined
      return new Style({
        text: new Text({
          text: name,
          font: townFont(rank),
          offsetY: NAME_BELOW,
          fill: new Fill({ color: palette['ink-2'] }),
          stroke: new Stroke({ color: palette.land, width: 3 }),
        }),
      })
    },
  })
  const plain = [ground, towns]

  const pictures = tiles && new XYZ({ url: tiles.url })
  // Separate canvas, which the dark theme dims.
  const tileLayer = pictures && new TileLayer({ source: pictures, className: 'map-tiles' })
  let failedTiles = 0
  pictures?.on('tileloadend', () => {
    if (failedTiles < 0) return
    failedTiles = Number.NEGATIVE_INFINITY
    for (const layer of plain) layer.setVisible(false)
    view.setMaxZoom(CLOSEST_ZOOM)
    onGround?.(true)
  })
  pictures?.on('tileloaderror', () => {
    failedTiles += 1
    if (failedTiles >= MOST_FAILED_TILES) tileLayer?.setVisible(false)
  })
  onGround?.(false)

  const view = new View({
    extent: transformExtent(WORLD, DEGREES, WEB_MERCATOR),
    constrainOnlyCenter: true,
    center: fromLonLat([4.5, 50.6]),
    zoom: 8,
    minZoom: 6,
    maxZoom: closestOutline,
    enableRotation: false,
  })
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      keyboard: hasArrowKeys,
    }),
    layers: [...(tileLayer ? [tileLayer] : []), ...plain, ...layers],
  })

  const lookAround = () => {
    const { left, top } = target.getBoundingClientRect()
    covers = floating(target).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { west: x - left, north: y - top, east: x - left + width, south: y - top + height }
    })
    towns.changed()
  }
  map.on('moveend', lookAround)
  // The legend grows and shrinks, and with it the area without town names.
  const sizes = new ResizeObserver(lookAround)
  for (const element of floating(target)) sizes.observe(element)

  let targetZoom = 0
  const duration = () => (isStill() ? 0 : MOVE_MS)
  return {
    map,
    view,
    palette: () => palette,
    duration,
    fitExtent: (extent: Extent, isQuick = false) => {
      view.fit(extent, {
        padding: paddingOf(target),
        maxZoom: extent === undefined || getWidth(extent) + getHeight(extent) === 0 ? FIT_ZOOM : CLOSEST_ZOOM,
        ...(!isQuick && { duration: duration() }),
      })
    },
    /** Zooms by `steps`, from the target zoom if an animation is running. */
    zoomBy: (steps: number) => {
      const from = view.getAnimating() ? targetZoom : (view.getZoom() ?? 0)
      targetZoom = Math.max(view.getMinZoom(), Math.min(view.getMaxZoom(), from + steps))
      view.cancelAnimations()
      view.animate({ zoom: targetZoom, duration: duration() })
    },
    recolour: () => {
      palette = paletteOf(target)
      for (const layer of [...plain, ...layers]) layer.changed()
    },
    stop: () => {
      sizes.disconnect()
      map.setTarget(undefined)
    },
  }
}
