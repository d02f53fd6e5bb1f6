import { describe, expect, it } from 'vitest'
import { type OfferedColumn, shownColumns } from './shownColumns.ts'

const offered: readonly OfferedColumn[] = [
  { key: 'name', header: 'Name', isFixed: true, isFirst: true },
  { key: 'state', header: 'State', isFixed: false, isFirst: true },
  { key: 'city', header: 'City', isFixed: false, isFirst: false },
]

describe('shownColumns', () => {
  it.each([
    ['returns the declared columns if nothing was chosen', undefined, ['name', 'state']],
    ['ignores a column that no longer exists', ['gone', 'state', 'name'], ['state', 'name']],
    ['ignores a repeated column', ['name', 'city', 'city'], ['name', 'city']],
    ['adds the column that is always shown', ['city'], ['name', 'city']],
  ] as const)('%s', (_, chosen, shown) => {
    expect(shownColumns(offered, chosen)).toEqual(shown)
  })
})
