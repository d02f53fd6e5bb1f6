import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { matchesPath, PATTERNS, paths } from './paths.ts'

it('paths builds the URL of a screen with its query', () => {
  expect(paths.chargers()).toBe('/my/chargepoints')
  expect(paths.chargers({ state: 'error' })).toBe('/my/chargepoints?state=error')
  expect(
    new URLSearchParams(paths.sessions({ filter: '(Status EX "A&B")' }).split('?')[1]).get('filter'),
  ).toBe('(Status EX "A&B")')
})

it('paths encodes ids', () => {
  expect(paths.charger('CP/1 #2')).toBe('/my/chargepoints/CP%2F1%20%232')
  expect(paths.charger('$&')).toBe('/my/chargepoints/%24%26')
})

it.each(Object.entries(PATTERNS))('matchesPath matches the URL of %s to its own pattern', (name, pattern) => {
  const path: (id: string) => string = paths[name as 'charger']
  const address = pattern.endsWith('/:id') ? path('CP/1') : pattern
  // Paths with a fixed part instead of an id, such as the statement, come first.
  expect(Object.values(PATTERNS).find((one) => matchesPath(one, address))).toBe(pattern)
})

it('matchesPath matches any id, but no path with more segments', () => {
  expect(matchesPath(PATTERNS.charger, '/my/chargepoints/CP%2F1')).toBe(true)
  expect(matchesPath(PATTERNS.charger, '/my/chargepoints')).toBe(false)
  expect(matchesPath(PATTERNS.charger, '/my/chargepoints/a/b')).toBe(false)
  expect(matchesPath(PATTERNS.dashboard, '/dashboard.evil')).toBe(false)
})

it('No view contains a literal URL instead of using paths', () => {
  const source = new URL('../', import.meta.url)
  const byHand = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .filter((name) => /['"`]\/(my|network|admin)\//.test(readFileSync(new URL(name, source), 'utf8')))
  expect(byHand).toEqual([])
})
