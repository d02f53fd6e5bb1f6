import { describe, expect, it } from 'vitest'
import { stepAt, type Walk, withPage } from './walk.ts'

/** The second of three pages, with a page size of three. */
const walk: Walk = {
  list: { title: 'shell.netAlarms', href: '/network/alarms?page=2' },
  query: { pagesize: 3, pagenumber: 2, orderby: 'Description' },
  ids: ['d', 'e', 'f'],
  before: 3,
  total: 8,
}

describe('a walk through a list', () => {
  it('returns the position and the neighbours of a record', () => {
    expect(stepAt(walk, 'e')).toEqual({
      place: 5,
      total: 8,
      previous: 'd',
      next: 'f',
      missingPage: undefined,
    })
    expect(stepAt(walk, 'x')).toBeUndefined()
  })

  it('names the adjacent page at either end, and continues once it is added', () => {
    expect(stepAt(walk, 'd')).toMatchObject({ previous: undefined, missingPage: 1 })
    expect(stepAt(walk, 'f')).toMatchObject({ next: undefined, missingPage: 3 })
    const longer = withPage(withPage(walk, 3, ['g', 'h']), 1, ['a', 'b', 'c'])
    expect(longer.ids.join('')).toBe('abcdefgh')
    expect(stepAt(longer, 'd')).toMatchObject({ place: 4, previous: 'c' })
    expect(stepAt(longer, 'a')).toMatchObject({ place: 1, missingPage: undefined })
    expect(stepAt(longer, 'h')).toMatchObject({ place: 8, missingPage: undefined })
  })
})
