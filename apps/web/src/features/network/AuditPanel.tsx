import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { AuditChanges } from '../../components/records/AuditChanges.tsx'
import { changesIn } from '../../components/records/auditChanges.ts'
import { useClassWords } from '../../components/records/useRecordWords.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

export interface AuditPanelProps {
  record: RecordFields
  /** Detail paths by record class. */
  places: Readonly<Partial<Record<string, (id: string) => string>>>
}

/** Changes in an audit entry, with a link to the record unless it was removed or has no screen. */
export const AuditPanel = ({ record, places }: AuditPanelProps) => {
  const { t } = useI18n()
  const name = String(record['Class'])
  const words = useClassWords(name)
  const changes = changesIn(record['Changes'])
  const place = record['Action'] === 'REMOVED' ? undefined : places[name]
  return (
    <Card
      title={t('record.audit')}
      className="mb-4"
      {...(place && {
        action: <TextLink href={place(String(record['RecordId']))}>{t('network.audit.open')}</TextLink>,
      })}
    >
      {changes.length === 0 ? '–' : <AuditChanges changes={changes} meta={[]} words={words} />}
    </Card>
  )
}
