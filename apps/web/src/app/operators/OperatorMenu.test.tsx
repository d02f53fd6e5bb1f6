// @vitest-environment jsdom
import { Home } from 'lucide-react'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from '../../ui/Drawer.tsx'
import type { DrawerGroup } from '../../ui/DrawerGroups.tsx'
import { mount, press } from '../../ui/testing/mount.tsx'
import { OperatorMenu } from './OperatorMenu.tsx'

vi.mock('../context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))
vi.mock('../../ui/useMediaQuery.ts', () => ({ useMediaQuery: () => true }))
// jsdom has no dialogs, and these tests do not open the sheet.
vi.mock('../../ui/Modal.tsx', () => ({ Modal: () => null }))

const entry = (label: string) => ({ key: label, href: `/${label}`, label, icon: Home })
const GROUPS: readonly DrawerGroup[] = [
  { key: '', items: [entry('Accueil')] },
  {
    key: 'now',
    label: 'Now',
    isOpen: false,
    onToggle: () => undefined,
    items: [entry('Réseau'), entry('Alarmes')],
  },
  {
    key: 'work',
    label: 'Work',
    onToggle: () => undefined,
    items: [entry('Rapports'), entry('Réseaux loués')],
  },
]

const Menu = ({ collapsed = false }) => (
  <Drawer
    label="menu"
    groups={GROUPS}
    collapsed={collapsed}
    width={200}
    sheetOpen={false}
    onSheetClose={() => undefined}
    closeLabel="close"
    Groups={OperatorMenu}
  />
)

let unmount = () => undefined as void
afterEach(() => unmount())

const field = () => document.querySelector<HTMLInputElement>('nav input')
const entries = () => [...document.querySelectorAll('nav ul a')].map(({ textContent }) => textContent)
const groups = () =>
  [...document.querySelectorAll('nav button[aria-expanded]')].map((one) => one.getAttribute('aria-expanded'))
const type = (words: string) =>
  act(() => {
    const input = field()
    if (!input) return
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

const onClick = (event: Event) => {
  event.preventDefault()
  opened.push((event.target as HTMLElement).closest('a')?.getAttribute('href') ?? '')
}
let opened: string[] = []
const atFocus = () => document.activeElement?.textContent || document.activeElement?.tagName

describe('OperatorMenu', () => {
  it('shows matching entries, even of collapsed groups, below their headings, and resets on Escape', () => {
    unmount = mount(<Menu />)
    expect(entries()).toEqual(['Accueil', 'Rapports', 'Réseaux loués'])
    type('reseau')
    expect(entries()).toEqual(['Réseau', 'Réseaux loués'])
    expect([...document.querySelectorAll('nav section > p')].map(({ textContent }) => textContent)).toEqual([
      'Now',
      'Work',
    ])
    press('Escape')
    expect(field()?.value).toBe('')
    expect(entries()).toEqual(['Accueil', 'Rapports', 'Réseaux loués'])
    expect(groups()).toEqual(['false', 'true'])
  })

  it('moves the focus between field and entries with the arrow keys, and back to the field on Escape', () => {
    unmount = mount(<Menu />)
    type('reseau')
    press('ArrowUp')
    expect(atFocus()).toBe('INPUT')
    press('ArrowDown')
    expect(atFocus()).toBe('Réseau')
    press('ArrowDown')
    press('ArrowDown')
    expect(atFocus()).toBe('Réseaux loués')
    press('ArrowUp')
    press('ArrowUp')
    expect(atFocus()).toBe('INPUT')
    press('ArrowDown')
    press('Escape')
    expect(atFocus()).toBe('INPUT')
    expect(field()?.value).toBe('')
  })

  it('opens the first match and resets on Enter, but opens nothing if the field is empty', () => {
    unmount = mount(<Menu />)
    opened = []
    document.addEventListener('click', onClick)
    act(() => field()?.form?.requestSubmit())
    expect(opened).toEqual([])
    type('alarm')
    act(() => field()?.form?.requestSubmit())
    expect(opened).toEqual(['/Alarmes'])
    expect(field()?.value).toBe('')
    document.removeEventListener('click', onClick)
  })

  it('reports that nothing matches, and ignores Enter', () => {
    unmount = mount(<Menu />)
    type('xyz')
    expect(entries()).toEqual([])
    expect(document.querySelector('[role=status]')?.textContent).toBe('shell.menu.filter.none')
    expect(() => act(() => field()?.form?.requestSubmit())).not.toThrow()
  })

  it('shows all entries but no field when collapsed to icons', () => {
    unmount = mount(<Menu collapsed />)
    expect(field()).toBeNull()
    expect(entries()).toHaveLength(5)
  })
})
