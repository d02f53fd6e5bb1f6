import type { Language } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, answered, silent } from '../words.ts'
import { DICTIONARY_TIMEOUT_MS, type LanguageMachine } from './machine.ts'

/** As the menu names them. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' }
const nameOf = (language: unknown): string => NAMES[language as Language] ?? String(language)

const FAILED = '“We couldn’t load that language, so we’ve kept the current one.”'
const FILES = 'the file of words'

const spoken = ({ language, code }: Facts): string =>
  also(`the portal in ${nameOf(language)}`, code !== null && FAILED)

/** The language of the portal as a manual tester chooses it. */
export const languageWords: WordsFor<LanguageMachine> = {
  holds: { [FILES]: '/assets/{en,fr,nl}-*.js' },
  starts: ({ language }) =>
    also(
      'Sign in as driver and open /ui-elements',
      language !== 'en' && `choose ${nameOf(language)} in the language menu`,
      `hold ${FILES}`,
      'reload the page',
    ),
  events: {
    CHOOSE: ({ language }) => `Hold ${FILES}; choose ${nameOf(language)} in the language menu`,
    RETRY: `Hold ${FILES}; press the only button`,
  },
  answers: {
    loadDictionary: { done: answered(FILES), failed: `Let ${FILES} break off` },
  },
  delays: { DICTIONARY_TIMEOUT: silent(FILES, DICTIONARY_TIMEOUT_MS) },
  states: {
    starting: `no heading; ${FILES} waits`,
    failed: 'a line in each of the three languages, and one button',
    shown: spoken,
    changing: (expected) => also(spoken(expected), `${FILES} waits`),
  },
}
