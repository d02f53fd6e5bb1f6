import { describe, expect, it } from 'vitest'
import { cutText } from './cutText.ts'

describe('cutText', () => {
  it.each([
    ['Gent', 4, 'Gent'],
    ['Gent', 3, 'Gen…'],
    ['a bc', 2, 'a…'],
    ['👩‍🔧👩‍🔧', 1, '👩‍🔧…'],
    ['e\u0301e\u0301', 1, 'e\u0301…'],
    ['🇧🇪🇫🇷', 1, '🇧🇪…'],
    ['🔌', 1, '🔌'],
    ['\ud83da', 1, '\ud83d…'],
  ])('cuts %j after %i characters to %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })
})
