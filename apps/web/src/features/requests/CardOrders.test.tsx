// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { CardOrders } from './CardOrders.tsx'
import { texts as own } from './texts/en.ts'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, total: 0, isAwaited: false }))
const order = (number: number) => ({
  Id: `O${number}`,
  Quantity: number,
  Status: 'SUBMITTED',
  CreatedOn: '2026-05-19T10:00:00Z',
})
vi.mock('../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useSystem: () => ({ bco: () => ({ now: () => Date.parse('2026-05-20T10:00:00Z') }) }),
}))
vi.mock('../../data/query.ts', () => ({
  useQuery: (_: unknown, { query }: { query: { pagesize: number } }) => ({
    data: stage.isAwaited
      ? undefined
      : {
          Data: Array.from({ length: Math.min(stage.total, query.pagesize) }, (_one, at) => order(at + 1)),
          Page: { Results: stage.total },
        },
  }),
}))
vi.mock('../../components/CardView.tsx', () => ({
  CardView: ({ read, children }: { read: { data?: unknown }; children: (data: unknown) => unknown }) =>
    read.data === undefined ? 'awaited' : children(read.data),
}))
const { t, ...texts } = createTexts('en', { ...(await loadTexts('en', [sharedTexts])), ...own })
stage.i18n = { t, ...texts, formats: createFormats('en') }

let unmount = () => undefined as void
afterEach(() => {
  unmount()
  window.history.replaceState(null, '', '/my/requests')
})
const rows = () => document.querySelectorAll('li').length
const button = () => document.querySelector('button')

it('the card orders show the last five, or all on demand, and keep focus on the button', () => {
  stage.total = 12
  unmount = mount(<CardOrders relation="R1" />)
  expect(rows()).toBe(5)
  expect(document.body.textContent).toContain(t('requests.orders.count', { shown: 5, total: 12 }))
  expect(button()?.textContent).toBe(t('requests.orders.all'))
  button()?.focus()
  stage.isAwaited = true
  act(() => button()?.click())
  expect(document.activeElement).toBe(button())
  expect(button()?.getAttribute('aria-expanded')).toBe('true')
  stage.isAwaited = false
  act(() => button()?.click())
  act(() => button()?.click())
  expect(rows()).toBe(12)
})

it('the card orders keep the expanded state in the URL, next to the table parameters', () => {
  stage.total = 12
  window.history.replaceState(null, '', '/my/requests?page=2')
  unmount = mount(<CardOrders relation="R1" />)
  act(() => button()?.click())
  expect(window.location.search).toBe('?page=2&orders=all')
  unmount()
  unmount = mount(<CardOrders relation="R1" />)
  expect(rows()).toBe(12)
  act(() => button()?.click())
  expect(window.location.search).toBe('?page=2')
  expect(rows()).toBe(5)
})

it('the card orders have no button if all of them fit, and are hidden if there are none', () => {
  stage.total = 5
  unmount = mount(<CardOrders relation="R1" />)
  expect(rows()).toBe(5)
  expect(button()).toBeNull()
  // '5 of 5' would be redundant.
  expect(document.querySelector('h2')?.parentElement?.textContent).toBe(`${t('requests.orders')}5`)
  unmount()
  stage.total = 0
  unmount = mount(<CardOrders relation="R1" />)
  expect(document.body.textContent).toBe('')
})
