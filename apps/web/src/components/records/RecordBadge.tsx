import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { FieldCell } from './FieldCell.tsx'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface RecordBadgeProps {
  screen: RecordScreen
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
}

/** Badge of the first field that declares one. */
export const RecordBadge = ({ screen, meta, record, words }: RecordBadgeProps) => {
  const [name] = Object.keys(screen.looks ?? {})
  const field = meta.find(({ Name }) => Name === name)
  return field && record[field.Name] !== undefined ? (
    <FieldCell screen={screen} field={field} record={record} words={words} />
  ) : null
}
