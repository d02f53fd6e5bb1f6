import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, parseAst, runnerImport } from 'vite'
import type { Language } from '../../../schemas/index.ts'
import type { FileProblem, TranslatedTexts } from '../src/texts/checkTranslations.ts'
import { isNode, type Node, nodesIn } from './nodes.ts'

/** The file that the translation tool exports, beside the sources of the portal. */
const FILE = resolve(import.meta.dirname, '../translations.json')
/** A module of texts: `texts/en.ts`, `texts/en/menus.ts`, `texts/acts/en.ts`. */
const MODULE = /\/src\/(?:.*\/)?texts\/(?:\w+\/)*?(en|fr|nl)(?:\/\w+)?\.ts$/

/** The language of a module of texts; undefined for any other module. */
export const languageOf = (id: string): Language | undefined => MODULE.exec(id)?.[1] as Language | undefined

/** The texts of the portal and their check, run by Vite: its sources are found by `import.meta.glob`. */
const readEnglish = async () => {
  const { module } = await runnerImport<typeof import('./english.ts')>(
    resolve(import.meta.dirname, 'english.ts'),
    { root: resolve(import.meta.dirname, '..'), configFile: false, logLevel: 'silent' },
  )
  return module.portalTexts
}

/** The code of a module of texts, with other texts for some of its keys. */
export const withTexts = (code: string, texts: Readonly<Record<string, string>>): string => {
  const found = [...nodesIn(parseAst(code) as unknown as Node)].flatMap((node) => {
    const { type, key, value } = node
    if (type !== 'Property' || !isNode(key) || !isNode(value)) return []
    const name = key['value'] ?? key['name']
    if (typeof name !== 'string' || !Object.hasOwn(texts, name)) return []
    return [{ start: value.start, end: value.end, text: JSON.stringify(texts[name]) }]
  })
  return found.reduceRight((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code)
}

const inWords = (problem: FileProblem): string =>
  'key' in problem
    ? `${problem.language} ${problem.key}: ${problem.kind}${'name' in problem ? ` {${problem.name}}` : ''}`
    : 'It is no file of the translation tool.'

/** Builds the portal with the texts of `translations.json`, where there is one; a file with a problem stops the build. */
export const translatedTexts = (file: string = FILE): Plugin => {
  let texts: TranslatedTexts = { en: {}, fr: {}, nl: {} }
  return {
    name: 'translated-texts',
    enforce: 'post',
    async buildStart() {
      if (!existsSync(file)) return
      this.addWatchFile(file)
      const { checkTranslations, english } = await readEnglish()
      const checked = checkTranslations(JSON.parse(readFileSync(file, 'utf8')), english)
      if (checked.problems.length > 0)
        this.error(`${file} has problems:\n${checked.problems.map(inWords).join('\n')}`)
      texts = checked.texts
    },
    transform(code, id) {
      const language = languageOf(id)
      if (language === undefined || Object.keys(texts[language]).length === 0) return undefined
      return { code: withTexts(code, texts[language]), map: null }
    },
  }
}
