import { expect, it } from 'vitest'
import { inPlace } from './refresh.ts'

const rows = (text: string) => [...text].map((Id) => ({ Id }))
const ids = (list: readonly { Id: string }[]) => list.map(({ Id }) => Id).join('')

it.each([
  ['abc', 'cba', 'abc'],
  ['abc', 'xab', 'abx'],
  ['abc', 'xac', 'axc'],
  ['abc', 'ac', 'ac'],
  ['ab', 'xyab', 'abxy'],
  ['', 'ab', 'ab'],
])('inPlace keeps the row positions of %s in the response %s: %s', (before, after, expected) => {
  expect(ids(inPlace(rows(before), rows(after)))).toBe(expected)
})

it('inPlace uses the rows of the newer response', () => {
  const [row] = inPlace([{ Id: 'a', Price: 1 }], [{ Id: 'a', Price: 2 }])
  expect(row?.Price).toBe(2)
})
