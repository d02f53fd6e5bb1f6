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
])('Rows that were %s and are %s are shown as %s', (before, after, shown) => {
  expect(ids(inPlace(rows(before), rows(after)))).toBe(shown)
})

it('A row says what the newer answer says of it', () => {
  const [row] = inPlace([{ Id: 'a', Price: 1 }], [{ Id: 'a', Price: 2 }])
  expect(row?.Price).toBe(2)
})
