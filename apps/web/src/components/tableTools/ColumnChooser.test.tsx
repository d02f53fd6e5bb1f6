// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_LAYOUT, type OfferedColumn } from '../../data/visibleColumns.ts'
import type { TableLayout } from '../../services/storedLayouts.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string, words?: { column?: string }) => (words?.column ? `${key} ${words.column}` : key),
  }),
}))

const offered: readonly OfferedColumn[] = [
  { key: 'name', header: 'Name', isFixed: true, isFirst: true },
  { key: 'state', header: 'State', isFixed: false, isFirst: true },
  { key: 'city', header: 'City', isFixed: false, isFirst: false },
]

let unmount = () => undefined as void
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const open = (isStored = true) => {
  const stored: TableLayout[] = []
  const keep = (layout: TableLayout) => {
    stored.push(layout)
    return isStored
  }
  unmount = mount(<ColumnChooser title="Cards" offered={offered} layout={FIRST_LAYOUT} keep={keep} />)
  return stored
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')]
const lines = () =>
  boxes().map((box) => `${box.closest('label')?.textContent}: ${box.checked ? 'shown' : 'hidden'}`)
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    [one.textContent, one.getAttribute('aria-label')].includes(label),
  )
const click = (one: HTMLElement | undefined) => act(() => one?.click())
const status = () => document.querySelector('[role=status]')?.textContent

describe('ColumnChooser', () => {
  it('stores each change immediately, and checks the boxes of the visible columns', () => {
    const stored = open()
    expect(lines()).toEqual(['Name · columns.fixed: shown', 'State: shown', 'City: hidden'])
    expect(boxes()[0]?.disabled).toBe(true)
    click(boxes()[2])
    click(button('columns.up City'))
    expect(lines()).toEqual(['Name · columns.fixed: shown', 'City: shown', 'State: shown'])
    expect(document.activeElement).toBe(button('columns.up City'))
    expect(stored).toEqual([
      { columns: ['name', 'state', 'city'], density: 'normal' },
      { columns: ['name', 'city', 'state'], density: 'normal' },
    ])
    expect(status()).toBe('')
  })

  it('offers the reset only after a change', () => {
    const stored = open()
    expect(button('columns.reset')?.getAttribute('aria-disabled')).toBe('true')
    click(boxes()[1])
    click(button('columns.reset'))
    expect(stored.at(-1)).toEqual(FIRST_LAYOUT)
    expect(button('columns.reset')?.getAttribute('aria-disabled')).toBe('true')
  })

  it('warns that a choice is lost on reload if the browser refuses to store it', () => {
    open(false)
    click(boxes()[1])
    expect(status()).toBe('columns.unkept')
    expect(lines()[1]).toBe('State: hidden')
  })

  it('closes on Done', () => {
    open()
    click(button('common.done'))
    expect(document.querySelector('dialog')?.open).toBe(false)
  })
})
