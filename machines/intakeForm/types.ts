import type { Failure } from '../failure.ts'
import type { IntakeDraft, IntakeField, IntakePerson, IntakeValues } from './fields.ts'

/** What a service outside said of an IBAN, with the bank's BIC. */
export interface IbanAnswer {
  readonly valid: boolean
  readonly bic?: string
}

/** What a service outside said of a VAT number, with the company's name where it tells it. */
export interface VatAnswer {
  readonly valid: boolean
  readonly name?: string
}

export interface IntakeInput extends IntakePerson {
  /** Whether the portal was opened with `?debug=1`: the call then carries it (S7). */
  readonly debug: boolean
  /** What was typed before, see `readIntakeDraft`. */
  readonly draft?: IntakeDraft
}

export interface IntakeContext extends IntakePerson {
  readonly debug: boolean
  readonly values: IntakeValues
  /** Fields that were left once, and all after a submit: only their mistakes are told. */
  readonly touched: readonly IntakeField[]
  /** Fields whose current values an outside service called wrong. */
  readonly refused: readonly IntakeField[]
  readonly bic: string | undefined
  readonly companyFound: string | undefined
  readonly error: Failure | undefined
}

export type IntakeEvent =
  | { type: 'CHANGE'; field: IntakeField; value: string }
  | { type: 'LEAVE'; field: IntakeField }
  /** For oneself or for a company: the identity provider does not say. */
  | { type: 'CHOOSE_KIND'; isCompany: boolean }
  | { type: 'SUBMIT' }
  | { type: 'BACK_TO_FORM' }
  /** Looks once more whether the account that exists is one's own. */
  | { type: 'RETRY' }

/** Told when a form with mistakes was submitted: the wrong fields in their order; the first wants the focus. */
export interface WrongFields {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly IntakeField[]
}
