import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('A memoized value is recomputed only after its eviction', () => {
  const made: string[] = []
  const lengthOf = remembered(2, (key) => {
    made.push(key)
    return key === 'none' ? undefined : key.length
  })
  expect([lengthOf('a'), lengthOf('bb'), lengthOf('a'), lengthOf('bb')]).toEqual([1, 2, 1, 2])
  expect([lengthOf('none'), lengthOf('none')]).toEqual([undefined, undefined])
  expect(made).toEqual(['a', 'bb', 'none'])
  lengthOf('bb')
  lengthOf('a')
  expect(made).toEqual(['a', 'bb', 'none', 'a'])
})
