import { useI18n } from '../../app/context.ts'
import { RelationField } from '../RelationField.tsx'

export interface ParentFieldProps {
  /** Empty if nothing is chosen. */
  value: string
  valueLabel: string
  readOnly: boolean
  error: string | false | undefined
  /** Label of the empty choice; defaults to 'none'. */
  otherwise?: string
  onChoose: (id: string, name: string) => void
}

/** Parent of a new organisation, searched by name. */
export const ParentField = ({ otherwise, ...field }: ParentFieldProps) => {
  const { t } = useI18n()
  return (
    <RelationField
      {...field}
      label={t('people.parent')}
      hint={otherwise === undefined ? t('people.parent.hint') : t('people.parent.hintElse', { otherwise })}
      none={t('people.parent.none')}
      failed={t('people.parent.failed')}
      all={otherwise ?? t('people.parent.without')}
    />
  )
}
