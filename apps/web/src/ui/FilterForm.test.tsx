// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilterForm } from './FilterForm.tsx'
import { mount } from './testing/mount.tsx'

const added = vi.fn<(condition: { field: string; operator: string; value: string }) => void>()
let unmount = () => undefined as void

beforeEach(() => {
  added.mockReset()
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

const find = <Part extends Element>(selector: string): Part => {
  const found = document.querySelector<Part>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const choiceOf = () => document.querySelectorAll('select')[1]
const search = () => act(() => find<HTMLButtonElement>('button[type=submit]').click())
const choose = (select: HTMLSelectElement | undefined, value: string) =>
  act(() => {
    if (select) select.value = value
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('no value is looked for before somebody chose it, and none seems to be chosen', () => {
  expect(choiceOf()?.selectedOptions[0]?.label).toBe('Choose …')
  search()
  expect(added).not.toHaveBeenCalled()
  choose(choiceOf(), 'DRAFT')
  search()
  expect(added.mock.calls).toEqual([[{ field: 'Status', operator: 'EX', value: 'DRAFT' }]])
  expect(choiceOf()?.value).toBe('')
})

test('a button opens and folds it where there is little room', () => {
  const opener = find<HTMLButtonElement>('button[aria-expanded]')
  const form = find<HTMLFormElement>('form')
  expect(opener.getAttribute('aria-controls')).toBe(form.id)
  expect(form.className).toContain('max-lg:hidden')
  act(() => opener.click())
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(form.className).not.toContain('max-lg:hidden')
  act(() => opener.click())
  expect(form.className).toContain('max-lg:hidden')
})
