import { boundingExtent, type Extent, getHeight, getWidth } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import View from 'ol/View.js'
import { LAND, TOWNS, WATER } from './outline.ts'
import { drawPoint, LABEL_FONT, type Palette, POINT_TONES, type PointCounts, paletteOf } from './pointLook.ts'

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export interface MapPoint extends Coordinates {
  readonly id: string
  readonly counts: PointCounts
}

/** What of the world is on screen, in degrees. */
export interface MapBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface MapOptions {
  /** Without them the outline of the Benelux. */
  readonly tiles?: { readonly url: string } | undefined
  /** The map has come to rest; `target` is what it was last told to show. */
  readonly onMove: (box: MapBox, target: string) => void
  readonly onChoose: (id: string) => void
}

/** What someone sees who looks at all of the Benelux; no one gets lost beyond. */
const WORLD: Extent = [0.4, 48.4, 9.4, 54.2]
const HOME: readonly Coordinates[] = [
  { longitude: 2.6, latitude: 49.6 },
  { longitude: 6.4, latitude: 51.5 },
]
const CLUSTER_PX = 44
const CLOSEST_ZOOM = 17
const FIT_ZOOM = 13
const PADDING = [56, 56, 56, 56]
const MOVE_MS = 200
/** So many tiles that fail, and none that came, and the map goes on without. */
const MOST_FAILED_TILES = 3

const WEB_MERCATOR = 'EPSG:3857'
const DEGREES = 'EPSG:4326'
const projected = ({ longitude, latitude }: Coordinates) => fromLonLat([longitude, latitude])
const polygons = (rings: readonly (readonly (readonly [number, number])[])[]) =>
  new VectorSource({
    features: rings.map(
      (ring) =>
        new Feature(new Polygon([ring.map(([longitude, latitude]) => projected({ longitude, latitude }))])),
    ),
  })

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export type MapHandle = ReturnType<typeof startMap>

