import type { Tile } from '@portal/machines'
import { type DisplayState, displayState, MINUTE_MS, normalizeText } from '@portal/schemas'
import { hasEach } from '../../data/hasWords.ts'

const HOUR_MINUTES = 60
const DAY_HOURS = 24
/** From here on hours are no longer read at a glance. */
const MOST_HOURS = 100

const two = (figure: number): string => String(figure).padStart(2, '0')

/** For how long something is so, as a clock reads: 00:04, 27:15, and days from a hundred hours on. */
export const clockAge = (since: number, now: number, days: (count: number) => string): string => {
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS))
  const hours = Math.floor(minutes / HOUR_MINUTES)
  return hours < MOST_HOURS
    ? `${two(hours)}:${two(minutes % HOUR_MINUTES)}`
    : days(Math.floor(hours / DAY_HOURS))
}

/** What a tile is called. */
export const tileName = ({ name, number }: Pick<Tile, 'name' | 'number'>): string =>
  number === undefined ? name : `${name} · ${number}`

/** Its location, unless its name says so already. */
export const placeBeside = (tile: Pick<Tile, 'name' | 'place'>): string =>
  tile.place
    .split(', ')
    .filter((part) => !tile.name.includes(part))
    .join(', ')

/**
 * Searches the texts of tiles: location, name, and state in words and in English, so that a link finds the same in
 * each language. A tile that has not changed is folded once.
 */
export const createFinder = (stateWord: (state: DisplayState) => string) => {
  const folded = new WeakMap<Tile, string>()
  const textOf = (tile: Tile): string => {
    const known = folded.get(tile)
    if (known !== undefined) return known
    const state = displayState(tile.status)
    const text = normalizeText(`${tileName(tile)} ${tile.place} ${stateWord(state)} ${state}`)
    folded.set(tile, text)
    return text
  }
  return (tiles: readonly Tile[], words: string): readonly Tile[] => {
    if (words.trim() === '') return tiles
    const isSought = hasEach(words)
    return tiles.filter((tile) => isSought(textOf(tile)))
  }
}
