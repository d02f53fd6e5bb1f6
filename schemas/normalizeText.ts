/** Letters that Unicode does not decompose, and typographic marks, with their keyboard equivalents. */
const TYPED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ...Object.fromEntries([...'‘’‚‛ʻʼʹ′`'].map((mark) => [mark, "'"])),
  ...Object.fromEntries([...'“”„‟«»″'].map((mark) => [mark, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((mark) => [mark, '-'])),
}
const UNTYPED = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu')

/**
 * Normalizes text for search and sorting: ignores case, accents, ligatures, and kinds of apostrophes, quotation marks,
 * dashes and spaces. Portal and mock share it, so both find the same records.
 */
export const normalizeText = (text: string): string => {
  if (/^[\0-\x5f\x61-\x7f]*$/.test(text)) return text.toLowerCase().replace(/\s/g, ' ')
  // The spacing acute accent is replaced first, because NFKD would turn it into a space and a combining mark.
  return text
    .replace(/´/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNTYPED, (letter) => TYPED[letter] ?? letter)
    .replace(/\s/g, ' ')
}
