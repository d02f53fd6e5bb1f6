import { isSameValue } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import type { FieldLabels } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { type JsonType, jsonText, readJson } from './jsonValue.ts'

export interface JsonFieldProps {
  name: string
  type: JsonType
  labels: FieldLabels
  value: unknown
  isReadOnly: boolean
  change: (value: unknown) => void
}

/** Field for an array or object as JSON. Invalid text becomes NaN, which no form sends. */
export const JsonField = ({ name, type, labels, value, isReadOnly, change }: JsonFieldProps) => {
  const { t } = useI18n()
  const [typed, setTyped] = useState(() => jsonText(value))
  // Undoing a change sets the value without typing, so the typed text may no longer match it.
  const text = isSameValue(readJson(typed, type), value) ? typed : jsonText(value)
  return (
    <TextArea
      {...labels}
      error={labels.error ?? (Number.isNaN(value) && t(`record.json.${type}`))}
      name={name}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
      className="font-mono text-xs"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        change(readJson(target.value, type))
      }}
    />
  )
}
