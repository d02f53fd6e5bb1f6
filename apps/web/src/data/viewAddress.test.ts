import { expect, it } from 'vitest'
import { queryIn, saysNothing, searchOfView, viewNameIn, withViewName } from './viewAddress.ts'

it('queryIn keeps only the parameters of a saved view, in a fixed order', () => {
  expect(queryIn('?rows=25&page=3&view=Gent&sort=-Id&period=last&filter=City+EX+Gent&debug=1')).toBe(
    'filter=City+EX+Gent&period=last&sort=-Id&rows=25',
  )
  expect(queryIn('')).toBe('')
})

it('searchOfView replaces the list parameters, drops the page and keeps the other parameters', () => {
  const search = searchOfView('?page=3&filter=Id+CO+1&debug=1', { name: 'Gent & co', query: 'sort=-Id' })
  expect(search).toBe('debug=1&sort=-Id&view=Gent+%26+co')
  expect(viewNameIn(search)).toBe('Gent & co')
})

it('searchOfView uses only the list parameters of a stored query', () => {
  expect(searchOfView('', { name: 'A', query: 'view=B&page=9&token=1&rows=50' })).toBe('rows=50&view=A')
})

it('withViewName sets or removes the name of a view', () => {
  expect(withViewName('?sort=Id&view=A', 'B')).toBe('sort=Id&view=B')
  expect(withViewName('?sort=Id&view=A', undefined)).toBe('sort=Id')
})

it.each([
  ['', true],
  ['?debug=1', true],
  ['?filter=', false],
  ['?page=2', false],
  ['?period=all', false],
  ['?view=Gent', false],
])('saysNothing reports whether the query %j selects no view: %s', (search, isSo) => {
  expect(saysNothing(search)).toBe(isSo)
})
