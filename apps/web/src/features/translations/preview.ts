import type { Language } from '@portal/schemas'
import { textParts } from '../../texts/checkTranslations.ts'
import { createFormats, createTexts } from '../../texts/index.ts'

/** Sample values by placeholder name. A number replaces an empty sample. */
const SAMPLES: readonly (readonly [RegExp, (language: Language) => string])[] = [
  [/(date|day|start|end|since|until)$/i, (language) => createFormats(language).date(Date.UTC(2026, 10, 18))],
  [/(time|^at)$/i, (language) => createFormats(language).time(Date.UTC(2026, 10, 18, 13, 8))],
  [/(price|fee|amount|cost|money)$/i, (language) => createFormats(language).money(12.5)],
  [/energy$/i, (language) => createFormats(language).energy(12.4)],
  [/power$/i, (language) => createFormats(language).power(11)],
  [/(count|total|number|page|pages|from|to|done|left|days|minutes|seconds|used|most|size)$/i, () => ''],
]

/** Returns a sample value for a placeholder, or its name if it is unknown. */
const sampleOf = (name: string, language: Language, count: number): string | number => {
  const sample = SAMPLES.find(([names]) => names.test(name))?.[1](language)
  if (sample === undefined) return `‹${name}›`
  return sample === '' ? count : sample
}

const ONE = 1
const MANY = 3

/** Returns the previews of a text: one, or two if the text has a plural. */
export const previewsOf = (key: string, text: string, language: Language): readonly string[] => {
  const { names, plurals } = textParts(text)
  const { t } = createTexts(language, { [key]: text })
  const fill = t as (key: string, samples: Readonly<Record<string, string | number>>) => string
  const filled = (count: number) =>
    fill(key, Object.fromEntries(names.map((name) => [name, sampleOf(name, language, count)])))
  return plurals.length > 0 ? [filled(ONE), filled(MANY)] : [filled(MANY)]
}
