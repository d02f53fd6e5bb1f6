import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { matchesPath, PATTERNS, paths } from './paths.ts'

it('leads to a screen, with what its address says beside', () => {
  expect(paths.chargers()).toBe('/my/chargepoints')
  expect(paths.chargers({ state: 'error' })).toBe('/my/chargepoints?state=error')
  expect(
    new URLSearchParams(paths.sessions({ filter: '(Status EX "A&B")' }).split('?')[1]).get('filter'),
  ).toBe('(Status EX "A&B")')
})

it('makes ids safe', () => {
  expect(paths.charger('CP/1 #2')).toBe('/my/chargepoints/CP%2F1%20%232')
  expect(paths.charger('$&')).toBe('/my/chargepoints/%24%26')
})

it.each(Object.entries(PATTERNS))('matches the address of %s to its own pattern', (name, pattern) => {
  const path: (id: string) => string = paths[name as 'charger']
  const address = pattern.endsWith('/:id') ? path('CP/1') : pattern
  // Paths with a name in place of an id, such as the statement's, come first.
  expect(Object.values(PATTERNS).find((one) => matchesPath(one, address))).toBe(pattern)
})

it('takes any id but no further path', () => {
  expect(matchesPath(PATTERNS.charger, '/my/chargepoints/CP%2F1')).toBe(true)
  expect(matchesPath(PATTERNS.charger, '/my/chargepoints')).toBe(false)
  expect(matchesPath(PATTERNS.charger, '/my/chargepoints/a/b')).toBe(false)
  expect(matchesPath(PATTERNS.dashboard, '/dashboard.evil')).toBe(false)
})

it('is what every view asks for an address: none is written by hand', () => {
  const source = new URL('../', import.meta.url)
  const byHand = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .filter((name) => /['"`]\/(my|network|admin)\//.test(readFileSync(new URL(name, source), 'utf8')))
  expect(byHand).toEqual([])
})
