import { LANGUAGES, type Language, TRANSLATIONS_FORMAT, type TranslatedTexts } from '@portal/schemas'
import type { Dictionary } from './load.ts'

export type TextProblem =
  | { readonly kind: 'empty' | 'braces' | 'plural' | 'order' }
  | { readonly kind: 'missing' | 'unknown'; readonly name: string }

export interface TextParts {
  /** Distinct names between braces. */
  readonly names: readonly string[]
  /** Forms of each plural: `{{one|other}}`. */
  readonly plurals: readonly (readonly string[])[]
  /** True if a brace is unmatched or a placeholder has an invalid name. */
  readonly isBroken: boolean
  /** True if a plural comes before any placeholder: the number in the placeholder before it selects its form. */
  readonly isOutOfOrder: boolean
}

const PART = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g
const NAME = /^[A-Za-z]\w*$/

export const textParts = (text: string): TextParts => {
  const names: string[] = []
  const plurals: string[][] = []
  let isBroken = /[{}]/.test(text.replaceAll(PART, ''))
  let isOutOfOrder = false
  for (const [, forms, name = ''] of text.matchAll(PART)) {
    if (forms === undefined) {
      names.push(name)
      isBroken ||= !NAME.test(name)
    } else {
      plurals.push(forms.split('|'))
      isOutOfOrder ||= names.length === 0
    }
  }
  return { names: [...new Set(names)], plurals, isBroken, isOutOfOrder }
}

const LEAST_FORMS = 2
/** Zero, one, two, few, many, other. */
const MOST_FORMS = 6

/** Returns the problems with a translation. Its placeholders must match those of the English text. */
export const problemsOf = (english: string, text: string): readonly TextProblem[] => {
  if (text.trim() === '') return [{ kind: 'empty' }]
  const { names, plurals, isBroken, isOutOfOrder } = textParts(text)
  if (isBroken) return [{ kind: 'braces' }]
  const expected = textParts(english).names
  return [
    ...expected
      .filter((name) => !names.includes(name))
      .map((name): TextProblem => ({ kind: 'missing', name })),
    ...names
      .filter((name) => !expected.includes(name))
      .map((name): TextProblem => ({ kind: 'unknown', name })),
    ...(plurals.some((forms) => forms.length < LEAST_FORMS || forms.length > MOST_FORMS)
      ? [{ kind: 'plural' } as const]
      : []),
    ...(isOutOfOrder ? [{ kind: 'order' } as const] : []),
  ]
}

export type FileProblem =
  | { readonly kind: 'format' }
  | { readonly kind: 'unknownKey' | 'notText'; readonly language: Language; readonly key: string }
  | (TextProblem & { readonly language: Language; readonly key: string })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NONE: TranslatedTexts = { en: {}, fr: {}, nl: {} }

/**
 * Checks a file of translations against the texts of the portal. The translation tool imports only texts without
 * problems.
 */
export const checkTranslations = (
  file: unknown,
  english: Dictionary,
): { readonly texts: TranslatedTexts; readonly problems: readonly FileProblem[] } => {
  const content = isRecord(file) && file['format'] === TRANSLATIONS_FORMAT ? file['texts'] : undefined
  if (!isRecord(content)) return { texts: NONE, problems: [{ kind: 'format' }] }
  const problems: FileProblem[] = []
  const texts: Record<Language, Record<string, string>> = { en: {}, fr: {}, nl: {} }
  for (const language of LANGUAGES) {
    const ofLanguage = content[language] ?? {}
    if (!isRecord(ofLanguage)) {
      problems.push({ kind: 'format' })
      continue
    }
    for (const [key, text] of Object.entries(ofLanguage)) {
      const source = Object.hasOwn(english, key) ? english[key] : undefined
      if (source === undefined) problems.push({ kind: 'unknownKey', language, key })
      else if (typeof text !== 'string') problems.push({ kind: 'notText', language, key })
      else {
        const wrong = problemsOf(source, text)
        problems.push(...wrong.map((problem) => ({ ...problem, language, key })))
        if (wrong.length === 0) texts[language][key] = text
      }
    }
  }
  return { texts, problems }
}

const textsOf = (content: unknown): Dictionary =>
  isRecord(content)
    ? Object.fromEntries(
        Object.entries(content).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {}

/** Returns the texts of a file of translations; undefined if it is invalid. */
export const readTranslations = (file: unknown): TranslatedTexts | undefined => {
  const content = isRecord(file) && file['format'] === TRANSLATIONS_FORMAT ? file['texts'] : undefined
  return isRecord(content)
    ? { en: textsOf(content['en']), fr: textsOf(content['fr']), nl: textsOf(content['nl']) }
    : undefined
}

/** Returns the built-in texts, replaced by the operators' overrides where these are valid. */
export const withOverrides = (built: Dictionary, overrides: Dictionary): Dictionary => ({
  ...built,
  ...Object.fromEntries(
    Object.entries(overrides).filter(([key, text]) => {
      const source = Object.hasOwn(built, key) ? built[key] : undefined
      return source !== undefined && problemsOf(source, text).length === 0
    }),
  ),
})
