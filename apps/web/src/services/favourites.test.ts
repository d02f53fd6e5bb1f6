// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onFavourites, readFavourites, toggleFavourite } from './favourites.ts'

const KEY = 'charge-portal:favourites:C1'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('favourites', () => {
  it('are stored per user, oldest first', () => {
    const listener = vi.fn()
    const end = onFavourites(listener)
    for (const id of ['L2', 'L1', 'L3', 'L1']) toggleFavourite('C1', id)
    end()
    expect(listener).toHaveBeenCalledTimes(4)
    expect(window.localStorage.getItem(KEY)).toBe('["L2","L3"]')
    expect(readFavourites('C1')).toEqual(['L2', 'L3'])
    expect(readFavourites('C2')).toEqual([])
  })

  it.each(['[7,"L1",null,".."]', '["L1"]'])('include only the valid ids in %s', (text) => {
    window.localStorage.setItem(KEY, text)
    expect(readFavourites('C1')).toEqual(['L1'])
  })

  it.each(['{', '{"L1":true}', 'null'])('are empty for %s', (text) => {
    window.localStorage.setItem(KEY, text)
    expect(readFavourites('C1')).toEqual([])
  })

  it('are the same array instance on each read while storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(readFavourites('C9')).toBe(readFavourites('C9'))
  })
})
