import { expect, it } from 'vitest'
import { inOrder, inSlices } from './inOrder.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => (index * 7_919) % 1_000_003)

it.each([0, 1, 999, 1_000, 1_001, 50_000])(
  'inOrder sorts %i items with at most n log n comparisons, and pauses regularly',
  async (count) => {
    let compared = 0
    let pauses = 0
    const items = numbers(count)
    const sorted = await inOrder(
      items,
      (a, b) => {
        compared += 1
        return a - b
      },
      async () => {
        pauses += 1
      },
    )
    expect(sorted).toEqual(items.toSorted((a, b) => a - b))
    expect(compared).toBeLessThanOrEqual(count * Math.ceil(Math.log2(count + 2)))
    expect(pauses).toBeGreaterThanOrEqual(Math.floor((count - 1) / 1_000))
  },
)

it('inOrder sorts stably', async () => {
  const items = numbers(9_000).map((value, index) => ({ value: value % 3, index }))
  const sorted = await inOrder(
    items,
    (a, b) => a.value - b.value,
    async () => undefined,
  )
  expect(sorted).toEqual(items.toSorted((a, b) => a.value - b.value))
})

it('inSlices converts many items, with a pause between slices', async () => {
  let pauses = 0
  const all = await inSlices(
    9_000,
    (index) => index,
    (one) => one + 1,
    async () => void (pauses += 1),
  )
  expect(all).toEqual(Array.from({ length: 9_000 }, (_, index) => index + 1))
  expect(pauses).toBe(8)
})
