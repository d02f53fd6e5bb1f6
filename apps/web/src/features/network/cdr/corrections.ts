import { countsInTotals } from '@portal/schemas/entities/cdr'
import { localText, momentOf } from '../../../data/calendar.ts'
import type { ReadCdr } from '../../../services/readers/cards.ts'

/** Card of a record. `TokenId` is empty for a card from another provider. */
export interface ChosenCard {
  readonly TokenId: string
  readonly TokenNumber: string
}

export interface CorrectionDraft extends ChosenCard {
  /** Local time, for example `2026-11-18T14:30`. */
  readonly Start: string
  readonly Stop: string
  /** kWh; NaN if the input is unreadable. */
  readonly Consumption: number | undefined
  readonly Reason: string
}

export interface Figures {
  readonly Start: string
  readonly Stop: string
  readonly Consumption: number
  /** Absent for a card from another provider, which cannot be changed. */
  readonly TokenId?: string
}

/** True if an operator can correct the record: it counts towards totals and has a charge point on this network. */
export const mayCorrect = ({ Status, Credit, Provider, TokenId }: ReadCdr): boolean =>
  countsInTotals({ Status, Credit }) && (Provider === undefined || TokenId === undefined)

export const firstDraft = ({
  Start,
  Stop,
  Consumption,
  TokenId = '',
  TokenNumber,
}: ReadCdr): CorrectionDraft => ({
  Start: localText(Start ?? ''),
  Stop: localText(Stop ?? ''),
  Consumption,
  TokenId,
  TokenNumber,
  Reason: '',
})

/** Parses a typed time. Inputs have no seconds, so an unchanged time keeps its original value. */
const timeOf = (typed: string, before: string | undefined): string | undefined =>
  before !== undefined && typed === localText(before) ? before : momentOf(typed)

/** Returns the corrected figures of a draft; undefined if a value is invalid or the end is not after the start. */
export const figuresOf = (draft: CorrectionDraft, cdr: ReadCdr): Figures | undefined => {
  const Start = timeOf(draft.Start, cdr.Start)
  const Stop = timeOf(draft.Stop, cdr.Stop)
  const { Consumption, TokenId } = draft
  if (Start === undefined || Stop === undefined || Consumption === undefined || !(Consumption >= 0))
    return undefined
  return Date.parse(Stop) > Date.parse(Start)
    ? { Start, Stop, Consumption, ...(TokenId !== '' && { TokenId }) }
    : undefined
}
