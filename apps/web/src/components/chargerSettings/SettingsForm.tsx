import { type ChargerSettingsRef, isYesNo, selectSettingChanges } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { formKeys } from '../../data/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ChangedField } from '../records/ChangedField.tsx'
import { labelOf, shownValue } from './labels.ts'

/** Form of the editable settings, each with its previous value. */
export const SettingsForm = ({ settings }: { settings: ChargerSettingsRef }) => {
  const { t } = useI18n()
  const read = useSelector(settings, ({ context }) => context.read)
  const { length: count } = useSelector(settings, selectSettingChanges)
  const form = useRef<HTMLFormElement>(null)
  // After 'Edit' the focus continues in the first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const review = () => settings.send({ type: 'REVIEW' })
  const cancel = () => settings.send({ type: 'CANCEL' })
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
        {read?.Settings.filter(({ IsReadOnly }) => !IsReadOnly).map(({ Key, Value }) => (
          <SettingField key={Key} settings={settings} name={Key} before={Value} />
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
  settings: ChargerSettingsRef
  name: string
  before: string
}

const SettingField = ({ settings, name, before }: SettingFieldProps) => {
  const { t } = useI18n()
  const edits = useSelector(settings, ({ context }) => context.edits)
  const value = edits[name] ?? before
  const isChanged = value !== before
  const shared = {
    label: labelOf(name, t),
    name,
    value,
    ...(isChanged && { hint: t('settings.was', { value: shownValue(before, t) }) }),
  }
  const change = (next: string) => settings.send({ type: 'CHANGE', key: name, value: next })
  return (
    <ChangedField
      isChanged={isChanged}
      undoLabel={t('common.undoChange', { name: labelOf(name, t) })}
      onUndo={() => settings.send({ type: 'UNDO', key: name })}
    >
      {isYesNo(before) ? (
        <Select
          {...shared}
          options={['true', 'false'].map((one) => ({ value: one, label: shownValue(one, t) }))}
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
