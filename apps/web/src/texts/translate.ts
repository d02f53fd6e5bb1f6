import { cutText, type Language, LOCALES } from '@portal/schemas'
import { i18nString } from 'typesafe-i18n'
import type { FeatureTexts, TextArguments } from './types.ts'

/** What has all of the members of a union. */
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** All texts of all features. */
export type Texts = All<FeatureTexts[keyof FeatureTexts]>
export type TextKey = keyof Texts

type Arguments<K extends TextKey> = keyof TextArguments<Texts[K]> extends never
  ? []
  : [args: TextArguments<Texts[K]>]

/** Looks a text up and fills it in: `t('table.range', {from: 1, to: 10, total: 40})`. */
export type Translate = <K extends TextKey>(key: K, ...args: Arguments<K>) => string

/** Words for a value of an enumeration: 'Unknown' and the value itself for one that the portal does not know. */
type Tell = <E extends string>(value: E | `?${string}`, word: (known: E) => string) => string

/** The texts of one language, ready to use. */
export interface LoadedTexts {
  readonly language: Language
  readonly t: Translate
  /** The text of an error code, or the generic one that names the code (S8). */
  readonly errorText: (code: string | undefined) => string
  /** The first text that exists of keys that data names, such as a field of a class; undefined where none does. */
  readonly textOf: (...keys: readonly string[]) => string | undefined
  readonly told: Tell
}

/** A value from outside, as much of it as is worth showing. */
const MOST_SHOWN = 40
export const shortened = (value: string): string => cutText(value, MOST_SHOWN)

const isStrange = (value: string): value is `?${string}` => value.startsWith('?')

/** Names values of enumerations in the words of a language. */
export const toldBy =
  (t: Translate): Tell =>
  (value, word) => {
    if (!isStrange(value)) return word(value)
    return value === '?' ? t('reads.unknown') : t('reads.unknownValue', { value: shortened(value.slice(1)) })
  }

/** Makes a dictionary usable. A text that was not loaded shows its key; the console says so, which fails a browser test. */
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
          // Grouped, as all figures are: 4,099 sessions. A plural asks for the number: the Dutch ‘1.000’ would be one.
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
    told: toldBy(t),
  }
}
