import { describe, expect, it } from 'vitest'
import { type OfferedColumn, visibleColumns } from './visibleColumns.ts'

const offered: readonly OfferedColumn[] = [
  { key: 'name', header: 'Name', isFixed: true, isFirst: true },
  { key: 'state', header: 'State', isFixed: false, isFirst: true },
  { key: 'city', header: 'City', isFixed: false, isFirst: false },
]

describe('visibleColumns', () => {
  it.each([
    ['returns the declared columns if nothing was chosen', undefined, ['name', 'state']],
    ['ignores a column that no longer exists', ['gone', 'state', 'name'], ['state', 'name']],
    ['ignores a repeated column', ['name', 'city', 'city'], ['name', 'city']],
    ['adds the column that is always shown', ['city'], ['name', 'city']],
  ] as const)('%s', (_, chosen, expected) => {
    expect(visibleColumns(offered, chosen)).toEqual(expected)
  })
})
