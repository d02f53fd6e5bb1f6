import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Options } from './options.ts'

export interface OptionSelectProps {
  name: string
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** 'optional', beside the label. */
  optional?: ReactNode
  /** What can be chosen. */
  from: Options
  /** Shown while nothing is chosen. */
  empty?: string | undefined
  value: string
  onChoose: (value: string) => void
  onBlur?: () => void
}

/** One of a list that is read; a list that did not come can be asked for again. */
export const OptionSelect = ({
  from: { options, error: failure, retry },
  empty,
  value,
  onChoose,
  ...rest
}: OptionSelectProps) => {
  const { t, errorText } = useI18n()
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
  const isKnown = options?.some((option) => option.value === value) ?? false
  return (
    <Select
      {...rest}
      value={value}
      options={[
        { value: '', label: options === undefined ? t('install.loading') : (empty ?? t('install.pick')) },
        // What was chosen stays to be seen until the list is there, or where it has more.
        ...(value === '' || isKnown ? [] : [{ value, label: value }]),
        ...(options ?? []),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
