import { FIRST_VIEW, type TableView } from '@portal/machines'
import { FILTER_OPERATORS, MAX_PAGE_SIZE, PAGE_SIZES, withFilterIds } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOfView, type TableAddress, viewFromAddress } from './tableAddress.ts'

const people: TableAddress = {
  filterFields: ['Name', 'Email'],
  sortFields: ['Name', 'LastLogin'],
  first: { ...FIRST_VIEW, sort: { field: 'Name', isDescending: false } },
}

const views: fc.Arbitrary<TableView> = fc.record({
  filters: fc.array(
    fc.record({
      field: fc.constantFrom(...people.filterFields),
      operator: fc.constantFrom(...FILTER_OPERATORS),
      value: fc.string(),
    }),
    { maxLength: 3 },
  ),
  sort: fc.record({ field: fc.constantFrom(...people.sortFields), isDescending: fc.boolean() }),
  page: fc.integer({ min: 1, max: 1_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES, MAX_PAGE_SIZE),
})

describe('the URL of a table', () => {
  it('restores every view that was written into it', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(viewFromAddress(addressOfView('', view, people), people)).toEqual({
          ...view,
          filters: withFilterIds(view.filters),
        })
      }),
    )
  })

  it('assigns the same unique ids to conditions on each read, without storing the ids', () => {
    fc.assert(
      fc.property(views, (view) => {
        const address = addressOfView('', view, people)
        const restored = viewFromAddress(address, people)
        expect(new Set(restored.filters.map(({ id }) => id)).size).toBe(view.filters.length)
        expect(viewFromAddress(address, people)).toEqual(restored)
        expect(addressOfView('', restored, people)).toBe(address)
      }),
    )
  })

  it('omits the defaults of a view and keeps unrelated parameters', () => {
    expect(addressOfView('page=3&debug=1&sort=-Name', people.first, people)).toBe('debug=1')
  })

  it.each(['page=-1&rows=7&sort=__proto__', 'filter=nonsense', 'filter=(Password CO "x")', 'page=1e400'])(
    'falls back to the default view when it is invalid (%s)',
    (search) => {
      expect(viewFromAddress(search, people)).toEqual(people.first)
    },
  )

  it('restores conditions with and without a parameter of their own', () => {
    const stated: TableAddress = {
      ...people,
      ownNames: { q: { operator: 'CO' }, state: { operator: 'EX', values: ['ill', 'well'] } },
    }
    const own = fc.record({ q: fc.string({ minLength: 1 }), state: fc.constantFrom('ill', 'well') })
    fc.assert(
      fc.property(views, own, (view, { q, state }) => {
        const filters = [
          { field: 'q', operator: 'CO', value: q },
          { field: 'state', operator: 'EX', value: state },
          ...view.filters,
        ] as const
        const address = addressOfView('', { ...view, filters }, stated)
        expect(new URLSearchParams(address).get('state')).toBe(state)
        expect(viewFromAddress(address, stated)).toEqual({ ...view, filters: withFilterIds(filters) })
      }),
    )
    expect(viewFromAddress('state=tired&q=', stated)).toEqual(stated.first)
    expect(addressOfView('state=ill&q=x', stated.first, stated)).toBe('')
  })
})
