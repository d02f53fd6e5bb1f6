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

/** What of the world is on screen, in degrees. */
export interface MapBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface MapOptions {
  /** Without them a plain map of the Benelux. */
  readonly tiles?: { readonly url: string } | undefined
  /** Told whether streets are shown, or the plain ground only. */
  readonly onGround?: ((hasStreets: boolean) => void) | undefined
  /** The map has come to rest; `target` is what it was last told to show. */
  readonly onMove: (box: MapBox, target: string) => void
  readonly onChoose: (id: string) => void
}

const HOME: readonly Coordinates[] = [
  { longitude: 2.6, latitude: 49.6 },
  { longitude: 6.4, latitude: 51.5 },
]
/** Two corners between which all of them are: the map library is asked for two points, however many there are. */
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
/** More points than this are gathered in a task of their own, outside of a frame. */
const MANY_POINTS = 5_000
const CLUSTER_PX = 44
/** Around the ring of a point. */
const EDGE_PX = 2
/** So far from a point a press still means it. */
const PRESS_TOLERANCE_PX = 10
/** Marked in the browser's timeline when points come and when they are gathered: e2e/bench measures it. */
const MARKS = { data: 'map:data', index: 'map:index' } as const
/** Nearer than this the plain ground is an empty page. */
const CLOSEST_OUTLINE = 12

interface DrawState {
  readonly context: CanvasRenderingContext2D
  readonly pixelRatio: number
}

const obstacles = new Map<number, Circle>()
/** A disc that is not seen, and that no name of a town is written over. */
const obstacleOf = (radius: number): Circle => {
  const known = obstacles.get(radius)
  if (known) return known
  const disc = new Circle({ radius, fill: new Fill({ color: 'transparent' }), declutterMode: 'obstacle' })
  obstacles.set(radius, disc)
  return disc
}

export type MapHandle = ReturnType<typeof startMap>

/** The map library at work in an element. It draws on a canvas, so everything on it is in a list as well. */
export const startMap = (target: HTMLElement, { tiles, onGround, onMove, onChoose }: MapOptions) => {
  let chosen: string | undefined
  let shownTarget = ''
  /** Whether it has been told of any place to show: until then it is on no way from one to another. */
  let hasPlaces = false
  let shown: readonly MapPoint[] = []

  let spots: readonly Spot<MapPoint>[] = []
  let numbers: ReadonlyMap<string, number> | undefined
  /** Where a point is among the spots; listed when one is chosen first. */
  const numberOf = (id: string): number | undefined => {
    numbers ??= new Map(shown.map((point, number) => [point.id, number]))
    return numbers.get(id)
  }
  let byZoom = new Map<number, Clusters>()

  const source = new VectorSource<Feature<Point>>()
  const pointsIn = ({ spots: inside }: Cluster): readonly MapPoint[] =>
    inside.flatMap((number) => spots[number]?.of ?? [])
  const clusterIn = (feature: { get: (key: string) => unknown }) => feature.get('cluster') as Cluster
  const shapes = new WeakMap<Cluster, PointShape>()
  const shapeOf = (cluster: Cluster): PointShape => {
    const known = shapes.get(cluster)
    if (known) return known
    const inside = pointsIn(cluster)
    const shape = {
      counts: Object.fromEntries(
        POINT_TONES.map((tone) => [tone, inside.reduce((sum, { counts }) => sum + (counts[tone] ?? 0), 0)]),
      ),
      // The same figure, alone or together.
      label: String(inside.reduce((sum, { counts }) => sum + (counts.ok ?? 0), 0)),
      isCluster: inside.length > 1,
      isChosen: false,
    }
    shapes.set(cluster, shape)
    return shape
  }
  /** The shape as it is drawn now. */
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

  /** Keeps names of towns clear of points: the map library does not know hand-drawn ones. */
  const clearings = new VectorLayer({
    source,
    declutter: true,
    style: (feature) => new Style({ image: obstacleOf(radiusOf(shapeOf(clusterIn(feature))) + 2) }),
  })

  /** Where the person is: a dot in a ring, which no location looks like. */
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
  /** Clusters at a whole step of the zoom are gathered when they are looked at first. */
  const clustersAt = (zoom: number): Clusters => {
    const known = byZoom.get(zoom)
    if (known) return known
    const clusters = clustersOf(spots, CLUSTER_PX * view.getResolutionForZoom(zoom))
    byZoom.set(zoom, clusters)
    performance.mark(MARKS.index)
    return clusters
  }
  /** Runs until the gathering of many points begins. */
  let waiting: ReturnType<typeof setTimeout> | undefined
  const gather = () => {
    waiting = undefined
    clustersAt(zoomNow())
    draw()
  }
  let drawn:
    | { readonly zoom: number; readonly extent: Extent; readonly clusters: readonly Cluster[] }
    | undefined
  /** Draws the clusters in sight and as much around them; while that lasts a pan draws nothing again. */
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
    onMove({ west, south, east, north }, shownTarget)
  }
  map.on('moveend', rest)
  /**
   * The cluster at a place of the map. The map library would find it by the pixels that are drawn, and try out for 150 ms
   * before how it reads them fastest.
   */
  const clusterAt = ([x = 0, y = 0]: readonly number[], tolerancePx: number): Cluster | undefined => {
    const nearest = nearestTo(drawn?.clusters ?? [], [x, y])
    if (!nearest) return undefined
    const distancePx = Math.hypot(nearest.x - x, nearest.y - y) / (view.getResolution() ?? 1)
    return distancePx <= radiusOf(shapeNow(nearest)) + tolerancePx ? nearest : undefined
  }
  map.on('click', ({ coordinate }) => {
    const cluster = clusterAt(coordinate, PRESS_TOLERANCE_PX)
    // The pressed spot comes into the middle: a pointer moves the map without dragging (WCAG 2.5.7).
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
    /** Puts these points on the map, and marks the chosen one. */
    show: (all: readonly MapPoint[], marked: string | undefined) => {
      chosen = marked
      if (all !== shown) {
        performance.mark(MARKS.data)
        shown = all
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
    /** Marks where the person is, or takes the mark away. */
    own: (place: Coordinates | undefined) => {
      ownSource.clear(true)
      if (place) ownSource.addFeature(new Feature(new Point(projected(place))))
    },
    /** Shows all of these at once; `name` comes back with the place where the map rests. */
    fit: (name: string, places: readonly Coordinates[]) => {
      const isFirst = shownTarget === ''
      const isBegin = !hasPlaces
      shownTarget = name
      hasPlaces ||= places.length > 0
      if (places.length > 0 || isFirst)
        fitExtent(boundingExtent(cornersOf(places.length > 0 ? places : HOME).map(projected)), isBegin)
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
    stop: () => {
      clearTimeout(waiting)
      base.stop()
    },
  }
}
