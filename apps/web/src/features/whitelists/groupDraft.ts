import { GROUP_CODE_MAX_LENGTH, GROUP_CODE_PATTERN } from '@portal/schemas'

/** What a person says of a group or of a list. */
export interface Named {
  readonly code: string
  readonly description: string
}

/** A code as it is written: capitals, without spaces around it. */
export const asCode = (text: string): string => text.trimStart().toUpperCase()

const PATTERN = new RegExp(GROUP_CODE_PATTERN)

/** Whether a server takes a code: two parts with a `#` between them. */
export const isCode = (text: string): boolean =>
  text.trim().length <= GROUP_CODE_MAX_LENGTH && PATTERN.test(text.trim())

export const hasText = (text: string): boolean => text.trim() !== ''

/** Whether all that a group or a list needs is there. */
export const isNamed = ({ code, description }: Named): boolean => isCode(code) && hasText(description)

/** The code of a copy, as a beginning: `FLEET#A` is copied to `FLEET#A-2`, that to `FLEET#A-3`. */
export const copyCode = (code: string): string => {
  const [, stem = code, number = '1'] = /^(.*#.*?)(?:-(\d+))?$/.exec(code) ?? []
  return `${stem}-${Number(number) + 1}`
}
