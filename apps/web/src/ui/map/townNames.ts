import { FONT } from './pointLook.ts'

/** A part of the map, in CSS pixels from its upper left corner. */
export interface Box {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** So many of the largest towns have the largest letters, and so many have letters that are not the smallest. */
const LARGEST = 8
const LARGE = 34
/** How far below a town its name stands, in pixels: a location in the town has its ring there. */
export const NAME_BELOW = 26
/** How wide a letter is on average, of its height. */
const LETTER_WIDTH = 0.6

const sizeOf = (rank: number): number => (rank < LARGEST ? 15 : rank < LARGE ? 13 : 12)

/** Of the name of a town, by its rank from 0: in three sizes. */
export const townFont = (rank: number): string => `500 ${sizeOf(rank)}px ${FONT}`

/** Where about the name of a town is written that lies at a pixel of the map. */
export const nameBox = (name: string, rank: number, [x = 0, y = 0]: readonly number[]): Box => {
  const size = sizeOf(rank)
  const half = (name.length * size * LETTER_WIDTH) / 2
  const middle = y + NAME_BELOW
  return { west: x - half, north: middle - size / 2, east: x + half, south: middle + size / 2 }
}

export const overlap = (one: Box, other: Box): boolean =>
  one.west < other.east && other.west < one.east && one.north < other.south && other.north < one.south
