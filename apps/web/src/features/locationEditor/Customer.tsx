import type { RecordEditRef } from '@portal/machines'
import { listSelectableRelations } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { useQuery } from '../../data/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ChoiceOf } from './fields.tsx'

export const Customer = ({ edit }: { edit: RecordEditRef }) => {
  const { t, errorText } = useI18n()
  const { data, error, retry } = useQuery(listSelectableRelations, { query: { isRelationsOnly: true } })
  if (error && data === undefined)
    return (
      <Notice
        kind="error"
        title={t('locationEditor.customersFailed')}
        actions={<Button onClick={retry}>{t('faces.retry')}</Button>}
      >
        {errorText(error.code)}
      </Notice>
    )
  return (
    <div>
      <ChoiceOf
        edit={edit}
        name="RelationId"
        options={[
          { value: '', label: t(data === undefined ? 'shell.loading' : 'locationEditor.choose') },
          ...(data ?? []).map(({ Id, Description }) => ({ value: Id, label: Description })),
        ]}
      />
      <SkippedRecords answer={data} />
    </div>
  )
}
