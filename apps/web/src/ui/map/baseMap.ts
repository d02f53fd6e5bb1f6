import { type Extent, getHeight, getWidth } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
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
import { BORDERS, LAND, TOWNS, WATER } from './outline.ts'
import { type Palette, paletteOf, townFont } from './pointLook.ts'

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export interface BaseMapOptions {
  /** Without them the outline of the Benelux. */
  readonly tiles: { readonly url: string } | undefined
  /** Told whether the streets of tiles are shown, or the outline: until the first tile is there, or none comes. */
  readonly onGround: ((hasStreets: boolean) => void) | undefined
  /** How near one may come to the outline, which has no streets. */
  readonly closestOutline: number
  /** What lies on it. */
  readonly layers: readonly Layer[]
  /** Whether arrow keys move the map. */
  readonly hasArrowKeys: boolean
}

/** The limits of the map: all of the Benelux, and no further. */
const WORLD: Extent = [0.4, 48.4, 9.4, 54.2]
export const CLOSEST_ZOOM = 17
const FIT_ZOOM = 13
const PADDING_PX = 56
/** What floats over the map's top and its left keeps points clear of it. */
const paddingOf = (target: HTMLElement) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const clearOf = (name: string) => {
    const covered = Number.parseFloat(getComputedStyle(target).getPropertyValue(name)) || 0
    return Math.max(PADDING_PX, covered * rem + PADDING_PX / 2)
  }
  return [clearOf('--map-covered'), PADDING_PX, PADDING_PX, clearOf('--map-beside')]
}
const MOVE_MS = 200
/** So many tiles that fail, and none that came, and the map goes on without. */
const MOST_FAILED_TILES = 3

export const WEB_MERCATOR = 'EPSG:3857'
export const DEGREES = 'EPSG:4326'
export const projected = ({ longitude, latitude }: Coordinates) => fromLonLat([longitude, latitude])
const polygons = (rings: readonly (readonly (readonly [number, number])[])[]) =>
  new VectorSource({
    features: rings.map(
      (ring) =>
        new Feature(new Polygon([ring.map(([longitude, latitude]) => projected({ longitude, latitude }))])),
    ),
  })

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A map with the parts common to all: its ground, how far it can be moved, and its colours. */
export const startBaseMap = (
  target: HTMLElement,
  { tiles, onGround, closestOutline, layers, hasArrowKeys }: BaseMapOptions,
) => {
  let palette: Palette = paletteOf(target)

  const water = new VectorLayer({
    source: polygons(WATER),
    style: () => new Style({ fill: new Fill({ color: palette.water }) }),
  })
  const land = new VectorLayer({
    source: polygons(LAND),
    style: () =>
      new Style({
        fill: new Fill({ color: palette.land }),
        stroke: new Stroke({ color: palette['map-line'], width: 1 }),
      }),
  })
  const lakes = new VectorLayer({
    source: polygons(WATER.slice(1)),
    style: () => new Style({ fill: new Fill({ color: palette.water }) }),
  })
  const borders = new VectorLayer({
    source: new VectorSource({
      features: BORDERS.map(
        (line) =>
          new Feature(
            new LineString(line.map(([longitude, latitude]) => projected({ longitude, latitude }))),
          ),
      ),
    }),
    style: () =>
      new Style({ stroke: new Stroke({ color: palette['map-line'], width: 1, lineDash: [2, 4] }) }),
  })
  const towns = new VectorLayer({
    source: new VectorSource({
      features: TOWNS.map(
        ({ name, at: [longitude, latitude] }, rank) =>
          new Feature({ name, rank, geometry: new Point(projected({ longitude, latitude })) }),
      ),
    }),
    declutter: true,
    style: (town) =>
      new Style({
        text: new Text({
          text: String(town.get('name')),
          font: townFont(town.get('rank')),
          offsetY: 26,
          fill: new Fill({ color: palette['ink-2'] }),
          stroke: new Stroke({ color: palette.land, width: 3 }),
        }),
      }),
  })
  const outline = [water, land, lakes, borders, towns]

  const pictures = tiles && new XYZ({ url: tiles.url })
  // A canvas of its own, which the dark theme dims.
  const tileLayer = pictures && new TileLayer({ source: pictures, className: 'map-tiles' })
  let failedTiles = 0
  pictures?.on('tileloadend', () => {
    if (failedTiles < 0) return
    failedTiles = Number.NEGATIVE_INFINITY
    for (const layer of outline) layer.setVisible(false)
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
    layers: [...(tileLayer ? [tileLayer] : []), ...outline, ...layers],
  })

  let wantedZoom = 0
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
    /** Pressed again while the map is still moving it goes on from where that will end. */
    zoomBy: (steps: number) => {
      const from = view.getAnimating() ? wantedZoom : (view.getZoom() ?? 0)
      wantedZoom = Math.max(view.getMinZoom(), Math.min(view.getMaxZoom(), from + steps))
      view.cancelAnimations()
      view.animate({ zoom: wantedZoom, duration: duration() })
    },
    /** The theme has changed. */
    recolour: () => {
      palette = paletteOf(target)
      for (const layer of [...outline, ...layers]) layer.changed()
    },
    stop: () => map.setTarget(undefined),
  }
}
