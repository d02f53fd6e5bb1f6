import { expect, it } from 'vitest'
import { stopAt } from './ListSheet.tsx'

it.each([
  [0, 'map'],
  [0.29, 'map'],
  [0.3, 'half'],
  [0.75, 'half'],
  [0.76, 'list'],
  [1, 'list'],
] as const)('a sheet dropped at %f of the height snaps to %s', (share, stop) => {
  expect(stopAt(share)).toBe(stop)
})
