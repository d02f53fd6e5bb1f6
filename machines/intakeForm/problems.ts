import { type IntakeField, type IntakeProblem, intakeFields, problemOf } from './fields.ts'
import type { IntakeContext } from './types.ts'

/**
 * Returns the problem with a field according to the rules of S5, or else the rejection of its current value by a
 * service.
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
