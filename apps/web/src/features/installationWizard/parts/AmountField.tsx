import type { InstallationAnswers } from '@portal/machines'
import { type FieldOf, type ProblemWords, useAnswer } from '../../../components/wizard/fields.ts'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import type { StepProps } from '../kind.ts'

export interface AmountFieldProps extends StepProps {
  field: FieldOf<InstallationAnswers, number>
  label: string
  hint?: string
  problems?: ProblemWords
}

/** A number; unfinished input is no answer. */
export const AmountField = ({ wizard, field, label, hint, problems }: AmountFieldProps) => {
  const { value, isAsked, error, answer, leave } = useAnswer(wizard, field, problems)
  if (!isAsked) return null
  return (
    <NumberInput
      name={field}
      label={label}
      hint={hint}
      error={error}
      autoComplete="off"
      value={value}
      onNumber={answer}
      onBlur={leave}
    />
  )
}
