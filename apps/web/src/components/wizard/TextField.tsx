import type { WizardAnswers } from '@portal/machines'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { type FieldOf, type ProblemWords, useAnswer } from './fields.ts'
import type { StepProps } from './look.ts'

export interface TextFieldProps<TStep extends string, TAnswers extends WizardAnswers>
  extends StepProps<TStep, TAnswers> {
  field: FieldOf<TAnswers, string>
  label: string
  hint?: ReactNode
  /** Content inside the field at its end, such as the result of an external check. */
  aside?: ReactNode
  problems?: ProblemWords
  isOptional?: boolean
  /** True for multiple lines of text. */
  isLong?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  type?: HTMLInputTypeAttribute
}

/** Text field of a step; validates on blur, then on every change. */
export const TextField = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  field,
  label,
  hint,
  aside,
  problems,
  isOptional = false,
  isLong = false,
  autoComplete = 'off',
  type = 'text',
}: TextFieldProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  const { value, isVisible, error, answer, leave } = useAnswer(wizard, field, problems)
  if (!isVisible) return null
  const shared = {
    name: field,
    label,
    hint,
    error,
    autoComplete,
    value: (value ?? '') as string,
    ...(isOptional && { optional: t('common.optional') }),
    onChange: ({ target }: { target: { value: string } }) => answer(target.value as TAnswers[typeof field]),
    onBlur: leave,
  }
  return isLong ? <TextArea {...shared} /> : <TextInput {...shared} type={type} aside={aside} />
}
