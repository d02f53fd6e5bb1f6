import {
  isSameValue,
  type RecordEditRef,
  selectFieldValue,
  selectIsSaving,
  selectRefusedField,
  selectSaveError,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ComponentPropsWithRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { NO_VALUE } from '../../components/lists/figures.ts'
import { ChangedField } from '../../components/records/ChangedField.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { faultsOf } from './faults.ts'

export interface LocationFieldProps {
  edit: RecordEditRef
  /** Field name in the API. */
  name: string
  hint?: string
}

/** Returns the value of a form field, and its error from validation or the server. */
const useField = (edit: RecordEditRef, name: string) => {
  const { t, textOf, errorText } = useI18n()
  const value = useSelector(edit, (snapshot) => selectFieldValue(snapshot, name))
  const before = useSelector(edit, ({ context }) => context.record?.[name])
  // A new location has no previous values.
  const isChanged = useSelector(
    edit,
    ({ context: { record } }) => record?.['Id'] !== undefined && !isSameValue(before, value),
  )
  const isReadOnly = useSelector(edit, selectIsSaving)
  const fault = useSelector(edit, (snapshot) => {
    const { record = {}, changes } = snapshot.context
    return snapshot.context.isChecked ? faultsOf(record, changes)[name] : undefined
  })
  const refusal = useSelector(edit, selectSaveError)
  const isRefused = useSelector(edit, selectRefusedField) === name
  const error = fault
    ? t(`locationEditor.fault.${fault}`)
    : isRefused && refusal
      ? errorText(refusal.code)
      : undefined
  const label = textOf(`record.${name}`) ?? name
  const change = (next: unknown) => edit.send({ type: 'CHANGE', field: name, value: next })
  return {
    value,
    isReadOnly,
    shared: { name, label, error },
    change,
    /** Returns the hint of a field. For a changed field, this is its previous value, formatted by `wordOf`. */
    hintOf: (usual: string | undefined, wordOf: (before: unknown) => string = String) => {
      if (!isChanged) return usual
      const isNothing = before === undefined || before === null || before === ''
      return t('record.was', { value: isNothing ? NO_VALUE : wordOf(before) })
    },
    /** Props that mark a changed field and let the user reset it. */
    changed: {
      isChanged,
      undoLabel: t('common.undoChange', { name: label }),
      isReadOnly,
      onUndo: () => change(before),
    },
  }
}

const useOptional = (isOptional: boolean) => {
  const { t } = useI18n()
  return isOptional ? { optional: t('common.optional') } : {}
}

type TextProps = LocationFieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'type' | 'inputMode'> & { isOptional?: boolean; maxLength?: number }

export const LineField = ({ edit, name, hint, isOptional = false, ...input }: TextProps) => {
  const { value, isReadOnly, shared, change, hintOf, changed } = useField(edit, name)
  return (
    <ChangedField {...changed}>
      <TextInput
        {...shared}
        {...useOptional(isOptional)}
        {...input}
        hint={hintOf(hint)}
        autoComplete="off"
        readOnly={isReadOnly}
        required={!isOptional}
        value={String(value ?? '')}
        onChange={({ target }) => change(target.value)}
      />
    </ChangedField>
  )
}

export const LinesField = ({ edit, name, hint, maxLength }: TextProps) => {
  const { value, isReadOnly, shared, change, hintOf, changed } = useField(edit, name)
  return (
    <ChangedField {...changed}>
      <TextArea
        {...shared}
        {...useOptional(true)}
        hint={hintOf(hint)}
        rows={4}
        maxLength={maxLength}
        readOnly={isReadOnly}
        value={String(value ?? '')}
        onChange={({ target }) => change(target.value)}
      />
    </ChangedField>
  )
}

/** Latitude or longitude in degrees. */
export const DegreesField = ({ edit, name }: LocationFieldProps) => {
  const { t } = useI18n()
  const { value, isReadOnly, shared, change, hintOf, changed } = useField(edit, name)
  return (
    <ChangedField {...changed}>
      <NumberInput
        {...shared}
        hint={hintOf(undefined)}
        autoComplete="off"
        readOnly={isReadOnly}
        required
        unreadable={t('writing.number')}
        value={typeof value === 'number' ? value : undefined}
        onNumber={change}
      />
    </ChangedField>
  )
}

export interface ChoiceProps extends LocationFieldProps {
  options: readonly { readonly value: string; readonly label: string }[]
}

/** Select field. Shows the current value even if there is no option for it. */
export const ChoiceOf = ({ edit, name, hint, options }: ChoiceProps) => {
  const { value, isReadOnly, shared, change, hintOf, changed } = useField(edit, name)
  const chosen = String(value ?? '')
  const isListed = options.some((option) => option.value === chosen)
  return (
    <ChangedField {...changed}>
      <Select
        {...shared}
        hint={hintOf(
          hint,
          (before) => options.find((option) => option.value === before)?.label ?? String(before),
        )}
        disabled={isReadOnly}
        value={chosen}
        options={[...(isListed ? [] : [{ value: chosen, label: chosen }]), ...options]}
        onChange={({ target }) => change(target.value)}
      />
    </ChangedField>
  )
}

export const SwitchOf = ({ edit, name, hint }: LocationFieldProps) => {
  const { t } = useI18n()
  const { value, isReadOnly, shared, change, hintOf, changed } = useField(edit, name)
  return (
    <ChangedField {...changed}>
      <Switch
        label={shared.label}
        hint={shared.error ?? hintOf(hint, (before) => t(before === true ? 'common.yes' : 'common.no'))}
        checked={value === true}
        disabled={isReadOnly}
        onChange={change}
      />
    </ChangedField>
  )
}
