import type { InstallationAnswers } from '@portal/machines'
import { type FieldOf, type ProblemWords, useAnswer } from '../../../components/wizard/fields.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { StepProps } from '../kind.ts'

export interface AmountFieldProps extends StepProps {
  field: FieldOf<InstallationAnswers, number>
  label: string
  hint?: string
  step: number
  problems?: ProblemWords
}

/** A number; unfinished input is no answer. */
export const AmountField = ({ wizard, field, label, hint, step, problems }: AmountFieldProps) => {
  const { value, isAsked, error, answer, leave } = useAnswer(wizard, field, problems)
  if (!isAsked) return null
  return (
    <TextInput
      name={field}
      label={label}
      hint={hint}
      error={error}
      type="number"
      inputMode="decimal"
      step={step}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => answer(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
      onBlur={leave}
    />
  )
}
