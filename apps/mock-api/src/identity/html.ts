export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const render = (value: string | Html | readonly Html[] | false): string => {
  if (value === false) return ''
  if (typeof value === 'string') return escape(value)
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('')
}

/** Template tag that escapes every value except {@link Html}. Lists are joined, and `false` renders nothing. */
export const html = (
  strings: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[] | false)[]
): Html => new Html(strings.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part))
