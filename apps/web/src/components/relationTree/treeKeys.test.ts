import type { TreeRow } from '@portal/machines'
import { describe, expect, it } from 'vitest'
import { keyEffect, lineOf, placesOf } from './treeKeys.ts'
import { linesAt } from './useWindow.ts'

const row = (id: string, isOpen: boolean | undefined, parent?: string): TreeRow => ({
  kind: 'relation',
  id,
  level: parent === undefined ? 1 : 2,
  relation: { Id: id, Description: id, IsCompany: 1 },
  isOpen,
  isMatch: false,
  position: 1,
  siblings: 1,
  parent,
})
const ROWS = [row('Alpha', true), row('Beta', undefined, 'Alpha'), row('Gamma', false)]
const COUNT = 100_000

describe('keyEffect', () => {
  it.each([
    ['ArrowDown', 'Alpha', 'go Beta'],
    ['ArrowDown', 'Gamma', ''],
    ['ArrowUp', 'Beta', 'go Alpha'],
    ['Home', 'Gamma', 'go Alpha'],
    ['End', 'Alpha', 'go Gamma'],
    ['ArrowRight', 'Alpha', 'go Beta'],
    ['ArrowRight', 'Beta', ''],
    ['ArrowRight', 'Gamma', 'open Gamma'],
    ['ArrowLeft', 'Alpha', 'close Alpha'],
    ['ArrowLeft', 'Beta', 'go Alpha'],
    ['ArrowLeft', 'Gamma', ''],
    ['Enter', 'Beta', 'follow Beta'],
    ['g', 'Alpha', 'go Gamma'],
    ['A', 'Gamma', 'go Alpha'],
    ['x', 'Alpha', ''],
    ['Tab', 'Alpha', ''],
  ])('handles %s on %s: %s', (key, at, expected) => {
    const effect = keyEffect(key, ROWS, placesOf(ROWS), at)
    expect(effect ? `${effect.does} ${effect.id}` : '').toBe(expected)
  })

  it('skips rows that are not relations', () => {
    const waiting: TreeRow = { kind: 'waiting', id: 'Alpha', level: 2 }
    const rows = [row('Alpha', true), waiting, row('Gamma', false)]
    const places = placesOf(rows)
    expect(keyEffect('ArrowDown', rows, places, 'Alpha')).toEqual({ does: 'go', id: 'Gamma' })
    expect(keyEffect('ArrowUp', rows, places, 'Gamma')).toEqual({ does: 'go', id: 'Alpha' })
    expect(keyEffect('ArrowRight', rows, places, 'Alpha')).toBeUndefined()
    expect(lineOf(rows, places, 'gone')).toBe('Alpha')
  })

  it(`handles each key without scanning a tree of ${COUNT} rows`, () => {
    const rows = [
      row('Top', true),
      ...Array.from({ length: COUNT }, (_, at) => row(`Line ${at}`, false, 'Top')),
    ]
    const places = placesOf(rows)
    let looks = 0
    const watched = new Proxy(rows, {
      get: (target, key) => {
        looks += 1
        return Reflect.get(target, key) as unknown
      },
    })
    const effects = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'Enter', 'l'].map(
      (key) => keyEffect(key, watched, places, 'Line 50000')?.id,
    )
    expect(lineOf(watched, places, 'Line 50000')).toBe('Line 50000')
    expect(effects).toEqual([
      'Line 50001',
      'Line 49999',
      'Top',
      'Line 99999',
      'Top',
      'Line 50000',
      'Line 50000',
      'Line 50001',
    ])
    expect(looks).toBeLessThan(30)
  })
})

describe('linesAt', () => {
  it.each([0, 4_000_000, COUNT * 44])(
    `returns the visible rows of ${COUNT} at %i px with a small margin`,
    (top) => {
      const { first, end } = linesAt(top, COUNT, 44, 14 * 44)
      expect(end - first).toBeLessThanOrEqual(30)
      expect(end).toBeLessThanOrEqual(COUNT)
      const inSight = Math.min(top, COUNT * 44 - 14 * 44) / 44
      expect(first).toBeLessThanOrEqual(inSight)
      expect(end).toBeGreaterThanOrEqual(Math.floor(inSight) + 14)
    },
  )
})
