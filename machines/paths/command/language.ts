import { quotedIn } from '../quotes.ts'
import type { CharterLanguage } from './config.ts'
import { tell } from './print.ts'
import { chosenOf } from './usage.ts'

/** Charter for a tester who uses the app in this language: quotes are translated. */
export const inLanguage = async (
  charter: string,
  languages: Readonly<Record<string, CharterLanguage>> = {},
  given?: string,
): Promise<string> => {
  if (given === undefined) return charter
  const { name, phrases } = languages[chosenOf('language', given, Object.keys(languages))] ?? {}
  if (phrases === undefined) return charter
  const { charter: told, unknown } = quotedIn(charter, await phrases())
  if (unknown.length > 0) tell(`The app does not say, so these stay as they are: ${unknown.join(', ')}`)
  return told.replace('\nTester: ', `\nLanguage: ${name}. Choose it before you begin.\n\nTester: `)
}
