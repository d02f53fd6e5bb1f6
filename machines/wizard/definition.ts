import type { PriceEntry } from '@portal/schemas'

/** JSON data in stored drafts and service answers. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data }

/** Problem in an answer: a rule of S5, or the S8 code that the server would return for a wrong combination. */
export type WizardProblem =
  | 'required'
  | 'invalid'
  | 'maxLength'
  | 'atLeastOne'
  | 'CANTCOMBINE'
  | 'INVALIDVAL'
  | 'REIMBREQRC'

/** Every wizard has a kind; its other answers may be missing. */
export interface WizardAnswers {
  readonly kind?: string
}

export interface WizardField<TAnswers, TValue = unknown> {
  /** True if a stored value is valid for this field, because stored values may have been tampered with. */
  readonly isValue: (value: unknown) => boolean
  /** True if the step currently asks for it; other answers are dropped. Default: always. */
  readonly isApplicable?: (answers: TAnswers) => boolean
  /** True if the answer is still possible given the earlier answers; otherwise it is dropped. Default: always. */
  readonly fits?: (answers: TAnswers) => boolean
  /** Default value when the step first asks for it. Default: none. */
  readonly begins?: (answers: TAnswers) => TValue | undefined
  /** Undefined if the answer is valid or may stay empty. */
  readonly problem: (value: TValue | undefined, answers: TAnswers) => WizardProblem | undefined
}

/** The first branch whose condition holds determines the next step. */
interface Branch<TStep, TAnswers> {
  readonly to: TStep
  readonly when?: (answers: TAnswers) => boolean
}

/** A step consists of this entry, one view and its texts. */
export interface WizardStep<TStep, TAnswers> {
  readonly description: string
  /** Fields in screen order. Values from a service are also fields, but without a problem. */
  readonly fields: { readonly [F in keyof TAnswers]?: WizardField<TAnswers, NonNullable<TAnswers[F]>> }
  /** The last branch has no condition. The review has no branches. */
  readonly next: readonly Branch<TStep, TAnswers>[]
  /** Price list entries that its answers add. */
  readonly prices?: (answers: TAnswers) => readonly PriceEntry[]
  /** Service check of the step's answers. The service may fill in empty fields of the step. */
  readonly check?: {
    /** Fields that the check needs; it can run before the others are answered. */
    readonly asks: readonly (keyof TAnswers & string)[]
    /** True if the check still has to run. */
    readonly isDue: (answers: TAnswers) => boolean
    /** True if NEXT continues with this verdict; by default the person sees the verdict first. */
    readonly goesOn?: (answers: TAnswers) => boolean
    /**
     * Answers that allow the person to continue although the service was unavailable. Without this function, an
     * unchecked value blocks the step.
     */
    readonly skipped?: (answers: TAnswers) => Partial<TAnswers>
  }
}

/** One call of the submission. Calls run in the order of the definition. */
export interface WizardCall<TAnswers> {
  readonly description: string
  /** Default: always. */
  readonly isChosen?: (answers: TAnswers) => boolean
  /** True if the call handles its own timeout, because a call that reports progress may take longer than others. */
  readonly keepsTime?: true
  /** Error codes for a missing record that this call wrote (S8); this call and the following ones then run again. */
  readonly goneBy?: readonly string[]
  /** Payload built from the answers. The call is never repeated with the same payload. */
  readonly payload: (answers: TAnswers) => Data
}

export interface WizardDefinition<
  TStep extends string,
  TAnswers extends WizardAnswers,
  TCall extends string = string,
> {
  readonly id: string
  readonly description: string
  /** Kinds of drafts that the wizard can resume. */
  readonly kinds: readonly string[]
  /** Initial answers that no step asks for; they are never dropped. */
  readonly preset: { readonly [F in keyof TAnswers]?: (value: unknown) => boolean }
  readonly first: TStep
  readonly review: TStep
  readonly steps: Readonly<Record<TStep, WizardStep<TStep, TAnswers>>>
  readonly calls: Readonly<Record<TCall, WizardCall<TAnswers>>>
  /** An answer and its dependent answers, which are dropped when it changes. */
  readonly chosenOf?: { readonly of: keyof TAnswers; readonly answers: readonly (keyof TAnswers)[] }
  /** Conversion of answers whose stored form differs. Values are validated after reading. */
  readonly draft?: {
    readonly write: (answers: TAnswers) => Readonly<Record<string, unknown>>
    readonly read: (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  }
  /** Answers kept by RESET. */
  readonly afterReset: (answers: TAnswers) => TAnswers
  /** Answers kept by RESET_TOKENS; without it the event does not exist (S4). */
  readonly afterResetTokens?: (answers: TAnswers) => TAnswers
}
