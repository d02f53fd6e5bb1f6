// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { onFavourites, readFavourites, toggleFavourite } from './favourites.ts'

const KEY = 'charge-portal:favourites:C1'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

it('keeps the favourites of each user in their order', () => {
  const listener = vi.fn()
  const end = onFavourites(listener)
  for (const id of ['L2', 'L1', 'L3', 'L1']) toggleFavourite('C1', id)
  end()
  expect(listener).toHaveBeenCalledTimes(4)
  expect(window.localStorage.getItem(KEY)).toBe('["L2","L3"]')
  expect(readFavourites('C1')).toEqual(['L2', 'L3'])
  expect(readFavourites('C2')).toEqual([])
})

it.each(['[7,"L1",null,".."]', '["L1"]'])('reads only the valid ids in %s', (text) => {
  window.localStorage.setItem(KEY, text)
  expect(readFavourites('C1')).toEqual(['L1'])
})

it.each(['{', '{"L1":true}', 'null'])('reads %s as no favourites', (text) => {
  window.localStorage.setItem(KEY, text)
  expect(readFavourites('C1')).toEqual([])
})

it('returns the same list while storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(readFavourites('C9')).toBe(readFavourites('C9'))
})
