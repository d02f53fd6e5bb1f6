import { useI18n } from '../../../../app/context.ts'
import { TextArea } from '../../../../ui/TextArea.tsx'

export interface ReasonFieldProps {
  value: string
  readOnly: boolean
  isMissing: boolean
  onChange: (reason: string) => void
}

/** Field for the required reason for a change. The server stores the reason. */
export const ReasonField = ({ value, readOnly, isMissing, onChange }: ReasonFieldProps) => {
  const { t } = useI18n()
  return (
    <TextArea
      label={t('network.site.reason')}
      rows={2}
      maxLength={500}
      required
      readOnly={readOnly}
      value={value}
      error={isMissing && value.trim() === '' && t('network.site.reason.missing')}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
