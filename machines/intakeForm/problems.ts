import { type IntakeField, type IntakeProblem, intakeFields, problemOf } from './fields.ts'
import type { IntakeContext } from './types.ts'

/**
 * Problem with a field according to the rules of S5, otherwise according to a service that checked the current value.
 */
export const problemIn = (
  { values, refused }: IntakeContext,
  field: IntakeField,
): IntakeProblem | undefined => {
  const problem = problemOf(field, values)
  if (problem !== undefined || !refused.includes(field)) return problem
  return field === 'vatnr' ? 'vatInvalid' : 'ibanInvalid'
}

/** Invalid fields, in form order. */
export const wrongFields = (context: IntakeContext): readonly IntakeField[] =>
  intakeFields(context.isCompany).filter((field) => problemIn(context, field) !== undefined)
