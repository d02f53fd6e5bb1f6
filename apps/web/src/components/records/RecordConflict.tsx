import type { RecordEditRef } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { ConflictDialog } from './ConflictDialog.tsx'
import { writtenValue } from './fieldValue.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface RecordConflictProps {
  edit: RecordEditRef
  meta: readonly MetaField[]
  words: RecordWords
}

export const RecordConflict = ({ edit, meta, words }: RecordConflictProps) => (
  <ConflictDialog
    edit={edit}
    labelOf={words.labelOf}
    written={(field, value) =>
      writtenValue(field, meta.find(({ Name }) => Name === field)?.Type, value, words)
    }
    isReported={(field) => meta.some(({ Name, IsReadOnly }) => Name === field && !IsReadOnly)}
  />
)