/** The map library at work in an element. It draws on a canvas: everything on it stands in a list as well. */
export const startMap = (target: HTMLElement, { tiles, onMove, onChoose }: MapOptions) => {
  let palette: Palette = paletteOf(target)
  let chosen: string | undefined
  let shownTarget = ''

  const water = new VectorLayer({
    source: polygons(WATER),
    style: () => new Style({ fill: new Fill({ color: palette['charge-soft'] }) }),
  })
  const land = new VectorLayer({
    source: polygons(LAND),
    style: () =>
      new Style({
        fill: new Fill({ color: palette.surface }),
        stroke: new Stroke({ color: palette['line-strong'], width: 1 }),
      }),
  })
  const lakes = new VectorLayer({
    source: polygons(WATER.slice(1)),
    style: () => new Style({ fill: new Fill({ color: palette['charge-soft'] }) }),
  })
  const towns = new VectorLayer({
    source: new VectorSource({
      features: TOWNS.map(
        ({ name, at: [longitude, latitude] }) =>
          new Feature({ name, geometry: new Point(projected({ longitude, latitude })) }),
      ),
    }),
    declutter: true,
    style: (town) =>
      new Style({
        text: new Text({
          text: String(town.get('name')),
          font: LABEL_FONT,
          offsetY: 26,
          fill: new Fill({ color: palette['ink-2'] }),
          stroke: new Stroke({ color: palette.surface, width: 3 }),
        }),
      }),
  })
  const outline = [water, land, lakes, towns]

  const source = new VectorSource<Feature<Point>>()
  const clusters = new Cluster({ source, distance: CLUSTER_PX, minDistance: 20 })
  const pointsIn = (cluster: { get: (key: string) => unknown }): readonly MapPoint[] =>
    (cluster.get('features') as readonly Feature<Point>[]).map((feature) => feature.get('point') as MapPoint)
  const points = new VectorLayer({
    source: clusters,
    style: (cluster) => {
      const inside = pointsIn(cluster)
      const isCluster = inside.length > 1
      const counts = Object.fromEntries(
        POINT_TONES.map((tone) => [tone, inside.reduce((sum, point) => sum + (point.counts[tone] ?? 0), 0)]),
      )
      const shape = {
        counts,
        // The same figure, whether they stand alone or together.
        label: String(inside.reduce((sum, { counts: of }) => sum + (of.ok ?? 0), 0)),
        isCluster,
        isChosen: inside.some(({ id }) => id === chosen),
      }
      return new Style({
        renderer: (at, { context, pixelRatio }) =>
          drawPoint(context, at as unknown as readonly [number, number], shape, palette, pixelRatio),
        // What is drawn by hand is hit as drawn.
        hitDetectionRenderer: (at, { context, pixelRatio }) =>
          drawPoint(context, at as unknown as readonly [number, number], shape, palette, pixelRatio),
      })
    },
  })

  const pictures = tiles && new XYZ({ url: tiles.url })
  const tileLayer = pictures && new TileLayer({ source: pictures })
  const withTiles = (isOn: boolean) => {
    tileLayer?.setVisible(isOn)
    for (const layer of outline) layer.setVisible(!isOn)
  }
  withTiles(tileLayer !== undefined)
  let failedTiles = 0
  pictures?.on('tileloadend', () => {
    failedTiles = Number.NEGATIVE_INFINITY
  })
  pictures?.on('tileloaderror', () => {
    failedTiles += 1
    if (failedTiles >= MOST_FAILED_TILES) withTiles(false)
  })

  const view = new View({
    extent: transformExtent(WORLD, DEGREES, WEB_MERCATOR),
    constrainOnlyCenter: true,
    center: fromLonLat([4.5, 50.6]),
    zoom: 8,
    minZoom: 6,
    maxZoom: CLOSEST_ZOOM,
    enableRotation: false,
  })
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
    layers: [...(tileLayer ? [tileLayer] : []), ...outline, points],
  })

  let wantedZoom = 0
  const duration = () => (isStill() ? 0 : MOVE_MS)
  const fitExtent = (extent: Extent, isQuick = false) => {
    view.fit(extent, {
      padding: PADDING,
      maxZoom: extent === undefined || getWidth(extent) + getHeight(extent) === 0 ? FIT_ZOOM : CLOSEST_ZOOM,
      ...(!isQuick && { duration: duration() }),
    })
  }

  const rest = () => {
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      view.calculateExtent(map.getSize()),
      WEB_MERCATOR,
      DEGREES,
    )
    onMove({ west, south, east, north }, shownTarget)
  }
  map.on('moveend', rest)
  map.on('click', ({ pixel }) => {
    const cluster = map.forEachFeatureAtPixel(pixel, (feature) => feature, {
      layerFilter: (layer) => layer === points,
      hitTolerance: 8,
    })
    if (!cluster) return
    const inside = pointsIn(cluster)
    const extent = boundingExtent(inside.map(projected))
    const [first] = inside
    const isOneSpot = getWidth(extent) + getHeight(extent) < 1 || (view.getZoom() ?? 0) >= CLOSEST_ZOOM
    if (first && (inside.length === 1 || isOneSpot)) onChoose(first.id)
    else fitExtent(extent)
  })
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return
    const isOver = map.hasFeatureAtPixel(pixel, { layerFilter: (layer) => layer === points })
    target.style.cursor = isOver ? 'pointer' : ''
  })

  return {
    /** Puts these points on the map, and marks the chosen one. */
    show: (all: readonly MapPoint[], marked: string | undefined) => {
      chosen = marked
      source.clear(true)
      source.addFeatures(all.map((point) => new Feature({ point, geometry: new Point(projected(point)) })))
      points.changed()
    },
    /** Shows all of these at once; `name` comes back with the place where the map rests. */
    fit: (name: string, places: readonly Coordinates[]) => {
      const isFirst = shownTarget === ''
      shownTarget = name
      if (places.length > 0 || isFirst)
        fitExtent(boundingExtent((places.length > 0 ? places : HOME).map(projected)), isFirst)
      else rest()
    },
    /** Brings one place into view, where it is not or something that floats over the right of the map covers it. */
    reveal: (place: Coordinates, coveredPx: number) => {
      const [x = 0, y = 0] = projected(place)
      const covered = coveredPx * (view.getResolution() ?? 0)
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(map.getSize())
      const isSeen = x > west && x < east - covered && y > south && y < north
      if (!isSeen) view.animate({ center: [x + covered / 2, y], duration: duration() })
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
      for (const layer of [...outline, points]) layer.changed()
    },
    stop: () => map.setTarget(undefined),
  }
}
