import {
  type RecordEditRef,
  type RecordFields,
  selectIsDirty,
  selectIsRecordWrong,
  selectIsSaving,
  selectMayRetrySave,
  selectRefusedField,
} from '@portal/machines'
import { countriesIn, LANGUAGES, LOCALES } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { SaveFailed } from '../../components/records/SaveFailed.tsx'
import { formKeys } from '../../data/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Customer } from './Customer.tsx'
import { Directions } from './Directions.tsx'
import { isSeenField } from './faults.ts'
import { ChoiceOf, LineField, SwitchOf } from './fields.tsx'
import { PlaceOnMap } from './PlaceOnMap.tsx'

export interface LocationFormProps {
  edit: RecordEditRef
  record: RecordFields
  /** Path to open when the user leaves without saving. */
  leave: string
}

/** Form for all editable fields of a location (S3). */
export const LocationForm = ({ edit, record, leave }: LocationFormProps) => {
  const { t, language } = useI18n()
  const form = useFocusOnWrong(edit)
  const isSaving = useSelector(edit, selectIsSaving)
  const mayRetry = useSelector(edit, selectMayRetrySave)
  const isDirty = useSelector(edit, selectIsDirty)
  const refused = useSelector(edit, selectRefusedField)
  const save = () => {
    edit.send({ type: mayRetry ? 'RETRY' : 'SAVE' })
    focusFirstWrong(form.current)
  }
  const goAway = () => {
    // Confirm before discarding unsaved changes, like the back link.
    if (isDirty) edit.send({ type: 'LEAVE', to: leave })
    else navigate(leave)
  }
  const countries = countriesIn(LOCALES[language]).map(({ code, name }) => ({ value: code, label: name }))
  const isNew = record['Id'] === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts for its own buttons
    <form
      ref={form}
      noValidate
      aria-busy={isSaving}
      onKeyDown={(event) => formKeys(save, goAway)(event)}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={t('locationEditor.location')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <LineField edit={edit} name="Description" />
              <LineField edit={edit} name="Label" isOptional />
              {isNew && <Customer edit={edit} />}
              <LineField edit={edit} name="LandOwner" isOptional />
              <LineField edit={edit} name="OpeningTimes" isOptional />
              <ChoiceOf
                edit={edit}
                name="Language"
                options={LANGUAGES.map((one) => ({ value: one, label: t(`record.Language.${one}`) }))}
              />
            </div>
          </Card>
          <Card title={t('locationEditor.contact')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <LineField edit={edit} name="Email" type="email" inputMode="email" isOptional />
              <LineField edit={edit} name="Phone" type="tel" inputMode="tel" isOptional />
              <LineField edit={edit} name="Mobile" type="tel" inputMode="tel" isOptional />
            </div>
          </Card>
          <Card title={t('locationEditor.visibility')}>
            <div className="-my-2 divide-y divide-line">
              <SwitchOf edit={edit} name="IsPublished" hint={t('locationEditor.IsPublished.hint')} />
              <SwitchOf edit={edit} name="IsEnabled" hint={t('locationEditor.IsEnabled.hint')} />
            </div>
          </Card>
          {!isNew && <ReadOnly record={record} />}
        </div>
        <PlaceOnMap edit={edit} countries={countries} />
        <Directions edit={edit} className="xl:col-span-2" />
      </div>
      <SaveFailed
        edit={edit}
        title={t('record.saveFailed')}
        isAtField={refused !== undefined && isSeenField(refused, isNew)}
      />
      <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-end gap-2.5 rounded-card border border-line bg-surface p-3 shadow-near max-sm:*:grow">
        <LinkButton href={leave}>{t('common.cancel')}</LinkButton>
        <Button type="submit" variant="primary" busy={isSaving} disabled={!isDirty}>
          {t(
            isSaving
              ? 'common.saving'
              : mayRetry
                ? 'faces.retry'
                : isNew
                  ? 'locationEditor.create'
                  : 'common.save',
          )}
        </Button>
      </div>
    </form>
  )
}

const ReadOnly = ({ record }: { record: RecordFields }) => {
  const { t, textOf } = useI18n()
  const at = Date.parse(String(record['LastSync']))
  const status = String(record['Status'] ?? '')
  return (
    <Card title={t('locationEditor.readOnly')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('record.Owner')}>{String(record['Owner'] ?? '') || '–'}</KeyValue>
        <KeyValue name={t('record.Status')}>{textOf(`record.Status.${status}`) ?? (status || '–')}</KeyValue>
        <KeyValue name={t('record.LastSync')}>{Number.isNaN(at) ? '–' : <Age at={at} stop />}</KeyValue>
      </DescriptionList>
    </Card>
  )
}

const focusFirstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

/** Focuses the first invalid field after validation or a refusal. */
const useFocusOnWrong = (edit: RecordEditRef) => {
  const form = useRef<HTMLFormElement>(null)
  const isWrong = useSelector(edit, selectIsRecordWrong)
  const refused = useSelector(edit, selectRefusedField)
  useEffect(() => {
    if (isWrong || refused !== undefined) focusFirstWrong(form.current)
  }, [isWrong, refused])
  return form
}
