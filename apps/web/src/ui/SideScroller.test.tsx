// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SideScroller } from './SideScroller.tsx'
import { mount } from './testing/mount.tsx'

const sizes = { content: 500, box: 500, scrolled: 0 }
let resized: () => void = () => undefined
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(changed: () => void) {
      resized = changed
    }
    observe() {}
    disconnect() {}
  },
)
const defineSize = (name: string, value: () => number) =>
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: value, set: () => {} })

let unmount = () => undefined as void
beforeEach(() => {
  Object.assign(sizes, { content: 500, box: 500, scrolled: 0 })
  defineSize('scrollWidth', () => sizes.content)
  defineSize('clientWidth', () => sizes.box)
  defineSize('scrollLeft', () => sizes.scrolled)
  unmount = mount(
    <SideScroller label="Charge cards">
      <table />
    </SideScroller>,
  )
})
afterEach(() => unmount())

const box = () => document.querySelector('table')?.parentElement
const attributes = () => ['role', 'aria-label', 'tabindex'].map((name) => box()?.getAttribute(name))
const fades = () => box()?.className.includes('mask-r-from')

describe('SideScroller', () => {
  test('does nothing if the content fits', () => {
    act(() => resized())
    expect(attributes()).toEqual([null, null, null])
    expect(box()?.className).toContain('overflow-clip')
  })

  test('scrolls wide content as a named, focusable region and fades the cut edge', () => {
    sizes.box = 400
    act(() => resized())
    expect(attributes()).toEqual(['region', 'Charge cards', '0'])
    expect(box()?.className).toContain('overflow-x-auto')
    expect(fades()).toBe(true)
    // Limits how far the table header can move down.
    expect(box()?.style.getPropertyValue('--box-height')).toMatch(/^\d+px$/)
    // Nothing is cut at the end, but the content can still scroll back.
    sizes.scrolled = 100
    act(() => void box()?.dispatchEvent(new Event('scroll')))
    expect(fades()).toBe(false)
    expect(attributes()).toEqual(['region', 'Charge cards', '0'])
  })

  test('makes the leading columns that fit into half of the box sticky, and scrolls focused cells clear of them', () => {
    unmount()
    const widths = [40, 160, 120, 300]
    unmount = mount(
      <SideScroller label="Charge cards" stays={3}>
        <table>
          <thead>
            <tr>
              {widths.map((width) => (
                <th key={width}>{width}</th>
              ))}
            </tr>
          </thead>
        </table>
      </SideScroller>,
    )
    for (const cell of document.querySelectorAll('th'))
      cell.getBoundingClientRect = () => new DOMRect(0, 0, Number(cell.textContent), 30)
    const stays = () => [
      box()?.dataset['stays'],
      ...[1, 2, 3].map((n) => box()?.style.getPropertyValue(`--stays-${n}`)),
      box()?.style.scrollPaddingInlineStart,
    ]
    sizes.box = 640
    act(() => resized())
    expect(stays()).toEqual(['3', '0px', '40px', '200px', '320px'])
    sizes.box = 400
    act(() => resized())
    expect(stays().toSpliced(3, 1)).toEqual(['2', '0px', '40px', '200px'])
    sizes.box = 60
    act(() => resized())
    expect(stays()[0]).toBe('0')
  })
})
