import type { Language } from '@portal/schemas'
import { type Dictionary, loadTexts, type TextSource } from '../texts/index.ts'

/** The texts of the start, which stay in one file so, and those of the features that are not among them. */
const modules = import.meta.glob<Dictionary>(
  [
    '../app/startTexts/{en,fr,nl}.ts',
    '../app/operators/texts/{en,fr,nl}.ts',
    '../features/*/texts/*.ts',
    '!../features/{banner,consent,dashboard,notifications,relationFilter}/texts/*.ts',
  ],
  { import: 'texts' },
)

/** Each of them, from the module of each language. */
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

/** Every text of the portal in one language, loaded in the browser or by Vite: for the translation tool and its file. */
export const loadEveryText = (language: Language): Promise<Dictionary> => loadTexts(language, sources)
