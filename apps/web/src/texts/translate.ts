import { cutText, type Language, LOCALES } from '@portal/schemas'
import { i18nString } from 'typesafe-i18n'
import type { FeatureTexts, TextArguments } from './types.ts'

/** Converts a union to an intersection. */
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

export type Texts = All<FeatureTexts[keyof FeatureTexts]>
export type TextKey = keyof Texts

type Arguments<K extends TextKey> = keyof TextArguments<Texts[K]> extends never
  ? []
  : [args: TextArguments<Texts[K]>]

/** Looks up a text and fills its placeholders: `t('table.range', {from: 1, to: 10, total: 40})`. */
export type Translate = <K extends TextKey>(key: K, ...args: Arguments<K>) => string

/** Returns the text of an enumeration value, or 'Unknown' with the value itself if it is not known. */
type Tell = <E extends string>(value: E | `?${string}`, word: (code: E) => string) => string

export interface LoadedTexts {
  readonly language: Language
  readonly t: Translate
  /** Returns the text of an error code, or a generic text with the code (S8). */
  readonly errorText: (code: string | undefined) => string
  /**
   * Returns the text of the first key that has one; undefined if none has. The keys come from data, such as the name
   * of a field.
   */
  readonly textOf: (...keys: readonly string[]) => string | undefined
  readonly valueText: Tell
}

/** Maximum displayed length of an external value. */
const LIMIT = 40
export const shortened = (value: string): string => cutText(value, LIMIT)

const isStrange = (value: string): value is `?${string}` => value.startsWith('?')

/** Creates the function that returns the text of an enumeration value. */
export const createValueText =
  (t: Translate): Tell =>
  (value, word) => {
    if (!isStrange(value)) return word(value)
    return value === '?' ? t('reads.unknown') : t('reads.unknownValue', { value: shortened(value.slice(1)) })
  }

/**
 * Creates the text functions of a dictionary. For a text that has not been loaded, `t` returns its key and logs an
 * error, which fails browser tests.
 */
export const createTexts = (
  language: Language,
  dictionary: Readonly<Record<string, string>>,
): LoadedTexts => {
  const fill = i18nString(LOCALES[language], {})
  const find = (key: string) => {
    const text = dictionary[key]
    // oxlint-disable-next-line no-console -- a view whose texts were not loaded is a bug; a browser test fails on it
    if (text === undefined) console.error(`The text ${key} was not loaded.`)
    return text ?? key
  }
  const t: Translate = (key, values?: object) =>
    fill(
      find(key),
      Object.fromEntries(
        Object.entries(values ?? {}).map(([name, value]) => [
          name,
          // Grouped like all numbers: 4,099 sessions. Plurals need the number itself, because the Dutch ‘1.000’ would
          // be read as one.
          value >= 1000
            ? {
                [Symbol.toPrimitive]: (hint: string) =>
                  hint === 'number' ? value : value.toLocaleString(LOCALES[language]),
              }
            : value,
        ]),
      ),
    )
  return {
    language,
    t,
    textOf: (...keys) => keys.map((key) => dictionary[key]).find((text) => text !== undefined),
    errorText: (code) =>
      dictionary[`error.${code}`] ?? t('errors.unknownCode', { code: shortened(String(code)) }),
    valueText: createValueText(t),
  }
}
