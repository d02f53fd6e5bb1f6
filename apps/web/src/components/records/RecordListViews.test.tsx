// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readViews, writeViews } from '../../services/storedViews.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { RecordListViews } from './RecordListViews.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string, words?: { name: string }) => (words ? `${key} ${words.name}` : key) }),
  useUserInfo: () => ({ RelationContact: { Id: 'me' } }),
}))

const LIST = '/network/chargepoints'
const GENT = 'filter=City+EX+Gent'

let unmount = () => undefined as void
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

const open = (search: string) => {
  writeViews('me', LIST, {
    views: [{ name: 'Gent', query: GENT, layout: { columns: undefined, density: 'normal' } }],
    first: undefined,
  })
  window.history.replaceState(null, '', `${LIST}?${search}`)
  unmount = mount(<RecordListViews list={LIST} title="Charge points" reserved={[]} />)
}
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
const press = (label: string) => act(() => button(label)?.click())
const mark = () =>
  document.getElementById(button('record.views.save')?.getAttribute('aria-describedby') ?? '')?.textContent

describe('RecordListViews', () => {
  it.each([
    ['the list matches the view', `${GENT}&view=Gent`],
    ['only the page differs', `${GENT}&view=Gent&page=3`],
    ['the URL names no view', 'filter=City+EX+Brugge'],
    ['the URL names an unknown view', 'view=Brugge'],
  ])('offers neither to save nor to reset a view if %s', (_, search) => {
    open(search)
    expect(button('record.views.save')).toBeUndefined()
    expect(button('record.views.reset')).toBeUndefined()
  })

  it('marks a view that the list no longer matches, and updates the view on request', () => {
    open('filter=City+EX+Gent&sort=-Id&view=Gent')
    expect(mark()).toBe('record.views.changed Gent')
    press('record.views.save')
    expect(readViews('me', LIST).views[0]?.query).toBe('filter=City+EX+Gent&sort=-Id')
    expect(button('record.views.save')).toBeUndefined()
    expect(document.querySelector('[role=status]')?.textContent).toBe('')
  })

  it('resets a list that no longer matches its view', () => {
    open('filter=City+EX+Brugge&view=Gent&page=2')
    press('record.views.reset')
    expect(new URLSearchParams(window.location.search).get('filter')).toBe('City EX Gent')
    expect(window.location.search).not.toContain('page')
    expect(readViews('me', LIST).views[0]?.query).toBe(GENT)
    expect(button('record.views.reset')).toBeUndefined()
  })

  it('reports that the browser cannot store a view', () => {
    open('filter=City+EX+Brugge&view=Gent')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    press('record.views.save')
    expect(document.querySelector('[role=status]')?.textContent).toBe('record.views.unkept')
  })
})
