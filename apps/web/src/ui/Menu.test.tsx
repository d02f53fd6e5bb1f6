// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { mount, press } from './testing/mount.tsx'
import { standInPopovers } from './testing/popovers.ts'

let unmount = () => undefined as void
const chosen = vi.fn()

beforeEach(() => {
  standInPopovers()
  chosen.mockReset()
  unmount = mount(
    <Menu
      label="Language"
      opener="Language"
      items={[
        { key: 'en', label: 'English', checked: false, onSelect: () => chosen('en') },
        { key: 'fr', label: 'Français', checked: true, onSelect: () => chosen('fr') },
        { key: 'nl', label: 'Nederlands', checked: false, onSelect: () => chosen('nl') },
      ]}
    />,
  )
})
afterEach(() => unmount())

const opener = () => document.querySelector<HTMLElement>('[aria-haspopup=menu]')
const focused = () => document.activeElement?.textContent

test('opens at the present choice and says that it is open', () => {
  act(() => opener()?.click())
  expect(opener()?.getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Français')
})

test('arrows go round, Home and End jump, a letter finds', () => {
  act(() => opener()?.click())
  press('ArrowDown')
  expect(focused()).toBe('Nederlands')
  press('ArrowDown')
  expect(focused()).toBe('English')
  press('ArrowUp')
  expect(focused()).toBe('Nederlands')
  press('Home')
  expect(focused()).toBe('English')
  press('End')
  expect(focused()).toBe('Nederlands')
  press('f')
  expect(focused()).toBe('Français')
})

test('Escape closes it and gives the focus back to its button', () => {
  act(() => opener()?.click())
  press('Escape')
  expect(opener()?.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(opener())
})

test('a choice is reported once and closes it', () => {
  act(() => opener()?.click())
  act(() => document.querySelectorAll<HTMLElement>('[role=menuitemradio]')[2]?.click())
  expect(chosen.mock.calls).toEqual([['nl']])
  expect(opener()?.getAttribute('aria-expanded')).toBe('false')
})

test('it closes when its button is scrolled away, and not when something else is scrolled', () => {
  act(() => opener()?.click())
  const other = document.body.appendChild(document.createElement('nav'))
  act(() => void other.dispatchEvent(new Event('scroll')))
  expect(opener()?.getAttribute('aria-expanded')).toBe('true')
  act(() => void document.dispatchEvent(new Event('scroll')))
  expect(opener()?.getAttribute('aria-expanded')).toBe('false')
  other.remove()
})
