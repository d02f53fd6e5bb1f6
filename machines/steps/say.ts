import { type Language, LOCALES } from '@portal/schemas'
import { isLabel, type Label } from './label.ts'
import { en } from './sentences/en.ts'
import { fr } from './sentences/fr.ts'
import { nl } from './sentences/nl.ts'
import type { Sentences } from './sentences/sentences.ts'
import type { Step } from './step.ts'

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, fr, nl }

/** Separators between the sentences of one step. */
export const SEPARATORS: Readonly<Record<Language, string>> = { en: '; ', fr: '\u202f; ', nl: '; ' }

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  nl: ['‘', '’'],
}

type Groups = Readonly<Record<string, Readonly<Record<string, string | ((args: object) => string)>>>>

export const operationName = (language: Language, id: string): string => {
  const name = SENTENCES[language].operations[id]
  if (name === undefined) throw new Error(`There are no words for the operation ${id}.`)
  return name
}

/** Formats a step as a sentence of a charter. It begins in lower case, because semicolons join several sentences. */
export const sayIn =
  (language: Language, words: (label: Label) => string) =>
  ({ group, name, args }: Step): string => {
    const sentences = SENTENCES[language]
    const sentence = (sentences as unknown as Groups)[group]?.[name]
    if (sentence === undefined) throw new Error(`There is no sentence for ${group}.${name}.`)
    const quoted = (label: Label) => QUOTES[language].join(words(label))
    const printed = (hole: string, value: unknown): string => {
      if (isLabel(value)) return quoted(value)
      if (Array.isArray(value)) return value.map((one) => printed('', one)).join(', ')
      if (hole === 'operation' || hole === 'other') return operationName(language, String(value))
      if (hole === 'ms') return (Number(value) / 1_000).toLocaleString(LOCALES[language])
      if (hole === 'euro')
        return Number(value).toLocaleString(LOCALES[language], { style: 'currency', currency: 'EUR' })
      if (hole === 'place' && typeof value === 'string')
        return sentences.places[value as keyof typeof sentences.places]
      // A card of the notification stack.
      if (typeof value === 'object' && value !== null && 'code' in value)
        return 'count' in value && Number(value.count) > 1
          ? `${String(value.code)} (${String(value.count)} ×)`
          : String(value.code)
      return String(value)
    }
    const template = typeof sentence === 'string' ? sentence : sentence(args)
    return template.replaceAll(/\{(\w+)\}/g, (_, hole: string) =>
      printed(hole, (args as Readonly<Record<string, unknown>>)[hole]),
    )
  }

export const labelsIn = ({ args }: Step): readonly Label[] => Object.values(args).flat().filter(isLabel)

/** The `operation` of a step, if it has one. */
export const operationsIn = ({ args }: Step): readonly string[] =>
  'operation' in args ? [String(args.operation)] : []
