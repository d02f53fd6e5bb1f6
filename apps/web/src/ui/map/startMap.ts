import { boundingExtent, buffer, containsExtent, type Extent, getHeight, getWidth } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Circle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { type Coordinates, DEGREES, projected, startBaseMap, WEB_MERCATOR } from './baseMap.ts'
import { type Cluster, type Clusters, clustersOf, nearestTo, type Spot } from './clusters.ts'
import { drawPoint, POINT_TONES, type PointCounts, type PointShape, radiusOf } from './pointLook.ts'

export interface MapPoint extends Coordinates {
  readonly id: string
  readonly counts: PointCounts
}

/** Current extent of the map, in degrees. */
export interface MapBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface MapOptions {
  /** Undefined for a plain map of the Benelux. */
  readonly tiles?: { readonly url: string } | undefined
  /** Reports whether streets are shown instead of the plain base map. */
  readonly onGround?: ((hasStreets: boolean) => void) | undefined
  /** Called when the map stops moving; `target` is the name last passed to `fit`. */
  readonly onMove: (box: MapBox, target: string) => void
  readonly onChoose: (id: string) => void
}

const HOME: readonly Coordinates[] = [
  { longitude: 2.6, latitude: 49.6 },
  { longitude: 6.4, latitude: 51.5 },
]
/** Returns two opposite corners of all places, so the map library handles only two points. */
const cornersOf = (places: readonly Coordinates[]): readonly Coordinates[] => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { longitude, latitude } of places) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ]
}
/** Number of points above which clustering runs in a separate task instead of in a frame. */
const MANY_POINTS = 5_000
const CLUSTER_PX = 44
const EDGE_PX = 2
/** Distance from the edge of a point within which a click still selects it. */
const PRESS_TOLERANCE_PX = 10
/** Performance marks for new points and for clustering, which e2e/bench measures. */
const MARKS = { data: 'map:data', index: 'map:index' } as const
/** Maximum zoom on the plain base map, which has no detail beyond it. */
const CLOSEST_OUTLINE = 12

interface DrawState {
  readonly context: CanvasRenderingContext2D
  readonly pixelRatio: number
}

const obstacles = new Map<number, Circle>()
/** Creates an invisible disc over which no town name is drawn. */
const obstacleOf = (radius: number): Circle => {
  const cached = obstacles.get(radius)
  if (cached) return cached
  const disc = new Circle({ radius, fill: new Fill({ color: 'transparent' }), declutterMode: 'obstacle' })
  obstacles.set(radius, disc)
  return disc
}

export type MapHandle = ReturnType<typeof startMap>

