import type { Failure } from '../failure.ts'
import type { Data } from './definition.ts'
import type { Submission } from './draft.ts'

export interface WizardInput {
  /** The stored value of a former visit, as it was read; null where there is none. It is looked at with distrust. */
  readonly stored: unknown
}

export interface WizardContext<TStep extends string, TAnswers> {
  /** The step that is shown, or to which a person comes back. */
  readonly step: TStep
  /** The steps that BACK leads to, the nearest last (S4). */
  readonly stack: readonly TStep[]
  readonly answers: TAnswers
  /** Fields of the step that were left once: only their mistakes are shown. */
  readonly touched: readonly string[]
  /** Answers of other steps that fell because one of this step changed: the screen names them. */
  readonly fell: readonly string[]
  /** Undefined: there is no draft. */
  readonly submission: Submission | undefined
  /** After a submission: the draft, as it was stored, that another tab has begun since. */
  readonly begunElsewhere: unknown
  /** Why a check, or the submission, did not go through. */
  readonly error: Failure | undefined
}

export type WizardEvent<TStep extends string, TAnswers> =
  /**
   * A new draft; `key` names the intent for ever (a random UUID), `answers` are its kind and the known facts of the
   * person.
   */
  | { type: 'START'; key: string; answers: TAnswers }
  /** Goes on with the draft that is there, at the step where it was left. */
  | { type: 'CONTINUE' }
  | { type: 'DISCARD' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** Answers of the step that is shown. */
  | { type: 'ANSWER'; answers: Partial<TAnswers> }
  /** What a service tells of the person after the start: it is taken where nothing is answered yet. */
  | { type: 'LEARN'; answers: Partial<TAnswers> }
  /** The person left a field. */
  | { type: 'TOUCH'; field: keyof TAnswers & string }
  /** Asks a service about answers of the step, also while others are missing. */
  | { type: 'CHECK' }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** To a step on the way back, by its name or by how many lie below it (the browser's history knows that). */
  | { type: 'POP_TO'; to: TStep | number }
  /** From the review, or from a failure, to a step whose answer should be another. */
  | { type: 'EDIT'; step: TStep }
  | { type: 'RESET' }
  | { type: 'RESET_TOKENS' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  /** Leaves the wizard; the draft is kept. */
  | { type: 'LEAVE' }
  /** Another tab has stored a newer draft, or none any more. */
  | { type: 'OVERTAKEN'; stored?: unknown }

/** Told when a step with mistakes should be left: its wrong fields in their order; the first wants the focus. */
export interface WrongAnswers {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly string[]
}

/** What a call of the submission is given. */
export interface CallInput {
  readonly call: string
  /** Idempotency-Key: the same for the same intent and the same data, also after a crash. */
  readonly key: string
  readonly payload: Data
  /** What the call answered when it was made before with other data: then this is an update. */
  readonly earlier: Data
  /** What the calls before it answered, by name. */
  readonly results: Readonly<Record<string, Data>>
}

/** Whether what may have been sent has arrived. */
export interface LookUpAnswer {
  /** What the call would have answered; null: it never arrived. */
  readonly found: Data
}

export interface AnswerEvent<TAnswers> {
  readonly answers: Partial<TAnswers>
}

export interface EditEvent<TStep> {
  readonly step: TStep
}
