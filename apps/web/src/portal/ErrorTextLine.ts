import { useErrorText } from './errorTexts.ts'

/** What an error code says, as plain text. */
export const ErrorTextLine = ({ code }: { code: string }) => useErrorText()(code)
