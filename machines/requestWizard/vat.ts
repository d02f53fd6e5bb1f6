import type { RequestAnswers } from './answers.ts'

/** What the VAT checker may say; `SKIPPED`: it could not be asked, which blocks no one. */
export const VAT_VERDICTS = ['VALID', 'INVALID', 'SKIPPED'] as const
export type VatVerdict = (typeof VAT_VERDICTS)[number]

/** The VAT number as it is asked about and sent: capital letters and nothing between. */
export const vatNumberOf = ({ vatNumber = '' }: RequestAnswers): string =>
  vatNumber.replace(/[\s.-]/g, '').toUpperCase()

/** What the VAT checker said of the number as it is typed, in the words of an answer. */
export const vatVerdictOf = (answers: RequestAnswers, verdict: VatVerdict): string =>
  `${verdict} ${vatNumberOf(answers)}`
