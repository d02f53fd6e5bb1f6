import type { InstallationAnswers } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { OptionSelect } from '../../../components/access/OptionSelect.tsx'
import type { Options } from '../../../components/access/options.ts'
import { type FieldOf, type ProblemWords, useAnswer } from '../../../components/wizard/fields.ts'
import type { StepProps } from '../kind.ts'

export interface SelectFieldProps extends StepProps {
  field: FieldOf<InstallationAnswers, string>
  label: string
  hint?: string
  from: Options
  /** Placeholder if nothing is selected. */
  empty?: string
  problems?: ProblemWords
  isOptional?: boolean
}

export const SelectField = ({ wizard, field, problems, isOptional = false, ...rest }: SelectFieldProps) => {
  const { t } = useI18n()
  const { value, isVisible, error, answer, leave } = useAnswer(wizard, field, problems)
  if (!isVisible) return null
  return (
    <OptionSelect
      {...rest}
      name={field}
      error={error}
      optional={isOptional ? t('common.optional') : undefined}
      value={value ?? ''}
      onChoose={(chosen) => answer(chosen === '' ? undefined : chosen)}
      onBlur={leave}
    />
  )
}
