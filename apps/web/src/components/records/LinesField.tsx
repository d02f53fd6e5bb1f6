import { isSameValue } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import type { JsonFieldProps } from './JsonField.tsx'

const linesText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '')

const readLines = (text: string): readonly string[] => [
  ...new Set(text.split('\n').flatMap((line) => line.trim() || [])),
]

/** Field for a list of texts, one per line. */
export const LinesField = ({ name, labels, value, isReadOnly, change }: Omit<JsonFieldProps, 'type'>) => {
  const { t } = useI18n()
  const [typed, setTyped] = useState(() => linesText(value))
  // Undoing a change sets the value without typing, so the typed text may no longer match it.
  const text = isSameValue(readLines(typed), value) ? typed : linesText(value)
  return (
    <TextArea
      {...labels}
      hint={t('record.lines')}
      name={name}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        change(readLines(target.value))
      }}
    />
  )
}
