import { type IntakeField, type IntakeProblem, intakeFields, isVatWrong } from './fields.ts'
import type { IntakeFormSnapshot } from './machine.ts'
import { problemIn } from './problems.ts'

/** View on screen; the form stays while it is being sent. */
export type IntakeViewState = 'form' | 'lookingUp' | 'failed' | 'welcome' | 'recognised'

export const selectIntakeViewState = (snapshot: IntakeFormSnapshot): IntakeViewState => {
  if (snapshot.hasTag('form')) return 'form'
  for (const viewState of ['lookingUp', 'failed'] as const) if (snapshot.matches(viewState)) return viewState
  // The only error that leads here is USEREXISTS after the lookup confirmed that the account is this person's.
  return snapshot.context.error ? 'recognised' : 'welcome'
}

/** True if the lookup of the existing account can be repeated. */
export const selectCanLookAgain = (snapshot: IntakeFormSnapshot): boolean => snapshot.can({ type: 'RETRY' })

/** Fields of the form, in order. */
export const selectIntakeFields = ({ context }: IntakeFormSnapshot): readonly IntakeField[] =>
  intakeFields(context.isCompany)

export const selectIntakeValue = ({ context }: IntakeFormSnapshot, field: IntakeField): string =>
  context.values[field]

/**
 * Visible problem with a field after its first blur. A wrong or unknown VAT number is shown while it is typed
 * (S5), as soon as it is long enough to judge.
 */
export const selectIntakeProblem = (
  { context }: IntakeFormSnapshot,
  field: IntakeField,
): IntakeProblem | undefined => {
  const isReported =
    context.touched.includes(field) ||
    (field === 'vatnr' && (context.refused.includes(field) || isVatWrong(context.values)))
  return isReported ? problemIn(context, field) : undefined
}

/** State of an outside check; `skipped`: its service was unavailable. */
export type IntakeCheck = 'idle' | 'checking' | 'valid' | 'invalid' | 'skipped'

const checkIn = (snapshot: IntakeFormSnapshot, region: 'iban' | 'vat'): IntakeCheck => {
  for (const state of ['checking', 'valid', 'invalid', 'skipped'] as const) {
    if (snapshot.matches({ editing: region === 'iban' ? { iban: state } : { vat: state } })) return state
  }
  return 'idle'
}

export const selectIbanCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'iban')
export const selectVatCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'vat')

/** True while checks are pending or the intake is being sent; disables the submit button (S5). */
export const selectIsIntakeBusy = (snapshot: IntakeFormSnapshot): boolean => snapshot.hasTag('busy')
/** True while the intake is being sent; the fields are read-only. */
export const selectIsIntakeSending = (snapshot: IntakeFormSnapshot): boolean => snapshot.matches('submitting')
