import {
  type RecordEditRef,
  type RecordFields,
  selectFieldChanges,
  selectIsDirty,
  selectIsRecordWrong,
  selectIsSaving,
  selectMayRetrySave,
  selectRefusedField,
} from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { editedBody } from '../../data/records.ts'
import { formKeys } from '../../data/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { writtenValue } from './fieldValue.ts'
import { formFields } from './formFields.ts'
import { isNewRecord, newBody, newFaultsOf, newFields } from './newRecord.ts'
import { RecordField } from './RecordField.tsx'
import { faultsOf, type RecordAction, type RecordScreen } from './recordScreen.ts'
import { SaveFailed } from './SaveFailed.tsx'
import type { RecordWords } from './useRecordWords.ts'

export interface RecordFormProps {
  screen: RecordScreen
  edit: RecordEditRef
  meta: readonly MetaField[]
  words: RecordWords
}

/** Form of the editable fields; a changed one shows its previous value, and all changes are listed before saving. */
export const RecordForm = ({ screen, edit, meta, words }: RecordFormProps) => {
  const { t } = useI18n()
  const isSaving = useSelector(edit, selectIsSaving)
  const mayRetry = useSelector(edit, selectMayRetrySave)
  const isDirty = useSelector(edit, selectIsDirty)
  const snapshot = useSelector(edit, (all) => all)
  const changes = selectFieldChanges(snapshot)
  const { record = {}, changes: changed } = snapshot.context
  const isNew = isNewRecord(record)
  const broken = () =>
    isNew ? newFaultsOf(screen, meta, record, changed) : faultsOf(screen, record, changed)
  const faults = snapshot.context.isChecked ? broken() : undefined
  const form = useFocusOnRefused(edit)
  const openAction = incompleteAction(screen, changed)
  const omitted = screen.omits?.({ ...record, ...changed }) ?? []
  const fields = (isNew ? newFields(screen, meta) : formFields(screen, meta, record, openAction)).filter(
    ({ Name }) => !omitted.includes(Name),
  )
  const refused = useSelector(edit, selectRefusedField)
  const save = () => edit.send({ type: mayRetry ? 'RETRY' : 'SAVE' })
  const cancel = () => {
    if (!isNew) edit.send({ type: 'CANCEL' })
    else if (isDirty) edit.send({ type: 'LEAVE', to: screen.list })
    else navigate(screen.list)
  }
  const label = isSaving ? 'common.saving' : mayRetry ? 'faces.retry' : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for what its buttons do
    <form
      ref={form}
      noValidate
      aria-busy={isSaving}
      onKeyDown={formKeys(save, cancel)}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Card
        title={t(isNew ? 'record.category.BASIC' : ((openAction?.label ?? 'record.form') as 'record.form'))}
      >
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
          {fields.map((field) => (
            <RecordField
              key={field.Name}
              edit={edit}
              field={openAction ? { ...field, IsRequired: true } : field}
              words={words}
              isReadOnly={isSaving}
              isLines={screen.lines?.includes(field.Name)}
              fault={faults?.[field.Name]}
            />
          ))}
        </div>
      </Card>
      <SaveFailed
        edit={edit}
        title={t(isNew ? 'record.createFailed' : 'record.saveFailed')}
        // A refusal of a field outside this form is shown here instead.
        isAtField={fields.some(({ Name }) => Name === refused)}
      />
      <div className="sticky bottom-0 z-10 mt-4 rounded-card border border-line bg-surface p-3 shadow-near">
        {!isNew && changes.length > 0 && (
          <details className="mb-3 text-sm">
            <summary className="cursor-pointer rounded-xs font-semibold">
              {t('record.review', { count: changes.length })}
            </summary>
            <dl className="mt-2 grid gap-1.5">
              {changes.map(({ field, before, after }) => {
                const type = meta.find(({ Name }) => Name === field)?.Type
                return (
                  <div key={field} className="flex flex-wrap gap-x-2">
                    <dt className="text-ink-3">{words.labelOf(field)}</dt>
                    <dd className="min-w-0">
                      {t('record.change', {
                        before: writtenValue(field, type, before, words),
                        after: writtenValue(field, type, after, words),
                      })}
                    </dd>
                  </div>
                )
              })}
            </dl>
          </details>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2.5 max-sm:*:grow">
          {screen.Call && (
            <screen.Call
              body={
                isNew ? newBody(screen, record, changed) : editedBody(String(record['Id']), record, changed)
              }
            />
          )}
          <Button onClick={cancel} disabled={isSaving}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={!isDirty}>
            {label
              ? t(label)
              : openAction
                ? t(openAction.label as 'record.form')
                : isNew
                  ? t('record.create')
                  : changes.length === 0
                    ? t('common.save')
                    : t('record.save', { count: changes.length })}
          </Button>
        </div>
      </div>
    </form>
  )
}

/**
 * Returns the action that has made its changes but still needs input. The form then shows only the field for this
 * input.
 */
const incompleteAction = ({ actions = [] }: RecordScreen, changes: RecordFields): RecordAction | undefined =>
  actions.find(
    ({ asks, does }) =>
      asks !== undefined &&
      'changes' in does &&
      Object.entries(does.changes).every(([field, value]) => changes[field] === value),
  )

/** Focuses the first field when the form opens, then the refused field or the first one that breaks a rule. */
const useFocusOnRefused = (edit: RecordEditRef) => {
  const form = useRef<HTMLFormElement>(null)
  const refused = useSelector(edit, selectRefusedField)
  useEffect(() => {
    const selector = refused === undefined ? 'input, select' : `[name="${refused}"]`
    form.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [refused])
  const isWrong = useSelector(edit, selectIsRecordWrong)
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isWrong])
  return form
}
