import { type RecordEditRef, type RecordFields, selectFieldChanges, selectFieldValue } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { formKeys } from '../../data/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ChangedField } from '../records/ChangedField.tsx'
import { savedValue, settingsIn } from './fields.ts'
import { isYesNo, labelOf, settingText } from './labels.ts'

export interface SettingsFormProps {
  edit: RecordEditRef
  record: RecordFields
  onReview: () => void
}

/** Form of the editable settings; a changed one shows its previous value. */
export const SettingsForm = ({ edit, record, onReview }: SettingsFormProps) => {
  const { t } = useI18n()
  const count = useSelector(edit, (snapshot) => selectFieldChanges(snapshot).length)
  const form = useRef<HTMLFormElement>(null)
  // Move the focus from 'Edit' to the first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const review = () => count > 0 && onReview()
  const cancel = () => edit.send({ type: 'CANCEL' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for what its buttons do
    <form
      ref={form}
      noValidate
      onKeyDown={formKeys(review, cancel)}
      // A focused field must not be hidden behind the sticky buttons at the bottom.
      className="@container [&_input]:scroll-mb-24 [&_select]:scroll-mb-24"
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      <div className="grid gap-x-6 gap-y-4 @2xl:grid-cols-2 @6xl:grid-cols-3">
        {settingsIn(record)
          .Settings.filter(({ IsReadOnly }) => !IsReadOnly)
          .map((setting) => (
            <SettingField key={setting.Key} edit={edit} name={setting.Key} before={savedValue(setting)} />
          ))}
      </div>
      <div className="sticky bottom-0 -mx-4.5 mt-5 -mb-4.5 flex flex-wrap justify-end gap-2.5 rounded-b-card border-t border-line bg-surface px-4.5 py-3 max-sm:*:grow">
        <Button onClick={cancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" aria-disabled={count === 0}>
          {count === 0 ? t('settings.noChanges') : t('settings.review', { count })}
        </Button>
      </div>
    </form>
  )
}

interface SettingFieldProps {
  edit: RecordEditRef
  name: string
  before: string
}

const SettingField = ({ edit, name, before }: SettingFieldProps) => {
  const { t } = useI18n()
  const value = String(useSelector(edit, (snapshot) => selectFieldValue(snapshot, name)) ?? '')
  const isChanged = value !== before
  const shared = {
    label: labelOf(name, t),
    name,
    value,
    ...(isChanged && { hint: t('settings.was', { value: settingText(before, t) }) }),
  }
  const change = (next: string) => edit.send({ type: 'CHANGE', field: name, value: next })
  return (
    <ChangedField
      isChanged={isChanged}
      undoLabel={t('common.undoChange', { name: labelOf(name, t) })}
      onUndo={() => change(before)}
    >
      {isYesNo(before) ? (
        <Select
          {...shared}
          options={['true', 'false'].map((one) => ({ value: one, label: settingText(one, t) }))}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <TextInput
          {...shared}
          {...(/^\d+$/.test(before) && { inputMode: 'numeric' })}
          maxLength={500}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </ChangedField>
  )
}
