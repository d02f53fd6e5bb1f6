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

/** Creates the parser of the base map file, which apps/web/map generates in map units. */
export const groundFormat = () => new TopoJSON({ dataProjection: 'EPSG:3857', layerName: 'layer' })

interface Look {
  readonly colour: 'land' | 'abroad' | 'water' | 'map-line' | 'map-road'
  /** Line width; undefined for an area. */
  readonly width?: number
  readonly dash?: number[]
  /** Maximum metres per pixel; beyond it, lines would merge. */
  readonly farthest?: number
  /** Minimum metres per pixel. */
  readonly nearest?: number
}

const FAR = 1_300
/**
 * Motorways are drawn by hand with an accuracy of about 1 km. At this resolution, between zoom 9 and 10, that is eight
 * pixels; at a higher zoom, the error would be noticeable.
 */
const NEAR = 200

/** Styles of areas and lines in drawing order; subdued, because the rings carry the information. */
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

/** Returns the style of a feature at a resolution in metres per pixel; undefined if it is not drawn. */
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

/** Larger than any visible extent, in map units. */
const SEA = [-1e7, 1e6, 1e7, 1.5e7]

/**
 * Creates the layer of land, coasts, borders, provinces, rivers and motorways, loaded from a separate file. The sea is
 * added only after the land has loaded; until then, and if loading fails, the background is plain.
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
