import type { MetaField } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { valueIn } from '../../data/records.ts'
import { NO_VALUE } from '../lists/figures.ts'
import { type AuditChange, auditValue, changesIn, labelOfPath } from './auditChanges.ts'
import { type RecordWords, useClassWords } from './useRecordWords.ts'

interface AuditWords {
  /** Fields of the record's class; without them, values are shown as plain text. */
  meta: readonly MetaField[]
  words: RecordWords
}

/** Returns a function that describes a change: the field and its values before and after. */
const useChangeText = ({ meta, words }: AuditWords): ((change: AuditChange) => string) => {
  const { t } = useI18n()
  return (change) => {
    const { field, before, after, isHidden } = change
    const name = labelOfPath(field, words)
    const format = (text: string) => auditValue(change, text, meta, words)
    if (isHidden) return t('record.audit.hidden', { name })
    if (before === undefined || before === '')
      return t('record.audit.set', { name, after: format(after ?? '') })
    if (after === undefined || after === '')
      return t('record.audit.cleared', { name, before: format(before) })
    return t('record.audit.change', { name, before: format(before), after: format(after) })
  }
}

export const AuditChanges = ({ changes, ...words }: AuditWords & { changes: readonly AuditChange[] }) => {
  const textOf = useChangeText(words)
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={change.field} className="wrap-anywhere">
          {textOf(change)}
        </li>
      ))}
    </ul>
  )
}

/** Names of the changed fields, for a list; the entry itself shows their values. */
export const AuditCell = ({ value, record = {} }: { value: unknown; record?: object }) => {
  const words = useClassWords(String(valueIn(record, 'Class')))
  return (
    changesIn(value)
      .map(({ field }) => labelOfPath(field, words))
      .join(', ') || NO_VALUE
  )
}
