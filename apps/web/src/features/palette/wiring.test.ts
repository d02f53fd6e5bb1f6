// @vitest-environment jsdom
import type { PaletteItem } from '@portal/machines'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { providePalette } from './wiring.ts'

const send = vi.fn()
const system = {
  portal: { getSnapshot: () => ({ context: {}, children: {}, matches: () => false, hasTag: () => false }) },
  appearance: {},
  overlays: () => ({ commands: { send } }),
}
const item = (more: Partial<PaletteItem>): PaletteItem => ({
  key: 'one',
  group: 'chargers',
  title: 'One',
  detail: '',
  ...more,
})

const choose = (more: Partial<PaletteItem>, isNewTab = false) => {
  const palette = createActor(providePalette(system as object as PortalSystem, () => undefined)).start()
  palette.send({ type: 'OPEN' })
  palette.send({ type: 'KNOW', items: [item(more)] })
  palette.send({ type: 'CHOOSE', isNewTab })
}

it('the palette opens a chosen link in the same tab, or in a new tab if asked to', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  choose({ href: '/my/requests' }, true)
  expect(open).toHaveBeenCalledWith('/my/requests', '_blank', 'noopener')
  expect(window.location.pathname).toBe('/')
  choose({ href: '/my/requests' })
  expect(window.location.pathname).toBe('/my/requests')
  expect(open).toHaveBeenCalledTimes(1)
})

it('the palette asks for confirmation before a charger command', () => {
  const command = { kind: 'RESET', chargepointId: 'CP1', charger: 'Bay 4', sessionIds: [] } as const
  choose({ command })
  expect(send).toHaveBeenCalledWith({ type: 'REQUEST', request: command })
})

it('the palette copies an identifier to the clipboard', () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  choose({ copies: 'EVB-1' })
  expect(writeText).toHaveBeenCalledWith('EVB-1')
})
