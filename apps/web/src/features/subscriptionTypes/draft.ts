import type { SUBSCRIPTION_TYPE_CODES } from '@portal/schemas'

/** One of the listed types (S9). */
export type TypeCode = (typeof SUBSCRIPTION_TYPE_CODES)[number]

/** What an operator says of a relation's own type. */
export interface TypeDraft {
  readonly relation: string
  readonly relationName: string
  readonly code: TypeCode
  readonly description: string
  /** Monthly, in euro; NaN while what is typed cannot be read. */
  readonly fee: number | undefined
  readonly creg: boolean
  readonly tariffs: readonly string[]
}

const FEE_MAX = 10_000

/** The mistakes of a draft, field by field. */
export const problemsOf = ({ relation, fee, tariffs }: TypeDraft) => ({
  relation: relation === '',
  fee: fee === undefined || !(fee >= 0 && fee <= FEE_MAX),
  tariffs: tariffs.length === 0,
})

export const isReady = (draft: TypeDraft): boolean => !Object.values(problemsOf(draft)).includes(true)
