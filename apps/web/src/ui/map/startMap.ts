import { boundingExtent, getHeight, getWidth } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { transformExtent } from 'ol/proj.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import Style from 'ol/style/Style.js'
import { CLOSEST_ZOOM, type Coordinates, DEGREES, projected, startBaseMap, WEB_MERCATOR } from './baseMap.ts'
import { drawPoint, POINT_TONES, type PointCounts } from './pointLook.ts'

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

const HOME: readonly Coordinates[] = [
  { longitude: 2.6, latitude: 49.6 },
  { longitude: 6.4, latitude: 51.5 },
]
const CLUSTER_PX = 44

export type MapHandle = ReturnType<typeof startMap>

/** The map library at work in an element. It draws on a canvas: everything on it stands in a list as well. */
export const startMap = (target: HTMLElement, { tiles, onMove, onChoose }: MapOptions) => {
  let chosen: string | undefined
  let shownTarget = ''

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
          drawPoint(context, at as unknown as readonly [number, number], shape, base.palette(), pixelRatio),
        // What is drawn by hand is hit as drawn.
        hitDetectionRenderer: (at, { context, pixelRatio }) =>
          drawPoint(context, at as unknown as readonly [number, number], shape, base.palette(), pixelRatio),
      })
    },
  })

  const base = startBaseMap(target, { tiles, layers: [points], hasArrowKeys: true })
  const { map, view, fitExtent, duration } = base

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
    zoomBy: base.zoomBy,
    recolour: base.recolour,
    stop: base.stop,
  }
}
