import { readdirSync } from 'node:fs'
import type { Language } from '@portal/schemas'
import { type Dictionary, loadTexts, type TextSource } from './load.ts'
import { sharedTexts } from './shared.ts'

const FEATURES = new URL('../features/', import.meta.url)

const moduleOf = (feature: string, language: Language) =>
  import(/* @vite-ignore */ new URL(`${feature}/texts/${language}.ts`, FEATURES).href) as Promise<{
    texts: Dictionary
  }>

const sources = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, FEATURES)).includes('texts'))
  .map(
    ({ name }): TextSource => ({
      en: () => moduleOf(name, 'en'),
      fr: () => moduleOf(name, 'fr'),
      nl: () => moduleOf(name, 'nl'),
    }),
  )

/** Every text of the portal in one language: for tests, which run in Node. The portal loads texts by feature. */
export const loadAllTexts = (language: Language): Promise<Dictionary> =>
  loadTexts(language, [sharedTexts, ...sources])
