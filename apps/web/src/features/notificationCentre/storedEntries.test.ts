import type { CentreEntry } from '@portal/machines'
import { expect, it } from 'vitest'
import { entriesIn } from './storedEntries.ts'

const entry: CentreEntry = {
  id: '2026-05-20 saved',
  at: 1,
  count: 2,
  isRead: false,
  colour: 'error',
  content: 'Bay 3',
  news: 'chargerError',
  href: '/my/chargepoints/CP3',
}

it('entriesIn returns stored entries without duplicates', () => {
  expect(
    entriesIn([entry, JSON.parse(JSON.stringify(entry)), { ...entry, id: 'other', href: undefined }]),
  ).toHaveLength(2)
})

it.each([
  ['null', null],
  ['a string', 'saved'],
  ['an entry with an invalid time', { ...entry, at: 'yesterday' }],
  ['an entry with an unknown colour', { ...entry, colour: 'pink' }],
  ['an entry with unknown news', { ...entry, news: 'war' }],
  ['an entry with a link to another site', { ...entry, href: '//evil.example' }],
  ['an entry with a script link', { ...entry, href: 'javascript:alert(1)' }],
  ['an entry with content that is not text', { ...entry, content: {} }],
])('entriesIn ignores %s', (_, strange) => {
  expect(entriesIn([strange])).toEqual([])
})
