import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { useSupportDetails } from '../../../components/supportDetails.ts'
import { Card } from '../../../ui/Card.tsx'
import { SupportDetails } from '../../../ui/SupportDetails.tsx'

export const ErrorPanel = ({ record }: { record: RecordFields }) => {
  const { t, errorText } = useI18n()
  const code = String(record['Code'] ?? '')
  const values = ['Id', 'At', 'Source', 'Message'].map((field) => String(record[field] ?? '–'))
  const details = useSupportDetails({ code, message: values.join(' · ') })
  return (
    <Card title={t('admin.errors.explained')} className="mb-4">
      <p className="mb-3 text-sm">{errorText(code)}</p>
      <SupportDetails {...details} />
    </Card>
  )
}
