import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { translationsFile } from '../src/texts/checkTranslations.ts'
import { languageOf, translatedTexts, withTexts } from './translatedTexts.ts'

it.each([
  ['/p/src/texts/en.ts', 'en'],
  ['/p/src/texts/fr/menus.ts', 'fr'],
  ['/p/src/features/requests/texts/acts/nl.ts', 'nl'],
  ['/p/src/features/requests/wiring.ts', undefined],
  ['/p/src/texts/load.ts', undefined],
])('a module of texts is known by its path: %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

it('a text of a module is replaced, however it is written', () => {
  const code = "export const texts = { 'a.b': 'Old', 'a.c': `Old`, plain: \"Old\", 'a.d': 'Kept' }"
  expect(withTexts(code, { 'a.b': 'It’s "new"', 'a.c': 'New', plain: 'New', 'x.y': 'Nowhere' })).toBe(
    'export const texts = { \'a.b\': "It’s \\"new\\"", \'a.c\': "New", plain: "New", \'a.d\': \'Kept\' }',
  )
})

const built = async (file: object | string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'texts-')), 'translations.json')
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '..'),
    plugins: [translatedTexts(path)],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/features/subscriptions/texts/fr.ts', formats: ['es'] },
    },
  })
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : []
  return output.map((one) => ('code' in one ? one.code : '')).join('')
}

it('the build takes a file that the translation tool exports', async () => {
  const file = translationsFile({ en: {}, fr: { 'subscriptions.title': 'Mes formules' }, nl: {} })
  expect(await built(file)).toContain('Mes formules')
})

it('a file with a problem stops the build, which says where it is', async () => {
  const file = translationsFile({ en: {}, fr: { 'subscriptions.nowhere': 'Rien' }, nl: {} })
  await expect(built(file)).rejects.toThrow(/fr subscriptions\.nowhere: unknownKey/)
})
