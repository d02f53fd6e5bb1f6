/** A text of the portal in English and in another language. */
export type Phrase = readonly [english: string, other: string]

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/** Placeholders of a text: `{count}`, and plurals such as `{{card|cards}}`. */
const FILLED = /\{\{([^}]*)\}\}|\{(\w+)[^}]*\}/g

interface Reader {
  readonly phrase: Phrase
  /** Names of the placeholders, in the order of the pattern's groups. */
  readonly names: readonly string[]
  readonly pattern: RegExp
}

const readerOf = (phrase: Phrase): Reader => {
  const names: string[] = []
  let pattern = ''
  let end = 0
  for (const found of phrase[0].matchAll(FILLED)) {
    const [all, plural, name] = found
    pattern += escaped(phrase[0].slice(end, found.index))
    if (plural === undefined) {
      names.push(name ?? '')
      pattern += '(.+)'
    } else pattern += `(?:${plural.split('|').map(escaped).join('|')})`
    end = found.index + all.length
  }
  return { phrase, names, pattern: new RegExp(`^${pattern}${escaped(phrase[0].slice(end))}$`) }
}

/** Fills the values of an English text into its translation; a plural follows the number before it. */
const fillIn = (text: string, values: ReadonlyMap<string, string>): string => {
  let last = ''
  return text.replace(FILLED, (_, plural: string | undefined, name: string) => {
    if (plural !== undefined) {
      const forms = plural.split('|')
      return (last === '1' && forms.length > 1 ? forms.at(-2) : forms.at(-1)) ?? ''
    }
    const value = values.get(name) ?? '…'
    if (/^\d/.test(value)) last = value
    return value
  })
}

/** Translations of a quoted text: an exact match, else a filled-in text, else the beginning of a text. */
const translations = (quoted: string, readers: readonly Reader[]): readonly string[] => {
  const same = readers.filter(({ phrase }) => phrase[0] === quoted).map(({ phrase }) => phrase[1])
  if (same.length > 0) return same
  const filled = readers.flatMap(({ phrase: [english, other], names, pattern }) => {
    const found = pattern.exec(quoted)
    if (!found) return []
    const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
    return [{ length: english.length, text: fillIn(other, values) }]
  })
  // Prefer the longest match: '{name} is charging' over '{text} charging'.
  const [best] = filled.toSorted((a, b) => b.length - a.length)
  if (best) return [best.text]
  return readers
    .filter(({ phrase }) => phrase[0].startsWith(quoted))
    .map(({ phrase }) => fillIn(phrase[1], new Map()))
}

/** Caches translations per list of phrases, since searching all of them is slow. */
const translators = new WeakMap<readonly Phrase[], (quoted: string) => readonly string[]>()

const translatorOf = (phrases: readonly Phrase[]): ((quoted: string) => readonly string[]) => {
  // A text without words of its own, such as '{from}–{to}', would match almost anything.
  const readers = phrases.filter(([english]) => /\p{L}/u.test(english.replace(FILLED, ''))).map(readerOf)
  const known = new Map<string, readonly string[]>()
  const translator = (quoted: string) => {
    const told = known.get(quoted) ?? [...new Set(translations(quoted, readers))]
    known.set(quoted, told)
    return told
  }
  translators.set(phrases, translator)
  return translator
}

/**
 * Translates the quotes, “…”, of a charter. An ambiguous text is replaced by all its translations. `unknown` lists
 * quotes that are no text of the portal.
 */
export const quotedIn = (
  charter: string,
  phrases: readonly Phrase[],
): { readonly charter: string; readonly unknown: readonly string[] } => {
  const translate = translators.get(phrases) ?? translatorOf(phrases)
  const unknown = new Set<string>()
  const told = charter.replace(/“([^”]+)”/g, (whole, quoted: string) => {
    const all = translate(quoted)
    if (all.length === 0) unknown.add(quoted)
    return all.length === 0 ? whole : all.map((one) => `“${one}”`).join(' or ')
  })
  return { charter: told, unknown: [...unknown] }
}
