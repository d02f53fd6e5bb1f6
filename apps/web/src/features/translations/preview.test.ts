import { expect, it } from 'vitest'
import { previewsOf } from './preview.ts'

it('previewsOf returns a preview for 1 and one for 3 if the text has a plural', () => {
  expect(previewsOf('a.b', '{count} {{carte|cartes}}', 'fr')).toEqual(['1 carte', '3 cartes'])
})

it('previewsOf fills a placeholder with a sample value in the language of the text', () => {
  expect(previewsOf('a.b', 'Hello {name}: {price}', 'en')).toEqual(['Hello ‹name›: €12.50'])
  expect(previewsOf('a.b', 'Vanaf {start}', 'nl')).toEqual(['Vanaf 18 nov 2026'])
})
