import { type RecordEditRef, selectIsRecordBusy, selectRecordViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading } from '../../components/RecordView.tsx'
import { RecordConflict } from '../../components/records/RecordConflict.tsx'
import { RecordQuestion } from '../../components/records/RecordQuestion.tsx'
import { useLeaveGuard } from '../../components/records/useLeaveGuard.ts'
import { useRecordWords } from '../../components/records/useRecordWords.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { useMeta } from '../../data/meta.ts'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LocationForm } from './LocationForm.tsx'
import { LOCATION_ROUTES, useLocationCreate, useLocationEdit } from './wiring.ts'

/** Creates a charge location (S2: Charge locations configuration). */
export const NewLocation = () => <LocationEditor edit={useLocationCreate()} />

/** Edits a charge location. The key resets the form when the location changes. */
export const EditLocation = () => {
  const id = usePathId()
  return <ExistingLocation key={id} id={id} />
}

const ExistingLocation = ({ id }: { id: string }) => <LocationEditor id={id} edit={useLocationEdit(id)} />

const LocationEditor = ({ id, edit }: { id?: string; edit: RecordEditRef }) => {
  const { t } = useI18n()
  const meta = useMeta(LOCATION_ROUTES.meta)
  const words = useRecordWords(meta.data ?? [])
  const snapshot = useSelector(edit, (all) => all)
  useLeaveGuard(edit)
  const { record } = snapshot.context
  const title = id === undefined ? t('locationEditor.new') : String(record?.['Description'] || id)
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('shell.netLocations'), href: paths.netLocations() },
              ...(id === undefined ? [] : [{ label: title, href: paths.netLocation(id) }]),
              { label: t(id === undefined ? 'locationEditor.new' : 'common.edit') },
            ]}
          />
        }
      />
      <QueryView
        entry={{
          viewState: selectRecordViewState(snapshot, ['UnknownChargeLocation']),
          isBusy: selectIsRecordBusy(snapshot),
          retry: () => edit.send({ type: 'RETRY' }),
        }}
        loading={<RecordLoading />}
        failed={t('locationEditor.failed')}
        missing={{
          title: t('locationEditor.missing'),
          way: (
            <LinkButton variant="primary" href={paths.netLocations()}>
              {t('locationEditor.back')}
            </LinkButton>
          ),
        }}
      >
        {(location) => (
          <LocationForm
            edit={edit}
            record={location}
            leave={id === undefined ? paths.netLocations() : paths.netLocation(id)}
          />
        )}
      </QueryView>
      <RecordConflict edit={edit} meta={meta.data ?? []} words={words} />
      <RecordQuestion edit={edit} />
    </>
  )
}
