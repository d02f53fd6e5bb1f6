import { fromLonLat } from 'ol/proj.js'
import { getDistance } from 'ol/sphere.js'
import { describe, expect, it } from 'vitest'
import { groundFormat } from '../src/ui/map/ground.ts'
import { readDrawn, readGround, withMotorways } from './motorways.ts'

type Point = readonly [number, number]

/** Limits of the map: west, south, east, north. */
const SEEN = [0.4, 48.4, 9.4, 54.2] as const
const FARTHEST_APART = 25_000
/** An end closer than this to another motorway, in metres, must share a place with it. */
const NEAR = 1_000
/** Places on dams, bridges and new land, which the coastline of the base map lacks. */
const IN_WATER = ['Breezanddijk', 'Hellegatsplein', 'Kornwerderzand', 'Maasvlakte', 'Zeeburg']

const { places, motorways } = readDrawn()
const ground = readGround()
const at = (name: string): Point => places[name] ?? [Number.NaN, Number.NaN]
/** Land areas, read from a copy because the reader of the map library modifies its input. */
const land = groundFormat()
  .readFeatures(structuredClone(ground))
  .filter((feature) => feature.get('tone'))

interface Piece {
  readonly of: number
  readonly ends: readonly [string, string]
}
const pieces: readonly Piece[] = motorways.flatMap(({ through }, of) =>
  through.slice(1).map((to, index) => ({ of, ends: [through[index] ?? '', to] as const })),
)

/** Returns 1 or -1 for the side of the line through two points on which a third point lies; 0 on the line. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
const cross = ({ ends: [a, b] }: Piece, { ends: [c, d] }: Piece) =>
  side(at(a), at(b), at(c)) !== side(at(a), at(b), at(d)) &&
  side(at(c), at(d), at(a)) !== side(at(c), at(d), at(b))
const meet = (one: Piece, other: Piece) => one.ends.some((name) => other.ends.includes(name))

/** Returns the distance from a place to a piece in metres, sampled at points along the piece. */
const distanceTo = (name: string, { ends: [from, to] }: Piece) => {
  const STEPS = 50
  const [[ax, ay], [bx, by]] = [at(from), at(to)]
  const tried = Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS
    return getDistance([...at(name)], [ax + part * (bx - ax), ay + part * (by - ay)])
  })
  return Math.min(...tried)
}

describe('the hand-drawn motorways', () => {
  it('use only known places, and all of them', () => {
    const used = new Set(motorways.flatMap(({ through }) => through))
    expect([...used].toSorted()).toEqual(Object.keys(places).toSorted())
  })

  it('lie within the map and on land', () => {
    const [west, south, east, north] = SEEN
    const outside = Object.entries(places).filter(
      ([, [x, y]]) => !(x > west && x < east && y > south && y < north),
    )
    expect(outside).toEqual([])
    const inWater = Object.keys(places).filter(
      (name) => !land.some((area) => area.getGeometry()?.intersectsCoordinate(fromLonLat([...at(name)]))),
    )
    expect(inWater.toSorted()).toEqual(IN_WATER)
  })

  it('have points less than 25 km apart', () => {
    const long = pieces.filter(
      ({ ends: [from, to] }) => getDistance([...at(from)], [...at(to)]) >= FARTHEST_APART,
    )
    expect(long).toEqual([])
  })

  it('share a place where they cross', () => {
    const crossings = pieces.flatMap((one, index) =>
      pieces
        .slice(index + 1)
        .filter((other) => !meet(one, other) && cross(one, other))
        .map((other) => [one.ends, other.ends]),
    )
    expect(crossings).toEqual([])
  })

  it('share a point wherever one ends at another', () => {
    const loose = motorways.flatMap(({ names, through }, of) =>
      [through[0] ?? '', through.at(-1) ?? ''].filter((end) => {
        const others = pieces.filter((piece) => piece.of !== of)
        const isJoined = others.some(({ ends }) => ends.includes(end))
        return !isJoined && others.some((piece) => distanceTo(end, piece) < NEAR) && names
      }),
    )
    expect(loose).toEqual([])
  })

  it('match those in the ground file', () => {
    expect(withMotorways(ground, { places, motorways })).toEqual(ground)
  })

  it('replace those of the ground, and are rejected if a place is unknown', () => {
    const [first] = motorways
    const one = withMotorways(ground, { places, motorways: first ? [first] : [] })
    expect(ground.arcs.length - one.arcs.length).toBe(motorways.length - 1)
    expect(() => withMotorways(ground, { places: {}, motorways })).toThrow(/is no place of motorways.json/)
  })
})
