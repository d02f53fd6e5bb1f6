import type { Failure } from '../failure.ts'
import type { Data } from './definition.ts'
import type { Submission } from './draft.ts'

export interface WizardInput {
  /** Untrusted stored value from an earlier visit; null if there is none. */
  readonly stored: unknown
}

export interface WizardContext<TStep extends string, TAnswers> {
  /** Current step, or the step at which to resume. */
  readonly step: TStep
  /** Back-stack, nearest step last (S4). */
  readonly stack: readonly TStep[]
  readonly answers: TAnswers
  /**
   * Touched fields of the step: blurred, or included in a check or a rejected NEXT. Only their problems are visible.
   */
  readonly touched: readonly string[]
  /** Answers of other steps that a change in this step dropped; the screen names them. */
  readonly fell: readonly string[]
  /** Undefined without a draft. */
  readonly submission: Submission | undefined
  /** Stored draft that another tab started after a submission. */
  readonly begunElsewhere: unknown
  /** Cause of a failed check or submission. */
  readonly error: Failure | undefined
}

export type WizardEvent<TStep extends string, TAnswers> =
  /**
   * Starts a draft. `key`: permanent id of the intent (a random UUID). `answers`: the kind and the known facts about
   * the person.
   */
  | { type: 'START'; key: string; answers: TAnswers }
  /** Resumes the existing draft at the step where it was left. */
  | { type: 'CONTINUE' }
  | { type: 'DISCARD' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'ANSWER'; answers: Partial<TAnswers> }
  /** Facts about the person that a service returns after the start. Applied to unanswered fields only. */
  | { type: 'LEARN'; answers: Partial<TAnswers> }
  /** A field lost the focus. */
  | { type: 'TOUCH'; field: keyof TAnswers & string }
  /** Checks answers of the step with a service, even while others are missing. */
  | { type: 'CHECK' }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /**
   * Returns to a step on the back-stack, given by name or, from the browser history, by the number of steps below it.
   */
  | { type: 'POP_TO'; to: TStep | number }
  /** Leads from the review or a failure back to a step. */
  | { type: 'EDIT'; step: TStep }
  | { type: 'RESET' }
  | { type: 'RESET_TOKENS' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  /** Leaves the wizard and keeps the draft. */
  | { type: 'LEAVE' }
  /** Another tab stored a newer draft or deleted the draft. */
  | { type: 'OVERTAKEN'; stored?: unknown }

/**
 * Emitted when NEXT or its service check finds problems at the step. Lists the invalid fields in order; the first one
 * receives the focus.
 */
export interface WrongAnswers {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly string[]
}

/** Emitted when the wizard takes over the draft of another tab, whose files may differ. */
export interface TakenDraft<TAnswers> {
  readonly type: 'DRAFT_TAKEN'
  readonly answers: TAnswers
}

export interface CallInput {
  readonly call: string
  /** Idempotency-Key. Stays the same for the same intent and data, even after a crash. */
  readonly key: string
  readonly payload: Data
  /** Result of an earlier call with other data; this call is then an update. */
  readonly earlier: Data
  /** Results of the previous calls, by name. */
  readonly results: Readonly<Record<string, Data>>
}

export interface LookUpAnswer {
  /** Result that the call would have returned; null if the call did not arrive. */
  readonly found: Data
}

export interface AnswerEvent<TAnswers> {
  readonly answers: Partial<TAnswers>
}

export interface EditEvent<TStep> {
  readonly step: TStep
}
