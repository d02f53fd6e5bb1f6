// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onLayouts, readLayout, writeLayout } from './storedLayouts.ts'

const KEY = 'charge-portal:table:C1:cards'
const FIRST = { columns: undefined, density: 'normal' }

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('stored layouts', () => {
  it('are returned to the same user and table only', () => {
    const listener = vi.fn()
    const end = onLayouts(listener)
    expect(writeLayout('C1', 'cards', { columns: ['Number'], density: 'compact' })).toBe(true)
    end()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(readLayout('C1', 'cards')).toEqual({ columns: ['Number'], density: 'compact' })
    expect(readLayout('C2', 'cards')).toEqual(FIRST)
    expect(readLayout('C1', 'sessions')).toEqual(FIRST)
  })

  it('are not stored for a table with its default layout', () => {
    writeLayout('C1', 'cards', { columns: ['Number'], density: 'normal' })
    writeLayout('C1', 'cards', { columns: undefined, density: 'normal' })
    expect(window.localStorage.getItem(KEY)).toBeNull()
  })

  it.each([
    ['invalid JSON', '{"v":1,'],
    ['another version', '{"v":2,"columns":["Number"],"density":"compact"}'],
    ['a list', '[1,2]'],
    ['null', 'null'],
  ])('treat %s as the default layout', (_, text) => {
    window.localStorage.setItem(KEY, text)
    expect(readLayout('C1', 'cards')).toEqual(FIRST)
  })

  it('contain only plausible parts of the stored value', () => {
    window.localStorage.setItem(KEY, '{"v":1,"columns":[7,"Number",null,{}],"density":"huge"}')
    expect(readLayout('C1', 'cards')).toEqual({ columns: ['Number'], density: 'normal' })
  })

  it('keep their identity until they change, so views do not re-render', () => {
    window.localStorage.setItem(KEY, '{"v":1,"columns":["Number"],"density":"compact"}')
    expect(readLayout('C1', 'cards')).toBe(readLayout('C1', 'cards'))
  })

  it('last until the page is reloaded if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeLayout('C1', 'requests', { columns: ['Id'], density: 'compact' })).toBe(false)
    expect(readLayout('C1', 'requests')).toEqual({ columns: ['Id'], density: 'compact' })
  })
})
