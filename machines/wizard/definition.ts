import type { PriceEntry } from '@portal/schemas'

/** What a stored draft and the answers of a service are made of. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data }

/** The mistake in an answer: a rule of S5, or a code of S8 that a wrong combination would get. */
export type WizardProblem =
  | 'required'
  | 'invalid'
  | 'maxLength'
  | 'atLeastOne'
  | 'CANTCOMBINE'
  | 'INVALIDVAL'
  | 'REIMBREQRC'

/** Every wizard is of a kind; its other answers may be missing. */
export interface WizardAnswers {
  readonly kind?: string
}

export interface WizardField<TAnswers, TValue = unknown> {
  /** Whether a stored value is one of this field: a tampered storage brings in nothing else. */
  readonly isValue: (value: unknown) => boolean
  /** Whether its step asks for it now; an answer without a question is dropped. Default: always. */
  readonly isAsked?: (answers: TAnswers) => boolean
  /** Whether the answer may still be chosen, earlier answers being what they are; else it falls. Default: always. */
  readonly fits?: (answers: TAnswers) => boolean
  /** What it is as soon as its step asks for it, until the person says another. Default: nothing. */
  readonly begins?: (answers: TAnswers) => TValue | undefined
  /** Undefined: it is answered, or may stay empty. */
  readonly problem: (value: TValue | undefined, answers: TAnswers) => WizardProblem | undefined
}

/** A way on: the first of a step's branches whose condition holds is the next step. */
interface Branch<TStep, TAnswers> {
  readonly to: TStep
  readonly when?: (answers: TAnswers) => boolean
}

/** A step is this entry, one view and its words. */
export interface WizardStep<TStep, TAnswers> {
  readonly description: string
  /** In the order of the screen. Values that a service tells are fields too, without a problem. */
  readonly fields: { readonly [F in keyof TAnswers]?: WizardField<TAnswers, NonNullable<TAnswers[F]>> }
  /** The last one has no condition. The review has none at all. */
  readonly next: readonly Branch<TStep, TAnswers>[]
  /** The entries that its answers add to the price list. */
  readonly prices?: (answers: TAnswers) => readonly PriceEntry[]
  /**
   * Of a step about whose answers a service is asked. Its answer may fill in other fields of the step, as far as they are
   * empty.
   */
  readonly check?: {
    /** The fields that it needs; it can be asked for before the others are answered. */
    readonly asks: readonly (keyof TAnswers & string)[]
    /** Whether it still has to be asked. */
    readonly isDue: (answers: TAnswers) => boolean
    /**
     * Whether a person who asked for the next step is led there with this verdict; without it they first see what was
     * said.
     */
    readonly goesOn?: (answers: TAnswers) => boolean
    /**
     * The answers that let a person go on although the service could not be asked; without it an unchecked value
     * blocks.
     */
    readonly skipped?: (answers: TAnswers) => Partial<TAnswers>
  }
}

/** One call of the submission. They are made in the order of the definition. */
export interface WizardCall<TAnswers> {
  readonly description: string
  /** Default: always. */
  readonly isChosen?: (answers: TAnswers) => boolean
  /** It ends by itself where it hears nothing: a call with news of its own may take longer than others. */
  readonly keepsTime?: true
  /** Codes that say that what it wrote is there no longer (S8): it is made again, and what follows it too. */
  readonly goneBy?: readonly string[]
  /** The payload of the answers; as long as it is the same, the call is never repeated. */
  readonly payload: (answers: TAnswers) => Data
}

/** A wizard described as data. */
export interface WizardDefinition<
  TStep extends string,
  TAnswers extends WizardAnswers,
  TCall extends string = string,
> {
  readonly id: string
  readonly description: string
  /** Kinds of drafts that it can go on with. */
  readonly kinds: readonly string[]
  /** Answers that a draft begins with and no step asks for; they never fall. */
  readonly given: { readonly [F in keyof TAnswers]?: (value: unknown) => boolean }
  readonly first: TStep
  readonly review: TStep
  readonly steps: Readonly<Record<TStep, WizardStep<TStep, TAnswers>>>
  readonly calls: Readonly<Record<TCall, WizardCall<TAnswers>>>
  /** An answer, and those that are chosen of what it names: they fall when it is another. */
  readonly chosenOf?: { readonly of: keyof TAnswers; readonly answers: readonly (keyof TAnswers)[] }
  /** Stored form of the answers where it differs from them; what is read is checked afterwards. */
  readonly draft?: {
    readonly write: (answers: TAnswers) => Readonly<Record<string, unknown>>
    readonly read: (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  }
  /** The answers that RESET keeps. */
  readonly afterReset: (answers: TAnswers) => TAnswers
  /** The answers that RESET_TOKENS keeps; without it there is no such event (S4). */
  readonly afterResetTokens?: (answers: TAnswers) => TAnswers
}
