// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_LAYOUT } from '../../services/storedLayouts.ts'
import { readViews, type SavedViews, writeViews } from '../../services/storedViews.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { RecordListViews } from '../records/RecordListViews.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string, words?: { name?: string }) => (words?.name ? `${key} ${words.name}` : key),
  }),
  useUserInfo: () => ({ RelationContact: { Id: 'me' } }),
}))

const LIST = '/network/chargepoints'
const faults = { name: 'Faults', query: 'sort=-Id', layout: FIRST_LAYOUT }
const depot = { name: 'Depot', query: '', layout: FIRST_LAYOUT }

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
  vi.restoreAllMocks()
  window.localStorage.clear()
})

const stored = () => readViews('me', LIST)
const names = () => stored().views.map(({ name }) => name)
const viewInAddress = () => new URLSearchParams(window.location.search).get('view')
const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    [one.textContent, one.getAttribute('aria-label')].includes(label),
  )
const press = (label: string) => act(() => button(label)?.click())
const heading = () => document.querySelector('dialog h2')?.textContent
const status = () => document.querySelector('dialog [role=status]')?.textContent
const field = () => document.querySelector<HTMLInputElement>('dialog form input')
const type = (text: string) =>
  act(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const save = () => act(() => field()?.form?.requestSubmit())
const open = (saved: SavedViews, search = '') => {
  writeViews('me', LIST, saved)
  window.history.replaceState(null, '', `${LIST}?${search}`)
  unmount = mount(<RecordListViews list={LIST} title="Charge points" reserved={['tree']} />)
  press('record.views')
}

describe('SavedViewsDialog', () => {
  it('saves the current list under a trimmed name', () => {
    open({ views: [], first: undefined }, 'filter=City+EX+Gent')
    press('views.new')
    expect(heading()).toBe('views.new')
    type('  Gent ')
    save()
    expect(stored().views).toEqual([{ name: 'Gent', query: 'filter=City+EX+Gent', layout: FIRST_LAYOUT }])
    expect(viewInAddress()).toBe('Gent')
    expect(heading()).toBe('views.title')
  })

  it('shows why a name is refused until another one is typed', () => {
    open({ views: [faults], first: undefined })
    press('views.new')
    save()
    expect(document.querySelector('dialog')?.textContent).toContain('views.name.empty')
    type('Tree')
    expect(document.querySelector('dialog')?.textContent).not.toContain('views.name.empty')
    save()
    expect(document.querySelector('dialog')?.textContent).toContain('views.name.taken')
    press('common.back')
    expect(names()).toEqual(['Faults'])
  })

  it('renames the open view in storage and in the URL, and keeps it as the default', () => {
    open({ views: [faults, depot], first: 'Faults' }, 'sort=-Id&view=Faults')
    press('views.rename.of Faults')
    expect(field()?.value).toBe('Faults')
    type('Broken')
    save()
    expect(stored()).toEqual({ views: [{ ...faults, name: 'Broken' }, depot], first: 'Broken' })
    expect(viewInAddress()).toBe('Broken')
  })

  it('asks before deleting a view', () => {
    open({ views: [faults, depot], first: 'Faults' }, 'sort=-Id&view=Faults')
    press('views.delete.of Faults')
    expect(heading()).toBe('views.delete.title Faults')
    expect(document.activeElement).toBe(button('common.back'))
    press('common.back')
    expect(names()).toEqual(['Faults', 'Depot'])
    press('views.delete.of Faults')
    press('views.delete.confirm')
    expect(stored()).toEqual({ views: [depot], first: undefined })
    expect(viewInAddress()).toBeNull()
  })

  it('keeps the URL when another view is deleted', () => {
    open({ views: [faults, depot], first: undefined }, 'sort=-Id&view=Faults')
    press('views.delete.of Depot')
    press('views.delete.confirm')
    expect(viewInAddress()).toBe('Faults')
  })

  it('reorders views and marks the default one', () => {
    open({ views: [faults, depot], first: undefined })
    press('views.up Faults')
    expect(names()).toEqual(['Faults', 'Depot'])
    press('views.down Faults')
    expect(names()).toEqual(['Depot', 'Faults'])
    press('views.first.of Faults')
    expect(stored().first).toBe('Faults')
    expect(button('views.first.of Faults')?.getAttribute('aria-pressed')).toBe('true')
  })

  it('replaces the opened view after the list has changed', () => {
    open({ views: [faults], first: undefined }, 'sort=Id&view=Faults')
    press('views.replace Faults')
    expect(stored().views[0]?.query).toBe('sort=Id')
    expect(button('views.replace Faults')).toBeUndefined()
  })

  it('warns that a change could not be stored, and clears the warning on the next step', () => {
    open({ views: [faults], first: undefined })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    press('views.first.of Faults')
    expect(status()).toBe('record.views.unkept')
    press('views.new')
    press('common.back')
    expect(status()).toBe('')
  })

  it('closes on Done and keeps the views', () => {
    open({ views: [faults], first: undefined })
    press('common.done')
    expect(document.querySelector('dialog')?.open).toBe(false)
    expect(names()).toEqual(['Faults'])
  })
})
