import { expect, it } from 'vitest'
import { gridOf, wallScale } from './grid.ts'

const SCREEN = { width: 1_872, height: 900, top: 0, rem: 16 }

it('gridOf renders fewer than 100 of 50,000 tiles at any scroll position', () => {
  for (const top of [0, 50_000, 900_000]) {
    const { from, to } = gridOf(50_000, { ...SCREEN, top })
    expect(to - from).toBeLessThan(100)
    expect(to).toBeGreaterThan(from)
  }
  const { height } = gridOf(50_000, SCREEN)
  expect(gridOf(50_000, { ...SCREEN, top: height - 900 }).to).toBe(50_000)
})

it('gridOf returns one full-width column on a phone and several on a wall', () => {
  expect(gridOf(10, { ...SCREEN, width: 288 })).toMatchObject({ columns: 1, tileWidth: 288 })
  expect(gridOf(10, SCREEN).columns).toBe(5)
})

it('gridOf renders no tiles for an empty board', () => {
  expect(gridOf(0, SCREEN)).toMatchObject({ height: 0, from: 0, to: 0 })
})

it('wallScale scales the tiles to four columns, but never below normal size', () => {
  for (const width of [1_872, 3_792]) {
    const scale = wallScale({ ...SCREEN, width })
    expect(scale).toBeGreaterThanOrEqual(1.4)
    expect(gridOf(100, { ...SCREEN, width, rem: SCREEN.rem * scale }).columns).toBe(4)
  }
  expect(wallScale({ ...SCREEN, width: 800 })).toBe(1)
})
