import type { texts as shared } from './en.ts'

/**
 * Texts are flat: one module per feature, with one file per language and the same keys in each. English is the source;
 * the types reject a translation that lacks a key, adds one or uses other placeholders. Each feature adds its texts to
 * this interface, in its `texts/en.ts`.
 */
export interface FeatureTexts {
  shared: typeof shared
}

/**
 * Names between braces in a text: `{count} of {total}` → 'count' | 'total'. Plurals, `{{one|other}}`, have no names.
 */
export type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `{${string}` ? never : Name) | Placeholders<Rest>
  : never

/** A translation with the placeholders of its source; otherwise a sentence that names the difference. */
type WithPlaceholders<Source extends string, Translated extends string> = [Source] extends [Translated]
  ? [Translated] extends [Source]
    ? string
    : `only these placeholders: ${Source}`
  : `missing placeholder: ${Exclude<Source, Translated>}`

/** Checks the keys and placeholders of a translation against the English texts, without bundling the English texts. */
export const translationOf =
  <const Source extends Record<string, string>>() =>
  <const T extends { readonly [K in keyof Source]: string }>(
    texts: T & {
      readonly [K in keyof T]: K extends keyof Source
        ? WithPlaceholders<Placeholders<Source[K]>, Placeholders<T[K]>>
        : never
    },
  ): T =>
    texts

/** Arguments of a text; a placeholder takes a string or a number. */
export type TextArguments<S extends string> = { readonly [P in Placeholders<S>]: string | number }
