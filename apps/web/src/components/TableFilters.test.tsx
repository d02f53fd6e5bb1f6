// @vitest-environment jsdom
import { type Filter, withFilterIds } from '@portal/schemas'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTexts, loadTexts, sharedTexts } from '../texts/index.ts'
import { mount } from '../ui/testing/mount.tsx'
import { TableFilters } from './TableFilters.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
const { t, ...texts } = createTexts('en', await loadTexts('en', [sharedTexts]))
stage.i18n = { t, ...texts }

const List = () => {
  const [filters, setFilters] = useState<readonly Filter[]>(
    withFilterIds(['one', 'two', 'three'].map((value) => ({ field: 'Number', operator: 'CO', value }))),
  )
  return (
    <TableFilters
      filterFields={[{ value: 'Number', label: 'Number' }]}
      filters={filters}
      onChange={setFilters}
      onReload={() => undefined}
      tools={null}
    />
  )
}

let unmount = () => undefined as void
beforeEach(() => {
  unmount = mount(<List />)
})
afterEach(() => unmount())

const chips = () => [...document.querySelectorAll<HTMLElement>('li[data-chip]')]
const remove = (value: string) => {
  const button = chips()
    .find((chip) => chip.textContent.includes(value))
    ?.querySelector('button')
  act(() => {
    button?.focus()
    button?.click()
  })
}
const focused = () =>
  document.activeElement?.closest('li')?.textContent ?? document.activeElement?.textContent

describe('TableFilters', () => {
  test('moves the focus to the next condition after a removal, else to the previous one, else to the filter button', () => {
    expect(chips()).toHaveLength(3)
    remove('two')
    expect(focused()).toContain('three')
    remove('three')
    expect(focused()).toContain('one')
    remove('one')
    expect(chips()).toHaveLength(0)
    expect(focused()).toBe(t('table.filter'))
  })

  test('moves the focus to the filter button after all conditions are cleared', () => {
    const clear = [...document.querySelectorAll('button')].find((one) => one.textContent === t('table.clear'))
    act(() => {
      clear?.focus()
      clear?.click()
    })
    expect(chips()).toHaveLength(0)
    expect(focused()).toBe(t('table.filter'))
  })
})
