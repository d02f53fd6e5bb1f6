import { expect, it } from 'vitest'
import { nameBox, overlap, townFont } from './townNames.ts'
import { TOWNS } from './towns.ts'

it('townFont uses three font sizes by rank, none below 12 px', () => {
  const sizes = TOWNS.map((_, rank) => Number(/\d+(?=px)/.exec(townFont(rank))?.[0]))
  expect([...new Set(sizes)]).toEqual([15, 13, 12])
})

it('nameBox places the name below its town, and overlap detects floating elements over it', () => {
  const legend = { west: 16, north: 400, east: 200, south: 560 }
  const beside = nameBox('Oostende', 12, [300, 450])
  expect(beside.north).toBeGreaterThan(450)
  expect(overlap(legend, beside)).toBe(false)
  expect(overlap(legend, nameBox('Oostende', 12, [220, 450]))).toBe(true)
  expect(overlap(legend, nameBox('Oostende', 12, [220, 380]))).toBe(true)
  expect(overlap(legend, nameBox('Oostende', 12, [220, 340]))).toBe(false)
})
