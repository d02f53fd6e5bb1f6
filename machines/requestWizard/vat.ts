import type { RequestAnswers } from './answers.ts'

/** Verdicts of the VAT checker. `SKIPPED`: the checker was unavailable, which does not block the person. */
export const VAT_VERDICTS = ['VALID', 'INVALID', 'SKIPPED'] as const
export type VatVerdict = (typeof VAT_VERDICTS)[number]

/** VAT number for the check and the payload: uppercase, without separators. */
export const vatNumberOf = ({ vatNumber = '' }: RequestAnswers): string =>
  vatNumber.replace(/[\s.-]/g, '').toUpperCase()

/** Answer that stores a verdict of the VAT checker with the number that was checked. */
export const vatVerdictOf = (answers: RequestAnswers, verdict: VatVerdict): string =>
  `${verdict} ${vatNumberOf(answers)}`
