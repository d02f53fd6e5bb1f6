import { type IntakeField, type IntakeProblem, intakeFields, problemOf } from './fields.ts'
import type { IntakeContext } from './types.ts'

/** Problem with a field: by the rules of S5 first, else by a service answer for the current value. */
export const problemIn = (
  { values, refused }: IntakeContext,
  field: IntakeField,
): IntakeProblem | undefined => {
  const problem = problemOf(field, values)
  if (problem !== undefined || !refused.includes(field)) return problem
  return field === 'vatnr' ? 'vatInvalid' : 'ibanInvalid'
}

/** Fields with a problem, in form order. */
export const wrongFields = (context: IntakeContext): readonly IntakeField[] =>
  intakeFields(context.isCompany).filter((field) => problemIn(context, field) !== undefined)