/** Starts the map in an element. It draws on a canvas, so all of its content must also be in a list. */
export const startMap = (target: HTMLElement, { tiles, onGround, onMove, onChoose }: MapOptions) => {
  let chosen: string | undefined
  let currentTarget = ''
  /** True after the map has been fitted to places; moves up to then are not animated. */
  let hasPlaces = false
  let displayed: readonly MapPoint[] = []

  let spots: readonly Spot<MapPoint>[] = []
  let numbers: ReadonlyMap<string, number> | undefined
  /** Returns the index of a point among the spots; the lookup table is built on first use. */
  const numberOf = (id: string): number | undefined => {
    numbers ??= new Map(displayed.map((point, number) => [point.id, number]))
    return numbers.get(id)
  }
  let byZoom = new Map<number, Clusters>()

  const source = new VectorSource<Feature<Point>>()
  const pointsIn = ({ spots: inside }: Cluster): readonly MapPoint[] =>
    inside.flatMap((number) => spots[number]?.of ?? [])
  const clusterIn = (feature: { get: (key: string) => unknown }) => feature.get('cluster') as Cluster
  const shapes = new WeakMap<Cluster, PointShape>()
  const shapeOf = (cluster: Cluster): PointShape => {
    const cached = shapes.get(cluster)
    if (cached) return cached
    const inside = pointsIn(cluster)
    const shape = {
      counts: Object.fromEntries(
        POINT_TONES.map((tone) => [tone, inside.reduce((sum, { counts }) => sum + (counts[tone] ?? 0), 0)]),
      ),
      // Free connectors instead of locations, so the numbers of clusters and single locations are comparable.
      label: String(inside.reduce((sum, { counts }) => sum + (counts.ok ?? 0), 0)),
      isCluster: inside.length > 1,
      isChosen: false,
    }
    shapes.set(cluster, shape)
    return shape
  }
  const shapeNow = (cluster: Cluster): PointShape => {
    const number = chosen === undefined ? undefined : numberOf(chosen)
    return { ...shapeOf(cluster), isChosen: number !== undefined && cluster.spots.includes(number) }
  }
  const points = new VectorLayer({
    source,
    style: (feature) => {
      const shape = shapeNow(clusterIn(feature))
      const draw = (at: unknown, { context, pixelRatio }: DrawState) =>
        drawPoint(context, at as readonly [number, number], shape, base.palette(), pixelRatio)
      return new Style({ renderer: draw })
    },
  })

  /** Invisible discs that keep town names clear of points: the map library does not know the custom drawings. */
  const clearings = new VectorLayer({
    source,
    declutter: true,
    style: (feature) => new Style({ image: obstacleOf(radiusOf(shapeOf(clusterIn(feature))) + 2) }),
  })

  /** Position of the user: a dot in a ring, unlike any location. */
  const ownSource = new VectorSource<Feature<Point>>()
  const ownPlace = new VectorLayer({
    source: ownSource,
    style: () => {
      const { accent, surface } = base.palette()
      return [
        new Style({ image: new Circle({ radius: 13, stroke: new Stroke({ color: accent, width: 2 }) }) }),
        new Style({
          image: new Circle({
            radius: 7,
            fill: new Fill({ color: accent }),
            stroke: new Stroke({ color: surface, width: 3 }),
          }),
        }),
      ]
    },
  })

  const base = startBaseMap(target, {
    tiles,
    onGround,
    closestOutline: CLOSEST_OUTLINE,
    layers: [clearings, points, ownPlace],
    hasArrowKeys: true,
  })
  const { map, view, fitExtent, duration } = base

  const zoomNow = () => Math.round(view.getZoom() ?? 0)
  /** Returns the clusters of a zoom level, computed on first use. */
  const clustersAt = (zoom: number): Clusters => {
    const cached = byZoom.get(zoom)
    if (cached) return cached
    const clusters = clustersOf(spots, CLUSTER_PX * view.getResolutionForZoom(zoom))
    byZoom.set(zoom, clusters)
    performance.mark(MARKS.index)
    return clusters
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const gather = () => {
    waiting = undefined
    clustersAt(zoomNow())
    draw()
  }
  let drawn:
    | { readonly zoom: number; readonly extent: Extent; readonly clusters: readonly Cluster[] }
    | undefined
  /** Draws the clusters in view and around it, so panning inside that area needs no redraw. */
  const draw = () => {
    const size = map.getSize()
    if (!size || waiting !== undefined) return
    const zoom = zoomNow()
    const seen = view.calculateExtent(size)
    if (drawn?.zoom === zoom && containsExtent(drawn.extent, seen)) return
    if (spots.length > MANY_POINTS && !byZoom.has(zoom)) {
      waiting = setTimeout(gather)
      return
    }
    const [west = 0, south = 0, east = 0, north = 0] = buffer(seen, Math.max(getWidth(seen), getHeight(seen)))
    const clusters = clustersAt(zoom).within(west, south, east, north)
    drawn = { zoom, extent: [west, south, east, north], clusters }
    source.clear(true)
    source.addFeatures(
      clusters.map((cluster) => new Feature({ cluster, geometry: new Point([cluster.x, cluster.y]) })),
    )
  }
  view.on('change', draw)
  map.on('change:size', draw)

  const rest = () => {
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      view.calculateExtent(map.getSize()),
      WEB_MERCATOR,
      DEGREES,
    )
    onMove({ west, south, east, north }, currentTarget)
  }
  map.on('moveend', rest)
  /**
   * Returns the cluster at a coordinate. The map library would hit-test drawn pixels instead, after spending 150 ms on
   * finding the fastest way to read them.
   */
  const clusterAt = ([x = 0, y = 0]: readonly number[], tolerancePx: number): Cluster | undefined => {
    const nearest = nearestTo(drawn?.clusters ?? [], [x, y])
    if (!nearest) return undefined
    const distancePx = Math.hypot(nearest.x - x, nearest.y - y) / (view.getResolution() ?? 1)
    return distancePx <= radiusOf(shapeNow(nearest)) + tolerancePx ? nearest : undefined
  }
  map.on('click', ({ coordinate }) => {
    const cluster = clusterAt(coordinate, PRESS_TOLERANCE_PX)
    // Centres the clicked place, so a pointer can move the map without dragging (WCAG 2.5.7).
    if (!cluster) return view.animate({ center: coordinate, duration: duration() })
    const { west, south, east, north, spots: inside } = cluster
    const extent = [west, south, east, north]
    const first = spots[inside[0] ?? -1]?.of
    const isOneSpot = getWidth(extent) + getHeight(extent) < 1 || (view.getZoom() ?? 0) >= view.getMaxZoom()
    if (first && (inside.length === 1 || isOneSpot)) onChoose(first.id)
    else fitExtent(extent)
  })
  map.on('pointermove', ({ coordinate, dragging }) => {
    if (dragging) return
    target.style.cursor = clusterAt(coordinate, EDGE_PX) ? 'pointer' : ''
  })

  return {
    show: (all: readonly MapPoint[], marked: string | undefined) => {
      chosen = marked
      if (all !== displayed) {
        performance.mark(MARKS.data)
        displayed = all
        spots = all.map((point) => {
          const [x = 0, y = 0] = projected(point)
          return { x, y, of: point }
        })
        numbers = undefined
        byZoom = new Map()
        drawn = undefined
        clearTimeout(waiting)
        waiting = undefined
        draw()
      }
      points.changed()
    },
    own: (place: Coordinates | undefined) => {
      ownSource.clear(true)
      if (place) ownSource.addFeature(new Feature(new Point(projected(place))))
    },
    /**
     * Fits all places; without any, the map starts at its home area and later stays where it is. `onMove` reports
     * `name` when the map stops.
     */
    fit: (name: string, places: readonly Coordinates[]) => {
      const isFirst = currentTarget === ''
      const isBegin = !hasPlaces
      currentTarget = name
      hasPlaces ||= places.length > 0
      if (places.length > 0 || isFirst)
        fitExtent(boundingExtent(cornersOf(places.length > 0 ? places : HOME).map(projected)), isBegin)
      else rest()
    },
    /** Centres a place that is out of view or covered on the right by a floating element. */
    reveal: (place: Coordinates, coveredPx: number) => {
      const [x = 0, y = 0] = projected(place)
      const covered = coveredPx * (view.getResolution() ?? 0)
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(map.getSize())
      const isSeen = x > west && x < east - covered && y > south && y < north
      if (!isSeen) view.animate({ center: [x + covered / 2, y], duration: duration() })
    },
    zoomBy: base.zoomBy,
    recolour: base.recolour,
    stop: () => {
      clearTimeout(waiting)
      base.stop()
    },
  }
}
