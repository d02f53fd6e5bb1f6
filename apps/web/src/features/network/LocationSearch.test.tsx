// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { LocationSearch } from './LocationSearch.tsx'
import { LOCATIONS, MY_LOCATIONS } from './recordScreens/places.ts'

const stage = vi.hoisted(() => ({ queries: [] as object[], results: 0 }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string, words?: { count: number }) => (words ? `${key} ${words.count}` : key),
  }),
  useUserInfo: () => ({ Relation: { Id: 'R00005' } }),
}))
vi.mock('../../data/query.ts', () => ({
  useQuery: (_: object, { query }: { query: object }) => {
    stage.queries.push(query)
    return {
      data: {
        Data: [{ Id: 'L1', Description: 'Gent Zuid' }],
        Page: { PageNumber: 1, PageCount: 1, Results: stage.results },
      },
      at: 0,
      error: undefined,
      retry: () => undefined,
    }
  },
}))

let unmount = () => undefined as void
afterEach(() => unmount())

const FILTER = '(Description CO "gent")'
const search = (screen: typeof LOCATIONS, results: number) => {
  Object.assign(stage, { queries: [], results })
  unmount = mount(<LocationSearch screen={screen} />)
  const input = document.querySelector('input')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'gent')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
}

it.each([
  ['the locations of the user’s relation', 'My locations', MY_LOCATIONS, { relid: 'R00005' }],
  ['all locations', 'Locations', LOCATIONS, {}],
])('LocationSearch searches %s on the screen “%s”', (_, _title, screen, limit) => {
  search(screen, 1)
  expect(stage.queries.at(-1)).toEqual({ filter: FILTER, pagesize: 5, DataCategories: 'BASIC', ...limit })
})

it('LocationSearch links to the filtered list if it found more locations than it shows', () => {
  const found = ['Gent Zuid', '/network/locations/L1']
  expect(search(MY_LOCATIONS, 1)).toEqual([found])
  unmount()
  const [shown, more] = search(MY_LOCATIONS, 7)
  expect(shown).toEqual(found)
  expect(more?.[0]).toBe('record.more 6')
  const url = new URL(more?.[1] ?? '', 'https://portal.example')
  expect([url.pathname, url.searchParams.get('filter')]).toEqual(['/network/my-locations', FILTER])
})
