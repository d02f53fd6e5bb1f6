import type { Failure } from '../failure.ts'
import type { IntakeDraft, IntakeField, IntakePerson, IntakeValues } from './fields.ts'

/** Response of the IBAN service, with the BIC of the bank. */
export interface IbanAnswer {
  readonly valid: boolean
  readonly bic?: string
}

/** Response of the VAT service, with the company name if available. */
export interface VatAnswer {
  readonly valid: boolean
  readonly name?: string
}

export interface IntakeInput extends IntakePerson {
  /** True if the portal was opened with `?debug=1`, which the call then repeats (S7). */
  readonly debug: boolean
  /** Values typed before a reload; see `readIntakeDraft`. */
  readonly draft?: IntakeDraft
}

export interface IntakeContext extends IntakePerson {
  readonly debug: boolean
  readonly values: IntakeValues
  /** Blurred fields, or all fields after a submit. Only their problems are visible. */
  readonly touched: readonly IntakeField[]
  /** Fields whose current values a service rejected. */
  readonly refused: readonly IntakeField[]
  readonly bic: string | undefined
  readonly companyFound: string | undefined
  readonly error: Failure | undefined
}

export type IntakeEvent =
  | { type: 'CHANGE'; field: IntakeField; value: string }
  | { type: 'LEAVE'; field: IntakeField }
  /** Private person or company; the identity provider does not know which. */
  | { type: 'CHOOSE_KIND'; isCompany: boolean }
  | { type: 'SUBMIT' }
  | { type: 'BACK_TO_FORM' }
  /** Repeats the lookup that determines whether the existing account belongs to this person. */
  | { type: 'RETRY' }

/**
 * Emitted when a form with problems is submitted, or when a check rejects a submitted form. Lists the invalid fields
 * in order; the first one receives the focus.
 */
export interface WrongFields {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly IntakeField[]
}
