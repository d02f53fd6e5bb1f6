import { expect, it } from 'vitest'
import { differencesOf } from './importing.ts'
import { rowsOf } from './rows.ts'

const BUILT = {
  en: { 'a.save': 'Save', 'a.count': '{count} cards' },
  fr: { 'a.save': 'Enregistrer', 'a.count': '{count} cartes' },
  nl: { 'a.save': 'Opslaan', 'a.count': '{count} kaarten' },
}
const ROWS = rowsOf(BUILT, [])
const fileOf = (texts: object) => JSON.stringify({ format: 'portal-texts/1', texts })

it('differencesOf returns the problems of a file and only the changed texts', () => {
  const file = fileOf({ nl: { 'a.save': 'Bewaren', 'a.count': '{count} kaarten' }, fr: { 'a.count': 'x' } })
  expect(differencesOf(file, BUILT.en, ROWS)).toMatchObject([
    { kind: 'problem', problem: { kind: 'missing', key: 'a.count', language: 'fr', name: 'count' } },
    { kind: 'change', row: { key: 'a.save' }, languages: ['nl'], texts: { en: 'Save', nl: 'Bewaren' } },
  ])
})

it('differencesOf reports a file with invalid JSON as a problem without changes', () => {
  expect(differencesOf('{', BUILT.en, ROWS)).toEqual([{ kind: 'problem', problem: { kind: 'format' } }])
})
