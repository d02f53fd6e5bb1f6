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

/** The choice between what two people wrote into a record, in the words of its class. */
export const RecordConflict = ({ edit, meta, words }: RecordConflictProps) => (
  <ConflictDialog
    edit={edit}
    labelOf={words.labelOf}
    written={(field, value) =>
      writtenValue(field, meta.find(({ Name }) => Name === field)?.Type, value, words)
    }
    isTold={(field) => meta.some(({ Name, IsReadOnly }) => Name === field && !IsReadOnly)}
  />
)
