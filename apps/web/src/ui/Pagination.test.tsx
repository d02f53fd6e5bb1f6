// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Pagination } from './Pagination.tsx'
import { mount, press } from './testing/mount.tsx'

const paged = vi.fn<(page: number) => void>()
const at = (page: number, pageCount = 3, pageSize = '10') => (
  <>
    <input aria-label="Search" />
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- stands in for a horizontal scroller */}
    <div role="region" aria-label="Rows" tabIndex={0} />
    <Pagination
      page={page}
      pageCount={pageCount}
      onPage={paged}
      pageSize={pageSize}
      pageSizes={[
        { value: '10', label: '10' },
        { value: '25', label: '25' },
      ]}
      onPageSize={() => undefined}
      summary="11–20 of 27"
      words={{
        label: 'Pages',
        rowsPerPage: 'Rows per page',
        previous: 'Previous page',
        next: 'Next page',
        page: 'Page',
        pageOf: 'of 3',
      }}
    />
  </>
)

let unmount = () => undefined as void
beforeEach(() => paged.mockReset())
afterEach(() => unmount())

describe('Pagination', () => {
  test('turns pages with the left and right arrow keys from anywhere', () => {
    unmount = mount(at(2))
    press('ArrowRight')
    press('ArrowLeft')
    expect(paged.mock.calls).toEqual([[3], [1]])
  })

  test('stops at the first and the last page', () => {
    unmount = mount(at(1))
    press('ArrowLeft')
    unmount()
    unmount = mount(at(3))
    press('ArrowRight')
    expect(paged).not.toHaveBeenCalled()
  })

  test('ignores arrow keys in fields, in horizontal scrollers and in the page size control', () => {
    unmount = mount(at(2))
    act(() => document.querySelector<HTMLElement>('[aria-label=Search]')?.focus())
    press('ArrowRight')
    act(() => document.querySelector<HTMLElement>('[role=region]')?.focus())
    press('ArrowRight')
    act(() => document.querySelector<HTMLElement>('[type=radio]')?.focus())
    press('ArrowRight')
    expect(paged).not.toHaveBeenCalled()
  })

  test('renders nothing if one page holds all rows, unless the page size was raised', () => {
    unmount = mount(at(1, 1))
    expect(document.querySelector('nav')).toBeNull()
    unmount()
    unmount = mount(at(1, 1, '25'))
    expect(document.querySelector('nav')).not.toBeNull()
  })

  const field = () => {
    const found = document.querySelector<HTMLInputElement>('[aria-label=Page]')
    if (!found) throw new Error('The page number is not a field.')
    return found
  }
  const write = (text: string) =>
    act(() => {
      field().focus()
      field().value = text
    })

  test('goes to the typed page on Enter and on blur', () => {
    unmount = mount(at(2))
    expect(field().value).toBe('2')
    write('3')
    press('Enter')
    write('1')
    act(() => field().blur())
    expect(paged.mock.calls).toEqual([[3], [1]])
  })

  test('limits the typed number to the last page and ignores other text', () => {
    unmount = mount(at(2))
    write('99')
    press('Enter')
    expect(paged.mock.calls).toEqual([[3]])
    write('')
    press('Enter')
    expect(field().value).toBe('2')
    expect(paged).toHaveBeenCalledOnce()
  })

  test('goes to the first and the last page on Home and End in the field, and ignores arrow keys there', () => {
    unmount = mount(at(2))
    act(() => field().focus())
    press('Home')
    press('End')
    press('ArrowRight')
    expect(paged.mock.calls).toEqual([[1], [3]])
  })
})
