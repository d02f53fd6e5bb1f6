import type { Language } from '@portal/schemas'
import { type Dictionary, loadTexts, type TextSource } from '../texts/index.ts'

/**
 * Start texts, operator texts, and texts of the features, except for five features whose texts are all among the start
 * texts.
 */
const modules = import.meta.glob<Dictionary>(
  [
    '../app/startTexts/{en,fr,nl}.ts',
    '../app/operators/texts/{en,fr,nl}.ts',
    '../features/*/texts/*.ts',
    '!../features/{banner,consent,dashboard,notifications,relationFilter}/texts/*.ts',
  ],
  { import: 'texts' },
)

/** A text source per module, with one file per language. */
const sources = Object.keys(modules)
  .filter((path) => path.endsWith('/en.ts'))
  .map(
    (path): TextSource =>
      async (language) => {
        const load = modules[path.replace(/en\.ts$/, `${language}.ts`)]
        if (!load) throw new Error(`${path} has no translation in ${language}.`)
        return { texts: await load() }
      },
  )

/** Loads all texts of the portal in one language, in the browser or in Vite. Used by the translation tool. */
export const loadEveryText = (language: Language): Promise<Dictionary> => loadTexts(language, sources)
