// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDebugOption } from './visit.ts'

const open = (search: string) => window.history.replaceState(null, '', `/my/chargepoints${search}`)

beforeEach(() => window.sessionStorage.clear())

describe('a debug option', () => {
  it('is off by default', () => {
    open('')
    expect(readDebugOption('debug')).toBe(false)
  })

  it('stays on at URLs without it', () => {
    open('?debug=1&q=leuven')
    expect(readDebugOption('debug')).toBe(true)
    open('?q=gent')
    expect(readDebugOption('debug')).toBe(true)
    expect(readDebugOption('showtranslations')).toBe(false)
  })

  it('is turned off by 0', () => {
    open('?debug=1')
    readDebugOption('debug')
    open('?debug=0')
    expect(readDebugOption('debug')).toBe(false)
    open('')
    expect(readDebugOption('debug')).toBe(false)
  })

  it.each(['', 'true', '11', '01', '-1', 'yes'])("ignores the value '%s'", (value) => {
    open(`?debug=${value}`)
    expect(readDebugOption('debug')).toBe(false)
    open('?debug=1')
    readDebugOption('debug')
    open(`?debug=${value}`)
    expect(readDebugOption('debug')).toBe(true)
  })

  it('ignores other values in storage', () => {
    window.sessionStorage.setItem('charge-portal:debug', 'true')
    open('')
    expect(readDebugOption('debug')).toBe(false)
  })

  it('works without storage while the URL has it', () => {
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
