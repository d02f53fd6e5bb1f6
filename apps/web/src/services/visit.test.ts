// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDebugOption } from './visit.ts'

const open = (search: string) => window.history.replaceState(null, '', `/my/chargepoints${search}`)

beforeEach(() => window.sessionStorage.clear())

describe('a option of the visit', () => {
  it('is off when no one asked for it', () => {
    open('')
    expect(readDebugOption('debug')).toBe(false)
  })

  it('lasts on addresses that do not say it', () => {
    open('?debug=1&q=leuven')
    expect(readDebugOption('debug')).toBe(true)
    open('?q=gent')
    expect(readDebugOption('debug')).toBe(true)
    expect(readDebugOption('showtranslations')).toBe(false)
  })

  it('is ended by 0', () => {
    open('?debug=1')
    readDebugOption('debug')
    open('?debug=0')
    expect(readDebugOption('debug')).toBe(false)
    open('')
    expect(readDebugOption('debug')).toBe(false)
  })

  it.each(['', 'true', '11', '01', '-1', 'yes'])("is not switched on by '%s', nor ended", (value) => {
    open(`?debug=${value}`)
    expect(readDebugOption('debug')).toBe(false)
    open('?debug=1')
    readDebugOption('debug')
    open(`?debug=${value}`)
    expect(readDebugOption('debug')).toBe(true)
  })

  it('ignores anything else in the storage', () => {
    window.sessionStorage.setItem('charge-portal:debug', 'true')
    open('')
    expect(readDebugOption('debug')).toBe(false)
  })

  it('works without storage, as long as it is in the address', () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('blocked')
    })
    open('?debug=1')
    expect(readDebugOption('debug')).toBe(true)
    open('')
    expect(readDebugOption('debug')).toBe(false)
    blocked.mockRestore()
  })
})
