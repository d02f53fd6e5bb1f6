import type { texts as shared } from './en.ts'

/**
 * Texts are flat: one module per feature, one file a language, the same keys in each. English is the source; the types
 * refuse a translation that misses a key, invents one, or uses other placeholders.
 *
 * Each feature adds its own texts to this list, in its `texts/en.ts`.
 */
export interface FeatureTexts {
  shared: typeof shared
}

/** The names between braces of a text: `{count} of {total}` → 'count' | 'total'. Plurals, `{{one|other}}`, name nothing. */
export type Placeholders<S extends string> = S extends `${string}{${infer Rest}`
  ? Rest extends `{${string}}}${infer After}`
    ? Placeholders<After>
    : Rest extends `${infer Name}}${infer After}`
      ? Name | Placeholders<After>
      : never
  : never

type SamePlaceholders<Source extends string, Translated extends string> = [Placeholders<Source>] extends [
  Placeholders<Translated>,
]
  ? [Placeholders<Translated>] extends [Placeholders<Source>]
    ? Translated
    : `only these placeholders: ${Placeholders<Source>}`
  : `missing placeholder: ${Exclude<Placeholders<Source>, Placeholders<Translated>>}`

/** Takes a translation and holds it to the keys and placeholders of the English texts, which stay out of its bundle. */
export const translationOf =
  <const Source extends Record<string, string>>() =>
  <const T extends { readonly [K in keyof Source]: string }>(
    texts: T & {
      readonly [K in keyof T]: K extends keyof Source ? SamePlaceholders<Source[K], T[K] & string> : never
    },
  ): T =>
    texts

/** Arguments of a text; a placeholder takes a string or a number. */
export type TextArguments<S extends string> = { readonly [P in Placeholders<S>]: string | number }
