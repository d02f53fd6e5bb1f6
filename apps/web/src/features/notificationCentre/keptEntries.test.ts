import type { CentreEntry } from '@portal/machines'
import { expect, it } from 'vitest'
import { entriesIn } from './keptEntries.ts'

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

it('reads its own entries without duplicates', () => {
  expect(
    entriesIn([entry, JSON.parse(JSON.stringify(entry)), { ...entry, id: 'other', href: undefined }]),
  ).toHaveLength(2)
})

it.each([
  ['nothing', null],
  ['a text', 'saved'],
  ['no time', { ...entry, at: 'yesterday' }],
  ['no colour of ours', { ...entry, colour: 'pink' }],
  ['news that we do not know', { ...entry, news: 'war' }],
  ['a link to elsewhere', { ...entry, href: '//evil.example' }],
  ['a link that runs', { ...entry, href: 'javascript:alert(1)' }],
  ['content that is no text', { ...entry, content: {} }],
])('ignores %s', (_, strange) => {
  expect(entriesIn([strange])).toEqual([])
})
