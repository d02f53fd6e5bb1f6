import Feature from 'ol/Feature.js'
import TopoJSON from 'ol/format/TopoJSON.js'
import { fromExtent } from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import address from './ground.json?url'
import type { Palette } from './pointLook.ts'

/** Reads the file of the ground: apps/web/map makes it, in the units of the map. */
export const groundFormat = () => new TopoJSON({ dataProjection: 'EPSG:3857', layerName: 'layer' })

interface Look {
  readonly colour: 'land' | 'abroad' | 'water' | 'map-line' | 'map-road'
  /** Of a line; an area has none. */
  readonly width?: number
  readonly dash?: number[]
  /** Left out where a pixel is more metres: from so far away lines run into each other. */
  readonly farthest?: number
  /** Left out where a pixel is fewer. */
  readonly nearest?: number
}

const FAR = 1_300
/**
 * Motorways are drawn by hand, about 1 km exact. Here, between the steps 9 and 10 of the zoom, that is eight pixels; nearer it
 * would be seen.
 */
const NEAR = 200

/** Each kind of area and line in the order in which they lie on each other: quiet, since the rings say all that matters. */
const LOOKS: Readonly<Record<string, Look>> = {
  sea: { colour: 'water' },
  abroad: { colour: 'abroad' },
  home: { colour: 'land' },
  small: { colour: 'water', width: 1.25, farthest: FAR },
  large: { colour: 'water', width: 2 },
  motorways: { colour: 'map-road', width: 1.5, farthest: FAR, nearest: NEAR },
  provinces: { colour: 'map-line', width: 1, dash: [2, 4], farthest: FAR },
  coast: { colour: 'map-line', width: 0.75 },
  borders: { colour: 'map-line', width: 1.25, dash: [8, 4] },
}
const ORDER = Object.keys(LOOKS)

/** How a feature of the ground is drawn where a pixel is so many metres; nothing where it is not. */
export const groundStyle = (
  feature: { get: (name: string) => unknown },
  resolution: number,
  palette: Palette,
): Style | undefined => {
  const kind = String(feature.get('tone') ?? feature.get('size') ?? feature.get('layer'))
  const look = LOOKS[kind]
  if (!look || resolution > (look.farthest ?? Infinity) || resolution < (look.nearest ?? 0)) return undefined
  const { colour, width, dash } = look
  return new Style({
    zIndex: ORDER.indexOf(kind),
    ...(width === undefined
      ? { fill: new Fill({ color: palette[colour] }) }
      : { stroke: new Stroke({ color: palette[colour], width, ...(dash && { lineDash: dash }) }) }),
  })
}

/** Beyond all that can be seen, in the units of the map. */
const SEA = [-1e7, 1e6, 1e7, 1.5e7]

/**
 * Land, coasts, borders, provinces, rivers and motorways, which come in a file of their own. Until they are there, and where
 * they do not come, the ground is plain: the sea is drawn once the land in it is known.
 */
export const groundLayer = (palette: () => Palette) => {
  const source = new VectorSource<Feature>({ url: address, format: groundFormat() })
  source.once('featuresloadend', () =>
    source.addFeature(new Feature({ layer: 'sea', geometry: fromExtent(SEA) })),
  )
  return new VectorLayer({
    source,
    style: (feature, resolution) => groundStyle(feature, resolution, palette()),
  })
}
