import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { toLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Style from 'ol/style/Style.js'
import { CLOSEST_ZOOM, type Coordinates, projected, startBaseMap } from './baseMap.ts'
import { drawPin } from './pinLook.ts'

export interface PinMapOptions {
  readonly tiles?: { readonly url: string } | undefined
  /** Reports whether streets are shown instead of the plain base map. */
  readonly onGround?: ((hasStreets: boolean) => void) | undefined
  /** Called when the user places the pin with a click or an arrow key. */
  readonly onPut: (at: Coordinates) => void
}

export type PinMapHandle = ReturnType<typeof startPinMap>

/** Zoom on a search result, at which tiles show single houses. */
const PIN_ZOOM = 16
/** Zoom on a search result without tiles, which shows the region. */
const OUTLINE_ZOOM = 10
const STEP_PX = 8
const LONG_STEP_PX = 64
/** Factor for rounding to six decimals of a degree, which is 10 cm. */
const DECIMALS = 1e6

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS

/** Starts a map with one pin. A click or the arrow keys move it; Shift makes larger steps. */
export const startPinMap = (target: HTMLElement, { tiles, onGround, onPut }: PinMapOptions) => {
  const pin = new Feature<Point>()
  const layer = new VectorLayer({
    source: new VectorSource({ features: [pin] }),
    style: () =>
      new Style({
        renderer: (at, { context, pixelRatio }) =>
          drawPin(context, at as unknown as readonly [number, number], base.palette(), pixelRatio),
      }),
  })
  const base = startBaseMap(target, {
    tiles,
    onGround,
    // Allow street-level zoom even without street tiles, because placing a pin needs precision.
    closestOutline: CLOSEST_ZOOM,
    layers: [layer],
    hasArrowKeys: false,
  })
  const { map, view } = base

  const put = (at: readonly number[]) => {
    const [longitude = 0, latitude = 0] = toLonLat([...at])
    onPut({ latitude: rounded(latitude), longitude: rounded(longitude) })
  }
  map.on('click', ({ coordinate }) => put(coordinate))

  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const [x = 0, y = 0] = pin.getGeometry()?.getCoordinates() ?? view.getCenter() ?? []
    const step = (event.shiftKey ? LONG_STEP_PX : STEP_PX) * (view.getResolution() ?? 0)
    put([x + way[0] * step, y + way[1] * step])
  }
  target.addEventListener('keydown', press)

  return {
    /** Places the pin and zooms in on a search result; otherwise the map moves only if the pin is out of view. */
    show: (at: Coordinates | undefined, isSought: boolean) => {
      if (!at) {
        pin.setGeometry(undefined)
        return
      }
      const center = projected(at)
      pin.setGeometry(new Point(center))
      const [x = 0, y = 0] = center
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(map.getSize())
      const isSeen = x > west && x < east && y > south && y < north
      if (isSought) {
        view.setCenter(center)
        view.setZoom(tiles ? PIN_ZOOM : OUTLINE_ZOOM)
      } else if (!isSeen) view.animate({ center, duration: base.duration() })
    },
    zoomBy: base.zoomBy,
    recolour: base.recolour,
    stop: () => {
      target.removeEventListener('keydown', press)
      base.stop()
    },
  }
}
