import type { InstallationAnswers } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { type FieldOf, type ProblemWords, useAnswer } from '../../../components/wizard/fields.ts'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import type { StepProps } from '../kind.ts'

export interface AmountFieldProps extends StepProps {
  field: FieldOf<InstallationAnswers, number>
  label: string
  hint?: string
  problems?: ProblemWords
}

export const AmountField = ({ wizard, field, label, hint, problems }: AmountFieldProps) => {
  const { t } = useI18n()
  const { value, isVisible, error, answer, leave } = useAnswer(wizard, field, problems)
  if (!isVisible) return null
  return (
    <NumberInput
      name={field}
      label={label}
      hint={hint}
      error={error}
      unreadable={t('writing.number')}
      autoComplete="off"
      value={value}
      onNumber={answer}
      onBlur={leave}
    />
  )
}
