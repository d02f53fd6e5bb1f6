import type { Language } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, silent } from '../words.ts'
import { DICTIONARY_TIMEOUT_MS, type LanguageMachine } from './machine.ts'

/** As the menu names them. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' }
const nameOf = (language: unknown): string => NAMES[language as Language] ?? String(language)

const FAILED = '“We couldn’t load that language, so we’ve kept the current one.”'
const FILES = 'the files of words (texts-….js)'

const spoken = ({ language, code }: Facts): string =>
  also(`the portal in ${nameOf(language)}`, code !== null && FAILED)

/** The language of the portal as a manual tester chooses it. */
export const languageWords: WordsFor<LanguageMachine> = {
  holds: [],
  starts: ({ language }) =>
    `Sign in as driver and choose ${nameOf(language)} in the language menu; have the browser's network tools hold ${FILES}, and open /ui-elements again`,
  events: {
    CHOOSE: ({ language }) => `Hold ${FILES}, and choose ${nameOf(language)} in the language menu`,
    RETRY: 'Press the only button',
  },
  answers: {
    loadDictionary: { done: `Let ${FILES} come`, failed: `Let ${FILES} break off` },
  },
  delays: { DICTIONARY_TIMEOUT: silent(FILES, DICTIONARY_TIMEOUT_MS) },
  states: {
    starting: 'nothing yet, or at once what comes next',
    failed: 'that the portal cannot start, in all three languages, and one button',
    shown: spoken,
    changing: (expected) => also(spoken(expected), `nothing in ${nameOf(expected.wanted)} yet`),
  },
}
