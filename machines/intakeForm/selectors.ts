import { type IntakeField, type IntakeProblem, intakeFields, isVatWrong } from './fields.ts'
import type { IntakeFormSnapshot } from './machine.ts'
import { problemIn } from './problems.ts'

/** The form stays visible while it is being sent. */
export type IntakeViewState = 'form' | 'lookingUp' | 'failed' | 'welcome' | 'recognised'

export const selectIntakeViewState = (snapshot: IntakeFormSnapshot): IntakeViewState => {
  if (snapshot.hasTag('form')) return 'form'
  for (const viewState of ['lookingUp', 'failed'] as const) if (snapshot.matches(viewState)) return viewState
  // An error here is USEREXISTS, after the lookup has confirmed that the account is this person's.
  return snapshot.context.error ? 'recognised' : 'welcome'
}

/** True if the lookup of the existing account can be repeated. */
export const selectCanLookAgain = (snapshot: IntakeFormSnapshot): boolean => snapshot.can({ type: 'RETRY' })

/** In form order. */
export const selectIntakeFields = ({ context }: IntakeFormSnapshot): readonly IntakeField[] =>
  intakeFields(context.isCompany)

export const selectIntakeValue = ({ context }: IntakeFormSnapshot, field: IntakeField): string =>
  context.values[field]

/**
 * Visible problem with a field; undefined before its first blur. An invalid VAT number is reported while it is typed
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

/** State of an external check. `skipped`: the service was unavailable. */
export type IntakeCheck = 'idle' | 'checking' | 'valid' | 'invalid' | 'skipped'

const checkIn = (snapshot: IntakeFormSnapshot, region: 'iban' | 'vat'): IntakeCheck => {
  for (const state of ['checking', 'valid', 'invalid', 'skipped'] as const) {
    if (snapshot.matches({ editing: region === 'iban' ? { iban: state } : { vat: state } })) return state
  }
  return 'idle'
}

export const selectIbanCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'iban')
export const selectVatCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'vat')

/**
 * True while a submitted form waits for its checks, is being sent, or an existing account is looked up; disables the
 * submit button (S5).
 */
export const selectIsIntakeBusy = (snapshot: IntakeFormSnapshot): boolean => snapshot.hasTag('busy')
/** True while the intake is being sent; the fields are then read-only. */
export const selectIsIntakeSending = (snapshot: IntakeFormSnapshot): boolean => snapshot.matches('submitting')
