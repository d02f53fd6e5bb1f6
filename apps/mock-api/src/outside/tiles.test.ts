import { TOWNS } from '@portal/fixtures'
import { expect, it } from 'vitest'
import { drawTile } from './tiles.ts'

it('The tile of zoom level 0 contains every town', () => {
  const tile = drawTile(0, 0, 0) ?? ''
  for (const { city } of Object.values(TOWNS)) expect(tile).toContain(`>${city}<`)
})

it('Streets are drawn only at high zoom', () => {
  expect(drawTile(12, 2_100, 1_370)).not.toContain('<path')
  expect(drawTile(13, 4_200, 2_740)).toContain('<path')
})

it.each([
  [-1, 0, 0],
  [2, 4, 0],
  [2, 0, 4],
  [20, 0, 0],
  [2, 0.5, 0],
  [2, 1, Number.NaN],
])('Tile %i/%i/%i does not exist', (z, x, y) => {
  expect(drawTile(z, x, y)).toBeUndefined()
})
