// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onViews, readViews, writeViews } from './storedViews.ts'

const KEY = 'charge-portal:views:C1:/network/chargepoints'
const LIST = '/network/chargepoints'
const NONE = { views: [], first: undefined }
const gent = {
  name: 'Gent',
  query: 'filter=City+EX+Gent',
  layout: { columns: ['Id'], density: 'compact' },
} as const

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('stored views', () => {
  it('are returned to the same user and list only', () => {
    const listener = vi.fn()
    const end = onViews(listener)
    expect(writeViews('C1', LIST, { views: [gent], first: 'Gent' })).toBe(true)
    end()
    expect(listener).toHaveBeenCalledTimes(1)
    // A changed text forces a read, as on another visit.
    window.localStorage.setItem(KEY, ` ${window.localStorage.getItem(KEY)}`)
    expect(readViews('C1', LIST)).toEqual({ views: [gent], first: 'Gent' })
    expect(readViews('C2', LIST)).toEqual(NONE)
    expect(readViews('C1', '/network/alarms')).toEqual(NONE)
  })

  it('are not stored if no view is left', () => {
    writeViews('C1', LIST, { views: [gent], first: undefined })
    writeViews('C1', LIST, NONE)
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })

  it.each([
    ['invalid JSON', '{"v":1,'],
    ['another version', '{"v":2,"views":[{"name":"Gent","query":""}]}'],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['views that are not a list', '{"v":1,"views":{"name":"Gent"}}'],
  ])('treat %s as no views', (_, text) => {
    window.localStorage.setItem(KEY, text)
    expect(readViews('C1', LIST)).toEqual(NONE)
  })

  it('contain only the valid parts of the stored value', () => {
    const views = [
      7,
      null,
      { name: '', query: '' },
      { name: 'n'.repeat(101), query: '' },
      { name: 'No query' },
      { name: 'Long', query: 'q'.repeat(4_001) },
      { name: 'Gent', query: 'sort=-Id', columns: [7, 'City', null], density: 'huge' },
      { name: 'Gent', query: '' },
    ]
    window.localStorage.setItem(KEY, JSON.stringify({ v: 1, views, first: 'Gone' }))
    expect(readViews('C1', LIST)).toEqual({
      views: [{ name: 'Gent', query: 'sort=-Id', layout: { columns: ['City'], density: 'normal' } }],
      first: undefined,
    })
  })

  it('keep their identity until they change, so the list does not re-render', () => {
    window.localStorage.setItem(KEY, '{"v":1,"views":[{"name":"Gent","query":""}]}')
    expect(readViews('C1', LIST)).toBe(readViews('C1', LIST))
  })

  it('last until the page is reloaded if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeViews('C1', LIST, { views: [gent], first: undefined })).toBe(false)
    expect(readViews('C1', LIST)).toEqual({ views: [gent], first: undefined })
  })
})
