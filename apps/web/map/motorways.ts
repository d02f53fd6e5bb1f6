// Replaces the motorways in src/ui/map/ground.json with those in motorways.json. Run manually: see README.md in this
// folder.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromLonLat } from 'ol/proj.js'

type Pair = readonly [number, number]

/** Content of motorways.json. */
export interface Drawn {
  /** Longitude and latitude by place name; motorways that meet go through the same place. */
  readonly places: Readonly<Record<string, Pair>>
  /** Lines through these places. */
  readonly motorways: readonly { readonly names: string; readonly through: readonly string[] }[]
}

interface Layer {
  readonly type: string
  readonly geometries: readonly { readonly type: string; readonly arcs: readonly unknown[] }[]
}

/** The fields of ground.json that are used here. */
export interface Ground {
  readonly arcs: readonly (readonly Pair[])[]
  readonly transform: { readonly scale: Pair; readonly translate: Pair }
  readonly objects: Readonly<Record<string, Layer>>
}

/** Converts a line to the grid of ground.json, delta-encoded. */
const arcOf = (points: readonly Pair[], { scale, translate }: Ground['transform']): readonly Pair[] => {
  const onGrid = points.map((point): Pair => {
    const [x = 0, y = 0] = fromLonLat([...point])
    return [Math.round((x - translate[0]) / scale[0]), Math.round((y - translate[1]) / scale[1])]
  })
  return onGrid.map(([x, y], index) => {
    const [fromX, fromY] = onGrid[index - 1] ?? [0, 0]
    return [x - fromX, y - fromY]
  })
}

/** Returns the ground with its motorways replaced by these, as the last layer. */
export const withMotorways = (ground: Ground, { places, motorways }: Drawn): Ground => {
  const { motorways: former, ...objects } = ground.objects
  const formerArcs = former?.geometries.flatMap(({ arcs }) => arcs).length ?? 0
  const others = ground.arcs.slice(0, ground.arcs.length - formerArcs)
  const drawn = motorways.map(({ names, through }) =>
    arcOf(
      through.map((name) => {
        const at = places[name]
        if (!at) throw new Error(`${names} goes through ${name}, which is no place of motorways.json.`)
        return at
      }),
      ground.transform,
    ),
  )
  const arcs = drawn.map((_, index) => [others.length + index])
  return {
    ...ground,
    arcs: [...others, ...drawn],
    objects: {
      ...objects,
      motorways: { type: 'GeometryCollection', geometries: [{ type: 'MultiLineString', arcs }] },
    },
  }
}

const DRAWN = resolve(import.meta.dirname, 'motorways.json')
const GROUND = resolve(import.meta.dirname, '../src/ui/map/ground.json')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const readDrawn = () => read(DRAWN) as Drawn
export const readGround = () => read(GROUND) as Ground

/** Rewrites ground.json with the current motorways. */
export const putMotorways = () =>
  writeFileSync(GROUND, JSON.stringify(withMotorways(readGround(), readDrawn())))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) putMotorways()
