import {
  type RecordEditRef,
  selectFieldValue,
  selectIsRecordChecked,
  selectIsSaving,
  selectRefusedField,
  selectSaveError,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ComponentPropsWithRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { faultsOf } from './faults.ts'

export interface LocationFieldProps {
  edit: RecordEditRef
  /** As the server calls it. */
  name: string
  hint?: string
}

/** A field of the form: its value, and its mistake by the rules or by the server. */
const useField = (edit: RecordEditRef, name: string) => {
  const { t, textOf, errorText } = useI18n()
  const value = useSelector(edit, (snapshot) => selectFieldValue(snapshot, name))
  const isReadOnly = useSelector(edit, selectIsSaving)
  const fault = useSelector(edit, (snapshot) => {
    const { record = {}, changes } = snapshot.context
    return selectIsRecordChecked(snapshot) ? faultsOf(record, changes)[name] : undefined
  })
  const refusal = useSelector(edit, selectSaveError)
  const isRefused = useSelector(edit, selectRefusedField) === name
  const error = fault
    ? t(`locationEditor.fault.${fault}`)
    : isRefused && refusal
      ? errorText(refusal.code)
      : undefined
  return {
    value,
    isReadOnly,
    shared: { name, label: textOf(`record.${name}`) ?? name, error },
    change: (next: unknown) => edit.send({ type: 'CHANGE', field: name, value: next }),
  }
}

/** What may stay empty says so beside its label. */
const useOptional = (isOptional: boolean) => {
  const { t } = useI18n()
  return isOptional ? { optional: t('record.optional') } : {}
}

type TextProps = LocationFieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'type' | 'inputMode'> & { isOptional?: boolean; maxLength?: number }

/** One line of text. */
export const LineField = ({ edit, name, hint, isOptional = false, ...input }: TextProps) => {
  const { value, isReadOnly, shared, change } = useField(edit, name)
  return (
    <TextInput
      {...shared}
      {...useOptional(isOptional)}
      {...input}
      hint={hint}
      autoComplete="off"
      readOnly={isReadOnly}
      required={!isOptional}
      value={String(value ?? '')}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** Some lines of text, which may stay empty. */
export const LinesField = ({ edit, name, hint, maxLength }: TextProps) => {
  const { value, isReadOnly, shared, change } = useField(edit, name)
  return (
    <TextArea
      {...shared}
      {...useOptional(true)}
      hint={hint}
      rows={4}
      maxLength={maxLength}
      readOnly={isReadOnly}
      value={String(value ?? '')}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** Degrees. */
export const DegreesField = ({ edit, name }: LocationFieldProps) => {
  const { value, isReadOnly, shared, change } = useField(edit, name)
  return (
    <NumberInput
      {...shared}
      autoComplete="off"
      readOnly={isReadOnly}
      required
      value={typeof value === 'number' ? value : undefined}
      onNumber={change}
    />
  )
}

export interface ChoiceProps extends LocationFieldProps {
  options: readonly { readonly value: string; readonly label: string }[]
}

/** One of a list; a value that the list lacks stays to be seen. */
export const ChoiceOf = ({ edit, name, hint, options }: ChoiceProps) => {
  const { value, isReadOnly, shared, change } = useField(edit, name)
  const chosen = String(value ?? '')
  const isKnown = options.some((option) => option.value === chosen)
  return (
    <Select
      {...shared}
      hint={hint}
      disabled={isReadOnly}
      value={chosen}
      options={[...(isKnown ? [] : [{ value: chosen, label: chosen }]), ...options]}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** On or off. */
export const SwitchOf = ({ edit, name, hint }: LocationFieldProps) => {
  const { value, isReadOnly, shared, change } = useField(edit, name)
  return (
    <Switch
      label={shared.label}
      hint={shared.error ?? hint}
      checked={value === true}
      disabled={isReadOnly}
      onChange={change}
    />
  )
}
