import type { InstallationAnswers } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { type FieldOf, type ProblemWords, useAnswer } from '../../../components/wizard/fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { StepProps } from '../kind.ts'
import type { Options } from '../reads.ts'

export interface SelectFieldProps extends StepProps {
  field: FieldOf<InstallationAnswers, string>
  label: string
  hint?: string
  /** What can be chosen. */
  from: Options
  /** What stands there while nothing is chosen. */
  empty?: string
  problems?: ProblemWords
  isOptional?: boolean
}

/** One of a list that is read; a list that did not come can be asked for again. */
export const SelectField = ({
  wizard,
  field,
  label,
  hint,
  from: { options, error: failure, retry },
  empty,
  problems,
  isOptional = false,
}: SelectFieldProps) => {
  const { t, errorText } = useI18n()
  const { value, isAsked, error, answer, leave } = useAnswer(wizard, field, problems)
  if (!isAsked) return null
  if (failure)
    return (
      <Notice
        kind="error"
        title={t('install.listFailed')}
        actions={<Button onClick={retry}>{t('faces.retry')}</Button>}
      >
        {errorText(failure.code)}
      </Notice>
    )
  const chosen = value ?? ''
  const known = options?.some((option) => option.value === chosen) ?? false
  return (
    <Select
      name={field}
      label={label}
      hint={hint}
      error={error}
      optional={isOptional ? t('wizard.optional') : undefined}
      value={chosen}
      options={[
        { value: '', label: options === undefined ? t('install.loading') : (empty ?? t('install.pick')) },
        // What was chosen stays to be seen until the list is there, or where it has more.
        ...(chosen === '' || known ? [] : [{ value: chosen, label: chosen }]),
        ...(options ?? []),
      ]}
      onChange={({ target }) => answer(target.value === '' ? undefined : target.value)}
      onBlur={leave}
    />
  )
}
