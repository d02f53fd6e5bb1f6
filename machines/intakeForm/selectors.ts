import { type IntakeField, type IntakeProblem, intakeFields, isVatWrong } from './fields.ts'
import type { IntakeFormSnapshot } from './machine.ts'
import { problemIn } from './problems.ts'

/** The view on screen; the form stays while it is being sent. */
export type IntakeViewState = 'form' | 'lookingUp' | 'failed' | 'welcome' | 'recognised'

export const selectIntakeViewState = (snapshot: IntakeFormSnapshot): IntakeViewState => {
  if (snapshot.hasTag('form')) return 'form'
  for (const viewState of ['lookingUp', 'failed'] as const) if (snapshot.matches(viewState)) return viewState
  // An error that led here was that the account exists: what came next says that it is this person's.
  return snapshot.context.error ? 'recognised' : 'welcome'
}

/** Whether it can be looked once more if the account that exists is this person's. */
export const selectCanLookAgain = (snapshot: IntakeFormSnapshot): boolean => snapshot.can({ type: 'RETRY' })

/** The fields that are asked for, in their order. */
export const selectIntakeFields = ({ context }: IntakeFormSnapshot): readonly IntakeField[] =>
  intakeFields(context.isCompany)

export const selectIntakeValue = ({ context }: IntakeFormSnapshot, field: IntakeField): string =>
  context.values[field]

/**
 * What the person is told of a field: of one that was left once. That a VAT number is wrong or does not exist is told as it is
 * typed (S5), once enough of it is there to judge.
 */
export const selectIntakeProblem = (
  { context }: IntakeFormSnapshot,
  field: IntakeField,
): IntakeProblem | undefined => {
  const isTold =
    context.touched.includes(field) ||
    (field === 'vatnr' && (context.refused.includes(field) || isVatWrong(context.values)))
  return isTold ? problemIn(context, field) : undefined
}

/** The state of an outside check; `skipped`: its service could not be reached. */
export type IntakeCheck = 'idle' | 'checking' | 'valid' | 'invalid' | 'skipped'

const checkIn = (snapshot: IntakeFormSnapshot, region: 'iban' | 'vat'): IntakeCheck => {
  for (const state of ['checking', 'valid', 'invalid', 'skipped'] as const) {
    if (snapshot.matches({ editing: region === 'iban' ? { iban: state } : { vat: state } })) return state
  }
  return 'idle'
}

export const selectIbanCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'iban')
export const selectVatCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'vat')

/** While it is so, the submit button is disabled (S5): checks are waited for, or the intake is being sent. */
export const selectIsIntakeBusy = (snapshot: IntakeFormSnapshot): boolean => snapshot.hasTag('busy')
/** While it is so, no field can be changed. */
export const selectIsIntakeSending = (snapshot: IntakeFormSnapshot): boolean => snapshot.matches('submitting')
