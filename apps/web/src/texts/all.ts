import { readdirSync } from 'node:fs'
import type { Language } from '@portal/schemas'
import { type Dictionary, loadTexts, type TextModule, type TextSource } from './load.ts'
import { sharedTexts } from './shared.ts'

const SOURCE = new URL('../', import.meta.url)
/** Folders whose subfolders may have texts. */
const FOLDERS = ['app', 'features']

const textsIn =
  (folder: string): TextSource =>
  async (language) => {
    const { texts } = (await import(
      /* @vite-ignore */ new URL(`${folder}/texts/${language}.ts`, SOURCE).href
    )) as TextModule
    return { texts }
  }

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, SOURCE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)

const sources = FOLDERS.flatMap(foldersIn)
  .filter((folder) => readdirSync(new URL(folder, SOURCE)).includes('texts'))
  .map(textsIn)

/** Loads all texts for customers in one language, for tests in Node. The portal loads texts by feature. */
export const loadAllTexts = (language: Language): Promise<Dictionary> =>
  loadTexts(language, [sharedTexts, ...sources])
