import { FONT } from './pointLook.ts'

/** Box on the map, in CSS pixels from its upper left corner. */
export interface Box {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** Number of towns with the largest font size. */
const LARGEST = 8
/** Number of towns with at least the medium font size. */
const LARGE = 34
/** Vertical distance of the name from its town, px, which leaves room for the ring of a location there. */
export const NAME_BELOW = 26
const LETTER_WIDTH = 0.6

const sizeOf = (rank: number): number => (rank < LARGEST ? 15 : rank < LARGE ? 13 : 12)

export const townFont = (rank: number): string => `500 ${sizeOf(rank)}px ${FONT}`

/** Returns the approximate box of a town name, given the pixel of the town. */
export const nameBox = (name: string, rank: number, [x = 0, y = 0]: readonly number[]): Box => {
  const size = sizeOf(rank)
  const half = (name.length * size * LETTER_WIDTH) / 2
  const middle = y + NAME_BELOW
  return { west: x - half, north: middle - size / 2, east: x + half, south: middle + size / 2 }
}

export const overlap = (one: Box, other: Box): boolean =>
  one.west < other.east && other.west < one.east && one.north < other.south && other.north < one.south
