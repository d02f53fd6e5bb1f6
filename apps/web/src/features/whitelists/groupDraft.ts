import { GROUP_CODE_MAX_LENGTH, GROUP_CODE_PATTERN } from '@portal/schemas'

export interface Named {
  readonly code: string
  readonly description: string
}

export const asCode = (text: string): string => text.trimStart().toUpperCase()

const PATTERN = new RegExp(GROUP_CODE_PATTERN)

/** True if the code has two parts, separated by `#`, and is not too long. */
export const isCode = (text: string): boolean =>
  text.trim().length <= GROUP_CODE_MAX_LENGTH && PATTERN.test(text.trim())

export const hasText = (text: string): boolean => text.trim() !== ''

export const isNamed = ({ code, description }: Named): boolean => isCode(code) && hasText(description)

/** Suggests a code for a copy: `FLEET#A` becomes `FLEET#A-2`, then `FLEET#A-3`. */
export const copyCode = (code: string): string => {
  const [, stem = code, number = '1'] = /^(.*#.*?)(?:-(\d+))?$/.exec(code) ?? []
  return `${stem}-${Number(number) + 1}`
}
