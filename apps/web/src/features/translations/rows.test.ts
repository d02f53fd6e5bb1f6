import { describe, expect, it } from 'vitest'
import { checkTranslations } from '../../texts/checkTranslations.ts'
import { isFound, mergedTexts, overrideIn, rowsOf, textsToFile } from './rows.ts'

const BUILT = {
  en: { 'a.save': 'Save', 'a.cancel': 'Cancel', 'b.count': '{count} {{card|cards}}' },
  fr: { 'a.save': 'Enregistrer', 'a.cancel': 'Annuler', 'b.count': '{count} {{carte|cartes}}' },
  nl: { 'a.save': 'Opslaan', 'a.cancel': 'Annuleren', 'b.count': '{count} {{kaart|kaarten}}' },
}
const record = (Key: string, En: string, Fr: string | undefined, Nl: string) => ({
  Id: `TR-${Key}`,
  Version: 2,
  Key,
  En,
  Fr,
  Nl,
})
const ROWS = rowsOf(BUILT, [
  record('b.count', '{count} {{card|cards}}', '{count} {{badge|badges}}', '{count} {{kaart|kaarten}}'),
  record('old.text', 'Old', undefined, 'Oud'),
])
const FILTER = { search: '', area: '', show: 'all' } as const
const keysOf = (filter: object) =>
  ROWS.filter((row) => isFound(row, { ...FILTER, ...filter })).map(({ key }) => key)

describe('text rows', () => {
  it('list missing texts first, then changed texts, then the others by key', () => {
    expect(ROWS.map(({ key, missing, changed }) => [key, missing, changed])).toEqual([
      ['old.text', ['fr'], []],
      ['b.count', [], ['fr']],
      ['a.cancel', [], []],
      ['a.save', [], []],
    ])
  })

  it('are filtered by key, by text in any language, by area and by status', () => {
    expect(keysOf({ search: 'ENREG' })).toEqual(['a.save'])
    expect(keysOf({ search: 'b.co' })).toEqual(['b.count'])
    expect(keysOf({ area: 'a' })).toEqual(['a.cancel', 'a.save'])
    expect(keysOf({ show: 'missing' })).toEqual(['old.text'])
    expect(keysOf({ show: 'changed', search: 'badge' })).toEqual(['b.count'])
  })

  it.each([true, false])('export a file that the build accepts (only changes: %s)', (onlyChanged) => {
    const texts = textsToFile(ROWS, onlyChanged)
    expect(texts.fr['b.count']).toBe('{count} {{badge|badges}}')
    expect(Object.keys(texts.en)).toHaveLength(onlyChanged ? 0 : 3)
    expect(checkTranslations({ format: 'portal-texts/1', texts }, BUILT.en)).toEqual({ texts, problems: [] })
  })
})

it('mergedTexts merges the changes of two users in different languages', () => {
  const first = { en: 'Save', fr: 'Enregistrer', nl: 'Opslaan' }
  const draft = { ...first, nl: 'Bewaren' }
  const theirs = { ...first, fr: 'Sauver', nl: 'Bewaar' }
  expect(mergedTexts(first, draft, theirs)).toEqual({ en: 'Save', fr: 'Sauver', nl: 'Bewaren' })
  expect(mergedTexts(first, first, theirs)).toEqual(theirs)
})

it('overrideIn returns a text only for languages in which it differs from the built-in text', () => {
  const [row] = rowsOf(BUILT, []).filter(({ key }) => key === 'a.save')
  if (!row) throw new Error('The build has no text a.save.')
  const texts = { ...row.texts, fr: 'Sauver' }
  const [en, fr, nl] = (['en', 'fr', 'nl'] as const).map((language) => overrideIn(row, texts, language))
  expect([en, fr, nl]).toEqual(['', 'Sauver', ''])
  const [saved] = rowsOf(BUILT, [record('a.save', '', 'Sauver', '')])
  expect(saved).toMatchObject({ key: 'a.save', texts, changed: ['fr'], missing: [] })
})
