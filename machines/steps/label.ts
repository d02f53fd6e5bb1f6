/** Values for the placeholders of a text: numbers, strings, or texts of the portal. */
export type Values = Readonly<Record<string, string | number | Label | readonly Label[]>>

/** A text of the portal by its key, or data such as a typed name. */
export type Label =
  | {
      readonly key: string
      readonly values?: Values
      readonly isOperators?: true
      readonly isInSentence?: true
    }
  | { readonly own: string }

/** A key, or a label from {@link text}, {@link operatorText}, {@link inSentence} or {@link own}. */
export type LabelText = string | Label

export const text = (key: string, values?: Values): Label => ({ key, ...(values && { values }) })

/** The operator version of a text that customers also read. */
export const operatorText = (key: string): Label => ({ key, isOperators: true })

/** A text within another one: its first letter becomes lower case, unless more capitals follow as in a name. */
export const inSentence = (key: string): Label => ({ key, isInSentence: true })

/** Data, identical in every language. */
export const own = (data: string): Label => ({ own: data })

export const labelOf = (label: LabelText): Label => (typeof label === 'string' ? { key: label } : label)

export const isLabel = (value: unknown): value is Label =>
  typeof value === 'object' && value !== null && ('key' in value || 'own' in value)

/** Returns a text of the portal in one language. */
type TextOf = (key: string, values: Readonly<Record<string, string | number>>, isOperators: boolean) => string

/** Returns the words of a label in one language. Labels among its values are replaced by their own words. */
export const labelWords = (label: Label, textOf: TextOf): string => {
  if ('own' in label) return label.own
  const values = Object.entries(label.values ?? {}).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const
    const labels = isLabel(value) ? [value] : value
    return [name, labels.map((one) => labelWords(one, textOf)).join(', ')] as const
  })
  const words = textOf(label.key, Object.fromEntries(values), label.isOperators === true)
  return label.isInSentence && /^\p{Lu}\P{Lu}+$/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
}
