import { describe, expect, test } from 'vitest'
import { type Phrase, quotedIn } from './quotes.ts'

const PHRASES: readonly Phrase[] = [
  ['Save', 'Enregistrer'],
  ['Open', 'Ouvrir'],
  ['Open', 'Ouvert'],
  ['{count} charge {{card|cards}} for {name}', '{name} : {count} {{carte|cartes}} de recharge'],
  ['Try again. It usually helps.', 'Réessayez. Cela aide souvent.'],
  ['{a} {b}', '{b} {a}'],
  ['What does it cost? (a month)', 'Combien par mois ?'],
]

describe('quotedIn', () => {
  test.each([
    ['Press “Save”', 'Press “Enregistrer”'],
    ['“What does it cost? (a month)”', '“Combien par mois ?”'],
    ['“25 charge cards for Tine”', '“Tine : 25 cartes de recharge”'],
    ['“1 charge card for Tine”', '“Tine : 1 carte de recharge”'],
    ['“Try again”', '“Réessayez. Cela aide souvent.”'],
    ['“Open” and “Save”', '“Ouvrir” or “Ouvert” and “Enregistrer”'],
  ])('translates %s to %s', (english, other) => {
    expect(quotedIn(english, PHRASES)).toEqual({ charter: other, unknown: [] })
  })

  test('reports quotes that are no text of the portal, and leaves them unchanged', () => {
    expect(quotedIn('Press “Nothing”', PHRASES)).toEqual({ charter: 'Press “Nothing”', unknown: ['Nothing'] })
  })
})
