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
  // jsdom has none; the menu finds a line by it.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent
    },
  })
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
/** The line that Enter would take: the focus stays on the menu, as it does in a list box. */
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}
/** The menu knows its lines in the next frame, and moves the focus in the second. */
const settle = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

test('says that it is open, and which choice holds', () => {
  act(() => opener()?.click())
  expect(opener()?.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement?.getAttribute('role')).toBe('menu')
  expect(document.querySelector('[aria-checked=true]')?.textContent).toBe('Français')
})

test('opened by an arrow it is at its first line, or at its last', async () => {
  opener()?.focus()
  press('ArrowDown')
  await settle()
  expect(active()).toBe('English')
  press('Escape')
  await settle()
  press('ArrowUp')
  await settle()
  expect(active()).toBe('Nederlands')
})

test('arrows, Home, End and a letter move, and Enter takes', async () => {
  act(() => opener()?.click())
  await settle()
  press('ArrowDown')
  expect(active()).toBe('English')
  press('End')
  expect(active()).toBe('Nederlands')
  press('ArrowUp')
  expect(active()).toBe('Français')
  press('Home')
  expect(active()).toBe('English')
  press('n')
  expect(active()).toBe('Nederlands')
  press('Enter')
  await settle()
  expect(chosen.mock.calls).toEqual([['nl']])
  expect(document.activeElement).toBe(opener())
})

test('Escape closes it and gives the focus back to its button', async () => {
  act(() => opener()?.click())
  press('Escape')
  await settle()
  expect(opener()?.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(opener())
})

test('a choice is reported once and closes it', () => {
  act(() => opener()?.click())
  act(() => document.querySelectorAll<HTMLElement>('[role=menuitemradio]')[2]?.click())
  expect(chosen.mock.calls).toEqual([['nl']])
  expect(opener()?.getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['a click', () => act(() => document.querySelector<HTMLElement>('[role=menuitemradio]')?.click())],
  ['Enter', () => ['ArrowDown', 'Enter'].forEach((key) => press(key))],
])('what a choice by %s gives the focus to keeps it', async (_, choose) => {
  const title = document.body.appendChild(document.createElement('h1'))
  title.tabIndex = -1
  chosen.mockImplementation(() => title.focus())
  act(() => opener()?.click())
  await settle()
  choose()
  await settle()
  await settle()
  expect(document.activeElement).toBe(title)
  act(() => opener()?.focus())
  expect(document.activeElement).toBe(opener())
  title.remove()
})

test('it closes when its button is scrolled away, and not when only something else was scrolled', () => {
  act(() => opener()?.click())
  act(() => void document.dispatchEvent(new Event('scroll')))
  expect(opener()?.getAttribute('aria-expanded')).toBe('true')
  const button = opener()
  if (button) button.getBoundingClientRect = () => ({ top: -40, left: 0 }) as DOMRect
  act(() => void document.dispatchEvent(new Event('scroll')))
  expect(opener()?.getAttribute('aria-expanded')).toBe('false')
})
