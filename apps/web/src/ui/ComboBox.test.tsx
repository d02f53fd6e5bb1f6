// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComboBox } from './ComboBox.tsx'
import { mount, press } from './testing/mount.tsx'

const OPTIONS = [
  { value: 'H1', label: 'Haven Gent' },
  { value: 'H2', label: 'Haven Zeebrugge' },
]

const chosen = vi.fn<(value: string) => void>()
let unmount = () => undefined as void
const field = () => document.querySelector('input') as HTMLInputElement

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  vi.useFakeTimers()
  chosen.mockClear()
  unmount = mount(
    <>
      <ComboBox
        label="Company"
        options={OPTIONS}
        value="X"
        valueLabel="Noordzee"
        onChoose={chosen}
        onSearch={() => undefined}
        none="None"
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  act(() => field().focus())
  press('ArrowDown')
  act(() => void vi.advanceTimersByTime(1_000))
  press('ArrowDown')
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
})

describe('ComboBox', () => {
  it.each([
    ['Tab', () => press('Tab')],
    ['leaving the field', () => act(() => document.querySelector('button')?.focus())],
    ['Escape', () => press('Escape')],
    ['an arrow', () => press('ArrowUp')],
  ])('does not change the choice on %s', (_, leave) => {
    leave()
    act(() => field().blur())
    expect(chosen).not.toHaveBeenCalled()
    expect(field().value).toBe('Noordzee')
  })

  it('chooses the active option on Enter, and any option on click', () => {
    press('Enter')
    expect(chosen).toHaveBeenLastCalledWith('H2')
    press('ArrowDown')
    act(() => void vi.advanceTimersByTime(1_000))
    act(() => document.querySelector<HTMLElement>('[role=option]')?.click())
    expect(chosen).toHaveBeenLastCalledWith('H1')
  })
})
