import type { PriceEntry } from '@portal/schemas'

/** JSON data in stored drafts and responses of services. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data }

/** Problem with an answer: a rule of S5, or the code of S8 that the server would return for an invalid combination. */
export type WizardProblem =
  | 'required'
  | 'invalid'
  | 'maxLength'
  | 'atLeastOne'
  | 'CANTCOMBINE'
  | 'INVALIDVAL'
  | 'REIMBREQRC'

/** Answer that all wizards share: the kind of draft, which is missing until START. */
export interface WizardAnswers {
  readonly kind?: string
}

export interface WizardField<TAnswers, TValue = unknown> {
  /** Returns true if a stored value is valid for this field, because storage may have been tampered with. */
  readonly isValue: (value: unknown) => boolean
  /** Returns true if the step currently asks for the answer; otherwise, the answer is dropped. Default: always. */
  readonly isApplicable?: (answers: TAnswers) => boolean
  /** Returns true if the earlier answers still allow the answer; otherwise, it is dropped. Default: always. */
  readonly fits?: (answers: TAnswers) => boolean
  /** Returns the initial value when the step first asks for the answer. Default: none. */
  readonly begins?: (answers: TAnswers) => TValue | undefined
  /** Returns undefined if the answer is valid or may stay empty. */
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
  /** Fields in screen order. Values from a service are fields too, but never have a problem. */
  readonly fields: { readonly [F in keyof TAnswers]?: WizardField<TAnswers, NonNullable<TAnswers[F]>> }
  /** The last branch has no condition. The review has no branches. */
  readonly next: readonly Branch<TStep, TAnswers>[]
  /** Price list entries for the answers of the step. */
  readonly prices?: (answers: TAnswers) => readonly PriceEntry[]
  /** Check of the step's answers by a service, which may fill in empty fields of the step. */
  readonly check?: {
    /** Fields that the check needs. The check can run before the other fields are answered. */
    readonly asks: readonly (keyof TAnswers & string)[]
    /** Returns true if the check still has to run. */
    readonly isDue: (answers: TAnswers) => boolean
    /** Returns true if NEXT continues with this verdict. By default, the person sees the verdict first. */
    readonly goesOn?: (answers: TAnswers) => boolean
    /**
     * Returns answers that let the person continue although the service was unavailable. Without this function, an
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
  /** Set if the call has its own timeout, because a call that reports progress may take longer than others. */
  readonly keepsTime?: true
  /** Error codes for a missing record that this call wrote (S8). This call and the following ones then run again. */
  readonly goneBy?: readonly string[]
  /** Payload for the answers. A completed call is never repeated with the same payload. */
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
  /** Changing the answer `of` drops the dependent `answers`. */
  readonly chosenOf?: { readonly of: keyof TAnswers; readonly answers: readonly (keyof TAnswers)[] }
  /** Conversion of answers with a different stored form. Values are validated after reading. */
  readonly draft?: {
    readonly write: (answers: TAnswers) => Readonly<Record<string, unknown>>
    readonly read: (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  }
  /** Returns the answers that RESET keeps. */
  readonly afterReset: (answers: TAnswers) => TAnswers
  /** Returns the answers that RESET_TOKENS keeps. Without this function, the event does not exist (S4). */
  readonly afterResetTokens?: (answers: TAnswers) => TAnswers
}
