import type { Language } from '@portal/schemas'
import { type Dictionary, loadTexts, type TextSource } from '../texts/index.ts'
import { startTexts } from './startTexts/index.ts'

/** Those that are not among the texts of the start, which stay in one file so. */
const modules = import.meta.glob<Dictionary>(
  [
    '../features/*/texts/*.ts',
    '!../features/{banner,consent,dashboard,notifications,relationFilter}/texts/*.ts',
  ],
  { import: 'texts' },
)

/** The texts of each feature, from the module of each language. */
const sources = Object.keys(modules)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path): TextSource => {
    const from = (language: Language) => async () => {
      const load = modules[path.replace(/en\.ts$/, `${language}.ts`)]
      if (!load) throw new Error(`${path} has no translation in ${language}.`)
      return { texts: await load() }
    }
    return { en: from('en'), fr: from('fr'), nl: from('nl') }
  })

/** Every text of the portal in one language, loaded in the browser or by Vite: for the translation tool and its file. */
export const loadEveryText = (language: Language): Promise<Dictionary> =>
  loadTexts(language, [startTexts, ...sources])
