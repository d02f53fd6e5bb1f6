import { LANGUAGES, translationsFile } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { loadAllTexts } from './all.ts'
import { checkTranslations, problemsOf, readTranslations, withOverrides } from './checkTranslations.ts'

const ENGLISH = { 'a.count': '{count} {{card|cards}} of {name}', 'a.plain': 'Save' }
const fileOf = (fr: object) => ({ format: 'portal-texts/1', texts: { fr } })

describe('a translation', () => {
  it.each([
    ['{count} {{carte|cartes}} de {name}', []],
    ['{name} : {count} {{carte|cartes}}', []],
    ['', [{ kind: 'empty' }]],
    ['{count} cartes', [{ kind: 'missing', name: 'name' }]],
    ['{count} de {name} à {place}', [{ kind: 'unknown', name: 'place' }]],
    ['{count} {{carte}} de {name}', [{ kind: 'plural' }]],
    ['{{carte|cartes}} : {count} de {name}', [{ kind: 'order' }]],
    ['{count} {{carte|cartes} de {name}', [{ kind: 'braces' }]],
    ['{count} de {the name}', [{ kind: 'braces' }]],
  ])('‘%s’ has the problems %j', (text, problems) => {
    expect(problemsOf(ENGLISH['a.count'], text)).toEqual(problems)
  })

  it.each(LANGUAGES)('is free of problems in every text of the portal (%s)', async (language) => {
    const english = await loadAllTexts('en')
    const wrong = Object.entries(await loadAllTexts(language)).flatMap(([key, text]) =>
      problemsOf(english[key] ?? '', text).map((problem) => ({ key, text, ...problem })),
    )
    expect(wrong).toEqual([])
  })
})

describe('a file of translations', () => {
  it('passes the check unchanged if it contains the texts of the portal', async () => {
    const [en = {}, fr = {}, nl = {}] = await Promise.all(LANGUAGES.map(loadAllTexts))
    const checked = checkTranslations(JSON.parse(translationsFile({ en, fr, nl })), en)
    expect(checked.problems).toEqual([])
    expect(checked.texts).toEqual({ en, fr, nl })
  })

  it('keeps its valid texts and reports the invalid ones', () => {
    const file = fileOf({ 'a.plain': 'Enregistrer', 'a.count': '{count}', 'b.none': 'Rien', __proto__x: 1 })
    expect(checkTranslations(file, ENGLISH)).toEqual({
      texts: { en: {}, fr: { 'a.plain': 'Enregistrer' }, nl: {} },
      problems: [
        { kind: 'missing', name: 'name', language: 'fr', key: 'a.count' },
        { kind: 'unknownKey', language: 'fr', key: 'b.none' },
        { kind: 'unknownKey', language: 'fr', key: '__proto__x' },
      ],
    })
    expect(checkTranslations(fileOf({ 'a.plain': 7 }), ENGLISH).problems).toEqual([
      { kind: 'notText', language: 'fr', key: 'a.plain' },
    ])
  })

  it.each([
    [null],
    [[]],
    ['text'],
    [{ format: 'other', texts: {} }],
    [{ format: 'portal-texts/1', texts: 3 }],
  ])('is rejected if it is %j', (file) => {
    expect(checkTranslations(file, ENGLISH).problems).toEqual([{ kind: 'format' }])
  })
})

describe('operator texts', () => {
  it('replace built-in texts that have the same placeholders, and add no keys', () => {
    const overrides = {
      'a.plain': 'Keep <b>it</b>',
      'a.count': '{count} cards',
      'a.new': 'New',
      toString: 'x',
    }
    expect(withOverrides(ENGLISH, overrides)).toEqual({ ...ENGLISH, 'a.plain': 'Keep <b>it</b>' })
  })

  it.each([
    ['{count} {{card|cards} of {name}', 'broken braces'],
    ['{count} {{cards}} of {name}', 'a plural with one form'],
    ['{count} of {name} in {place}', 'an unknown placeholder'],
    [' ', 'no words'],
  ])('are ignored if %j has %s', (text) => {
    expect(withOverrides(ENGLISH, { 'a.count': text })).toEqual(ENGLISH)
  })

  it('are read from a file of translations despite unknown content', () => {
    const texts = { fr: { 'a.plain': 'Garder', 'a.count': 5 }, nl: 'Bewaren' }
    expect(readTranslations({ format: 'portal-texts/1', texts })).toEqual({
      en: {},
      fr: { 'a.plain': 'Garder' },
      nl: {},
    })
    expect(
      readTranslations(JSON.parse('{"format":"portal-texts/1","texts":{"en":{"__proto__":"x"}}}'))?.fr,
    ).toEqual({})
  })

  it.each([
    undefined,
    null,
    [],
    '<!doctype html>',
    { format: 'other', texts: {} },
    { format: 'portal-texts/1' },
  ])('are not read from %j', (file) => {
    expect(readTranslations(file)).toBeUndefined()
  })
})
