import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Language } from '@portal/schemas'
import { type Phrase, quotedIn } from '../quotes.ts'
import { tell } from './print.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' }

/** The texts of the portal, asked of a process of their own: machines know nothing of the portal. */
export const phrasesIn = async (language: Language): Promise<readonly Phrase[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'e2e/phrases.ts', language],
    { cwd: ROOT, maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout) as Phrase[]
}

/** A charter for a tester who has the portal in this language: quotes are in that language. */
export const inLanguage = async (charter: string, language: Language): Promise<string> => {
  if (language === 'en') return charter
  const { charter: told, unknown } = quotedIn(charter, await phrasesIn(language))
  if (unknown.length > 0) tell(`The portal does not say, so these stay in English: ${unknown.join(', ')}`)
  return told.replace(
    '\nTester: ',
    `\nLanguage: ${NAMES[language]}. Choose it in the top bar before you begin.\n\nTester: `,
  )
}
