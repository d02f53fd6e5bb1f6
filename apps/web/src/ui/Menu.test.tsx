// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { mount, press } from './testing/mount.tsx'
import { standInPopovers } from './testing/popovers.ts'

let unmount = () => undefined as void
const chosen = vi.fn()

beforeEach(() => {
  standInPopovers()
  // jsdom lacks innerText, by which the menu finds an item.
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
/** Returns the active item; the focus stays on the menu, as in a list box. */
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}
/** Waits two frames: the menu registers its items in the first and moves the focus in the second. */
const settle = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

describe('Menu', () => {
  test('exposes its open state and the checked choice', () => {
    act(() => opener()?.click())
    expect(opener()?.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement?.getAttribute('role')).toBe('menu')
    expect(document.querySelector('[aria-checked=true]')?.textContent).toBe('Français')
  })

  test('opens at the first or last item with an arrow key', async () => {
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

  test('moves with arrows, Home, End and letters, and chooses with Enter', async () => {
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

  test('closes on Escape and returns the focus to its button', async () => {
    act(() => opener()?.click())
    press('Escape')
    await settle()
    expect(opener()?.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener())
  })

  test('reports a choice once and closes', () => {
    act(() => opener()?.click())
    act(() => document.querySelectorAll<HTMLElement>('[role=menuitemradio]')[2]?.click())
    expect(chosen.mock.calls).toEqual([['nl']])
    expect(opener()?.getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    ['a click', () => act(() => document.querySelector<HTMLElement>('[role=menuitemradio]')?.click())],
    ['Enter', () => ['ArrowDown', 'Enter'].forEach((key) => press(key))],
  ])('does not take back the focus that a choice by %s moved elsewhere', async (_, choose) => {
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

  test('closes when its button moves, but not when something else scrolls', () => {
    act(() => opener()?.click())
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(opener()?.getAttribute('aria-expanded')).toBe('true')
    const button = opener()
    if (button) button.getBoundingClientRect = () => ({ top: -40, left: 0 }) as DOMRect
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(opener()?.getAttribute('aria-expanded')).toBe('false')
  })
})
