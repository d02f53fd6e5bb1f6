import { expect, it } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { arrived } from '../../services/readers/index.ts'
import { skippedIn } from '../../services/readers/read.ts'
import { readPages, readPoints } from './locationPoints.ts'

const { signal } = new AbortController()
const bco = (answer: object) => {
  const call: unknown = ({ id }: { id: 'getLocationPoints' | 'filteredChargeLocation' }) =>
    Promise.resolve({ data: arrived(id, answer), at: 0 })
  return { call } as Bco
}

it.each([
  ['points', readPoints, { Id: ['L1', null, ''] }],
  ['pages', readPages, { Data: [{ Id: 'L1' }, {}, null] }],
])('the reader of location %s skips and counts locations without an id', async (_, read, answer) => {
  const { points } = await read(bco(answer), signal)
  expect(points.map(({ id }) => id)).toEqual(['L1'])
  expect(skippedIn(points)).toBe(2)
})
