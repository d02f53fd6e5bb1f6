/** Returns the language of the page, in which users type. */
const pageLanguage = (): string => globalThis.document?.documentElement.lang || 'en'

const signsOf = (language: string): { readonly group: string; readonly decimal: string } => {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6)
  const sign = (part: string) => parts.find(({ type }) => type === part)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

/** Minus signs and hyphens of word processors, spreadsheets and web pages. */
const MINUS = /[−–‐‑﹣－]/g
/** All kinds of spaces. Users and spreadsheets group digits with any of them. */
const SPACE = /\s/g

/**
 * Parses a number: undefined for an empty text, NaN for an invalid one. Both point and comma are decimal signs, except
 * where they group thousands in this language: '1,234' is 1234 in English and 1.234 in French.
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

/** Formats a number as users type it, for example '0,4' in French. */
export const numberText = (value: number, language: string = pageLanguage()): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
