/** The language of the page, in which people type. */
const pageLanguage = (): string => globalThis.document?.documentElement.lang || 'en'

/** The signs with which a language writes 12,345.6. */
const signsOf = (language: string): { readonly group: string; readonly decimal: string } => {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

/** Minus signs and hyphens of word processors, spreadsheets and web pages. */
const MINUS = /[−–‐‑﹣－]/g
/** With and without a break, wide and narrow: people and spreadsheets group with any of them. */
const SPACE = /\s/g

/**
 * The number in a text: undefined for an empty text, NaN for one that cannot be read. The decimal sign is a point or a comma;
 * a sign of the language that groups thousands is none: '1,234' is 1234 in English and 1.234 in French.
 */
export const numberIn = (text: string, language: string = pageLanguage()): number | undefined => {
  const plain = text.trim().replace(MINUS, '-').replace(SPACE, ' ')
  if (plain === '') return undefined
  const { group, decimal } = signsOf(language)
  const groups = group.trim() === '' ? ' ' : `[ ${group}]`
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(${groups})\\d{3}(?:\\1\\d{3})*(?:[${decimal}]\\d*)?$`).exec(
    plain,
  )
  const digits = grouped?.[1] === undefined ? plain : plain.replaceAll(grouped[1], '')
  return /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN
}

/** A number as it is typed: '0,4' where the language writes it so. */
export const numberText = (value: number, language: string = pageLanguage()): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
