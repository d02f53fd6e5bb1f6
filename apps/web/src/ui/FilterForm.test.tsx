// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FilterForm } from './FilterForm.tsx'
import { mount } from './testing/mount.tsx'

const added = vi.fn<(condition: { field: string; operator: string; value: string }) => void>()
let unmount = () => undefined as void

const isWide = { now: true }

beforeEach(() => {
  added.mockReset()
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide.now,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  unmount = mount(
    <FilterForm
      fields={[
        {
          value: 'Status',
          label: 'Status',
          values: [
            { value: 'DRAFT', label: 'Draft' },
            { value: 'SENT', label: 'Sent' },
          ],
        },
        { value: 'Number', label: 'Number' },
        {
          value: 'PowerKw',
          label: 'Power',
          isNumber: true,
          refusal: (_, value) => (/^-?[\d.]+$/.test(value) ? undefined : 'Enter a number'),
        },
      ]}
      operators={[{ value: 'CO', label: 'Contains' }]}
      operator="CO"
      exact="EX"
      onAdd={added}
      words={{
        open: 'Filter',
        field: 'Field',
        operator: 'Condition',
        value: 'Text',
        choice: 'Value',
        choose: 'Choose …',
        hint: 'Text to look for',
        search: 'Search',
      }}
    />,
  )
})
afterEach(() => unmount())

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const choiceOf = () => document.querySelectorAll('select')[1]
const search = () => act(() => find('button[type=submit]').click())
const choose = (select: HTMLSelectElement | undefined, value: string) =>
  act(() => {
    if (select) select.value = value
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })

describe('FilterForm', () => {
  test('selects no value at first, and adds no condition without one', () => {
    expect(choiceOf()?.selectedOptions[0]?.label).toBe('Choose …')
    search()
    expect(added).not.toHaveBeenCalled()
    choose(choiceOf(), 'DRAFT')
    search()
    expect(added.mock.calls).toEqual([[{ field: 'Status', operator: 'EX', value: 'DRAFT' }]])
    expect(choiceOf()?.value).toBe('')
  })

  test('is toggled by a button that reports its state (S2, S9)', () => {
    const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Filter')
    const state = () => [
      button()?.getAttribute('aria-expanded'),
      !document.querySelector('form')?.className.split(' ').includes('hidden'),
    ]
    expect(state()).toEqual(['true', true])
    act(() => button()?.click())
    expect(state()).toEqual(['false', false])
  })

  test('shows a label for each field', () => {
    const seen = () =>
      [...document.querySelectorAll('form label')].map((one) => [
        one.textContent,
        one.closest('.sr-only') ?? one.querySelector('.sr-only'),
      ])
    expect(seen()).toEqual([
      ['Field', null],
      ['Value', null],
    ])
    choose(document.querySelectorAll('select')[0], 'Number')
    expect(seen()).toEqual([
      ['Field', null],
      ['Condition', null],
      ['Text', null],
    ])
  })

  test('parses numbers in the page language and refuses other text with a message', () => {
    const write = (text: string) =>
      act(() => {
        const input = find('input[type=search]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
    choose(document.querySelectorAll('select')[0], 'PowerKw')
    write('1e3')
    search()
    expect(added).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Enter a number')
    expect(find('input').getAttribute('aria-invalid')).toBe('true')
    write('−1,234.5')
    expect(document.body.textContent).not.toContain('Enter a number')
    search()
    expect(added.mock.calls).toEqual([[{ field: 'PowerKw', operator: 'CO', value: '-1234.5' }]])
  })
})
