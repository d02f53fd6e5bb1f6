import type { MetaField } from '@portal/schemas/contract'
import { Plus } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { entryOf } from '../../data/entry.ts'
import { useMeta } from '../../data/meta.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { QueryView } from '../QueryView.tsx'
import { RecordLoading } from '../RecordView.tsx'
import { ScreenHeader } from '../ScreenHeader.tsx'
import { initialRecord, newFaultsOf } from './newRecord.ts'
import { RecordForm } from './RecordForm.tsx'
import { RecordQuestion } from './RecordQuestion.tsx'
import type { RecordCreation, RecordScreen } from './recordScreen.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useRecordWords } from './useRecordWords.ts'
import { useRecordCreate } from './wiring.ts'

export type CreatingScreen = RecordScreen & { readonly creates: RecordCreation }

/** Form for a new record with the declared fields; opens the record after creating it. */
export const NewRecord = ({ screen }: { screen: CreatingScreen }) => {
  const { t } = useI18n()
  const meta = useMeta(screen.routes.meta)
  const title = t(screen.creates.label as 'shell.network')
  return (
    <div className="wide">
      <ScreenHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              ...(screen.among
                ? [{ label: t(screen.title as 'shell.network'), href: screen.among.href }]
                : []),
              { label: screen.among?.name ?? t(screen.title as 'shell.network'), href: screen.list },
              { label: title },
            ]}
          />
        }
      />
      <QueryView entry={entryOf(meta)} loading={<RecordLoading />} failed={t('record.createFailed')}>
        {(fields) => <Form screen={screen} meta={fields} />}
      </QueryView>
    </div>
  )
}

const Form = ({ screen, meta }: { screen: CreatingScreen; meta: readonly MetaField[] }) => {
  const words = useRecordWords(meta)
  const edit = useRecordCreate({
    ...screen,
    draftKey: screen.creates.at,
    initial: initialRecord(screen, meta),
    isWrong: (record, changes) => Object.keys(newFaultsOf(screen, meta, record, changes)).length > 0,
  })
  useLeaveGuard(edit)
  return (
    <>
      <RecordForm screen={screen} edit={edit} meta={meta} words={words} />
      <RecordQuestion edit={edit} />
    </>
  )
}

export const CreateButton = ({ creates: { at, label } }: { creates: RecordCreation }) => {
  const { t } = useI18n()
  return (
    <LinkButton variant="primary" icon={Plus} href={at}>
      {t(label as 'record.create')}
    </LinkButton>
  )
}
