// @vitest-environment jsdom
import { type CommandPaletteRef, commandPaletteMachine, selectIsPaletteOpen } from '@portal/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, press } from '../../ui/testing/mount.tsx'
import { PaletteButton } from './PaletteButton.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key }),
}))
vi.mock('./wiring.ts', () => ({ usePalette: () => useActorRef(commandPaletteMachine) }))
vi.mock('./Palette.tsx', () => ({
  Palette: ({ palette }: { palette: CommandPaletteRef }) =>
    useSelector(palette, selectIsPaletteOpen) && <output />,
}))

let unmount = () => undefined as void
afterEach(() => unmount())
const isOpen = () => document.querySelector('output') !== null

it('the palette opens with Ctrl+K', () => {
  unmount = mount(<PaletteButton />)
  expect(isOpen()).toBe(false)
  press('k', { ctrlKey: true })
  expect(isOpen()).toBe(true)
})

it('the / key focuses the search field of the page, or opens the palette if the page has none', () => {
  unmount = mount(
    <>
      <PaletteButton />
      <main>
        <input type="search" />
      </main>
    </>,
  )
  press('/')
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(isOpen()).toBe(false)
  unmount()
  unmount = mount(<PaletteButton />)
  press('/')
  expect(isOpen()).toBe(true)
})
