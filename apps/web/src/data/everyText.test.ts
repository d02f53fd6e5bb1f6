import { LANGUAGES } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { loadAllTexts } from '../texts/all.ts'
import { loadEveryText } from './everyText.ts'

describe('the dictionary of the portal', () => {
  it.each(LANGUAGES)('defines every text of all features in %s', async (language) => {
    expect(await loadEveryText(language)).toEqual(await loadAllTexts(language))
  })

  /** Texts that the specification quotes with a straight apostrophe. */
  const QUOTED = ['error.InvalidToken', 'error.SETUP', 'intake.problem.ibanCharacters']

  it.each(LANGUAGES)(
    'uses typographic apostrophes and ellipses and ends no text with an exclamation mark in %s',
    async (language) => {
      const wrong = Object.entries(await loadEveryText(language)).filter(
        ([key, text]) =>
          (text.includes("'") && !QUOTED.includes(key)) ||
          /\s…|\.\.\./.test(text) ||
          (text.endsWith('!') && key !== 'error.INVADDRESS'),
      )
      expect(wrong).toEqual([])
    },
  )

  /** Ordinary spaces that are valid: between quoted characters, and in clock times. */
  const OTHER_SPACES = /\S [!?] (ou|&|pour)|:\{minute\}/

  it('keeps French punctuation on the same line as the adjacent word', async () => {
    const wrong = Object.entries(await loadEveryText('fr')).filter(
      ([, text]) => /\w [:;!?»]| [:;!?](\s|$)|« /.test(text) && !OTHER_SPACES.test(text),
    )
    expect(wrong).toEqual([])
  })

  it('does not use the French and Dutch words for charging a car to mean loading', async () => {
    const french = Object.entries(await loadEveryText('fr')).filter(([, text]) =>
      /Impossible de charger |pu être chargée?s?\b|recharge[rz] la page/.test(text),
    )
    const dutch = Object.entries(await loadEveryText('nl')).filter(([, text]) =>
      /^We (konden|kunnen) .* niet laden|niet worden geladen|herladen|\blaadpunt/.test(text),
    )
    expect([...french, ...dutch]).toEqual([])
  })

  it.each([
    ['fr', 'Localité'],
    ['nl', 'Gemeente'],
  ] as const)('uses one name for the city of an address in %s', async (language, city) => {
    const [words, english] = await Promise.all([loadEveryText(language), loadEveryText('en')])
    const wrong = Object.entries(words).filter(([key, text]) => english[key] === 'City' && text !== city)
    expect(wrong).toEqual([])
  })

  it.each(['fr', 'nl'] as const)('has the same keys in English and %s', async (language) => {
    const [words, english] = await Promise.all([loadEveryText(language), loadEveryText('en')])
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
  })
})
