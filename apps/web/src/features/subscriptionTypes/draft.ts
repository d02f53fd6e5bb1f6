import type { SUBSCRIPTION_TYPE_CODES } from '@portal/schemas'

export type TypeCode = (typeof SUBSCRIPTION_TYPE_CODES)[number]

export interface TypeDraft {
  readonly relation: string
  readonly relationName: string
  readonly code: TypeCode
  readonly description: string
  /** Monthly fee in euro; NaN if the input is unreadable. */
  readonly fee: number | undefined
  readonly creg: boolean
  readonly tariffs: readonly string[]
}

const FEE_MAX = 10_000

/** Flags each invalid field of a draft. */
export const problemsOf = ({ relation, fee, tariffs }: TypeDraft) => ({
  relation: relation === '',
  fee: fee === undefined || !(fee >= 0 && fee <= FEE_MAX),
  tariffs: tariffs.length === 0,
})

export const isReady = (draft: TypeDraft): boolean => !Object.values(problemsOf(draft)).includes(true)
