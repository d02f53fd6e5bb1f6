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

/** The first field that has a look of its own says how things are. */
export const RecordBadge = ({ screen, meta, record, words }: RecordBadgeProps) => {
  const [name] = Object.keys(screen.looks ?? {})
  const field = meta.find(({ Name }) => Name === name)
  return field && record[field.Name] !== undefined ? (
    <FieldCell screen={screen} field={field} record={record} words={words} />
  ) : null
}
