import type { Tile } from '@portal/machines'
import { type DisplayState, displayState, MINUTE_MS, normalizeText } from '@portal/schemas'
import { hasEach } from '../../data/hasWords.ts'

const HOUR_MINUTES = 60
const DAY_HOURS = 24
/** Longer ages are shown in days, because large hour counts are illegible at a glance. */
const MOST_HOURS = 100

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Formats an age like a clock, for example 00:04 or 27:15, and in days from 100 hours. */
export const clockAge = (since: number, now: number, days: (count: number) => string): string => {
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS))
  const hours = Math.floor(minutes / HOUR_MINUTES)
  return hours < MOST_HOURS
    ? `${two(hours)}:${two(minutes % HOUR_MINUTES)}`
    : days(Math.floor(hours / DAY_HOURS))
}

export const tileName = ({ name, number }: Pick<Tile, 'name' | 'number'>): string =>
  number === undefined ? name : `${name} · ${number}`

/** Returns the parts of the tile's location that its name does not contain. */
export const placeBeside = (tile: Pick<Tile, 'name' | 'place'>): string =>
  tile.place
    .split(', ')
    .filter((part) => !tile.name.includes(part))
    .join(', ')

/**
 * Returns a function that finds tiles by name, location and state. The state also matches in English, so a link works
 * in every language. The normalized text is cached per tile.
 */
export const createFinder = (stateWord: (state: DisplayState) => string) => {
  const folded = new WeakMap<Tile, string>()
  const textOf = (tile: Tile): string => {
    const cached = folded.get(tile)
    if (cached !== undefined) return cached
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
