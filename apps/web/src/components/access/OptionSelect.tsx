import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Select } from '../../ui/Select.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { ListFailed } from './ListFailed.tsx'
import type { Options } from './options.ts'

export interface OptionSelectProps {
  name: string
  label: string
  hint?: ReactNode
  error?: ReactNode
  optional?: ReactNode
  from: Options
  /** Label of the empty option. */
  empty?: string | undefined
  value: string
  onChoose: (value: string) => void
  onBlur?: () => void
}

/** Select whose options come from the server; shows a retry if they did not load. */
export const OptionSelect = ({
  from: { options, error: failure, retry },
  empty,
  value,
  onChoose,
  ...rest
}: OptionSelectProps) => {
  const { t } = useI18n()
  if (failure)
    return (
      <div>
        <p className="mb-1.5 text-sm font-semibold">{rest.label}</p>
        <ListFailed failure={failure} onRetry={retry} />
      </div>
    )
  const isListed = options?.some((option) => option.value === value) ?? false
  return (
    <div>
      <Select
        {...rest}
        value={value}
        options={[
          { value: '', label: options === undefined ? t('install.loading') : (empty ?? t('install.pick')) },
          // Keep the chosen value visible while the list loads, and if it is not in the list.
          ...(value === '' || isListed ? [] : [{ value, label: value }]),
          ...(options ?? []),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
      <SkippedRecords answer={options} />
    </div>
  )
}
